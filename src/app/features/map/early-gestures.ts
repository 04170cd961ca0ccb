import { worldPoint } from '../../../domain/place/base-map.ts'
import type { Camera } from './create-rain-map.ts'
import { coordinatesOf, coveringView } from './view.ts'

/** Pixels of the whole world at zoom 0, as MapLibre counts. */
const worldPx = 512
/** A finger that moves less is a tap. */
const tapPx = 6
/** A finger that stays longer is none. */
const tapMs = 500
/** Turned by so much, a wheel doubles the map, as MapLibre has it. */
const wheelPx = 450

type Pixel = { x: number; y: number }
type Box = { width: number; height: number }
type Coordinates = { lat: number; lon: number }

const pixelsPerWorld = ({ zoom }: { zoom: number }) => worldPx * 2 ** zoom

/** What lies under a pixel, counted from the box's corner. */
export function pointUnder(camera: Camera, box: Box, { x, y }: Pixel): Coordinates {
  const [worldX, worldY] = worldPoint(camera)
  const perWorld = pixelsPerWorld(camera)
  return coordinatesOf([worldX + (x - box.width / 2) / perWorld, worldY + (y - box.height / 2) / perWorld])
}

/** The camera after what was under `from` has gone to `to`, and the map has grown by `zoomBy` around it. */
export function movedCamera(
  camera: Camera,
  box: Box,
  { from, to, zoomBy = 0 }: { from: Pixel; to: Pixel; zoomBy?: number },
): Camera {
  const zoom = Math.min(11, Math.max(5, camera.zoom + zoomBy))
  const [held, heldY] = worldPoint(pointUnder(camera, box, from))
  const perWorld = pixelsPerWorld({ zoom })
  const centre = coordinatesOf([
    held - (to.x - box.width / 2) / perWorld,
    heldY - (to.y - box.height / 2) / perWorld,
  ])
  return { ...centre, zoom }
}

/** How the picture that `first` shows is transformed to show what `camera` would. */
export function pictureTransform(first: Camera, camera: Camera): string {
  const perWorld = pixelsPerWorld(camera)
  const [fromX, fromY] = worldPoint(first)
  const [toX, toY] = worldPoint(camera)
  const shift = [(fromX - toX) * perWorld, (fromY - toY) * perWorld].map((px) => `${px.toFixed(2)}px`)
  return `translate(${shift.join(', ')}) scale(${2 ** (camera.zoom - first.zoom)})`
}

/** The picture in the place of the map: what it shows, and how it is moved. */
export function createEarlyView(
  picture: HTMLElement,
  options: {
    /** Position of the place in the picture. */
    share: { x: number; y: number }
    /** What the address asks for. */
    camera: Camera | null
    onMove(camera: Camera): void
    onTap(at: Coordinates): void
    signal: AbortSignal
  },
) {
  const size = () => ({ width: picture.offsetWidth, height: picture.offsetHeight })
  const first = () => coveringView(size(), options.share)
  let moved: Camera | null = null
  const camera = () => moved ?? first()
  function show(next: Camera): void {
    moved = next
    picture.style.transform = pictureTransform(first(), next)
  }
  function move(next: Camera): void {
    show(next)
    options.onMove(next)
  }
  if (options.camera) show(options.camera)
  const { onTap, signal } = options
  followGestures(picture, { camera, onCamera: move, onTap, signal })
  return {
    camera,
    move,
    zoomBy(steps: number): void {
      const { width, height } = size()
      const middle = { x: width / 2, y: height / 2 }
      move(movedCamera(camera(), size(), { from: middle, to: middle, zoomBy: steps }))
    },
  }
}
export type EarlyView = ReturnType<typeof createEarlyView>

/**
 * What fingers, mouse and wheel do to the picture while the map is on its way: they move it as they would the map, which
 * takes over where they are, in the middle of a drag too.
 */
function followGestures(
  picture: HTMLElement,
  options: {
    camera(): Camera
    onCamera(camera: Camera): void
    onTap(at: Coordinates): void
    signal: AbortSignal
  },
): void {
  const { signal } = options
  // On what does not move itself; what lies over it has its own presses.
  const element = picture.parentElement ?? picture
  const isOnPicture = ({ target }: Event) =>
    target === element || (target instanceof Node && picture.contains(target))
  const fingers = new Map<number, Pixel>()
  let tap: { at: Pixel; since: number } | null = null
  const box = () => element.getBoundingClientRect()
  const pixelOf = ({ clientX, clientY }: MouseEvent): Pixel => {
    const { left, top } = box()
    return { x: clientX - left, y: clientY - top }
  }
  const move = (by: { from: Pixel; to: Pixel; zoomBy?: number }) =>
    options.onCamera(movedCamera(options.camera(), box(), by))

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || !isOnPicture(event)) return
      element.setPointerCapture(event.pointerId)
      fingers.set(event.pointerId, pixelOf(event))
      tap = fingers.size === 1 ? { at: pixelOf(event), since: event.timeStamp } : null
    },
    { signal },
  )
  element.addEventListener(
    'pointermove',
    (event) => {
      const from = fingers.get(event.pointerId)
      if (!from) return
      const to = pixelOf(event)
      if (tap && Math.hypot(to.x - tap.at.x, to.y - tap.at.y) < tapPx) return
      tap = null
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
      fingers.set(event.pointerId, to)
      if (!other) return move({ from, to })
      const spread = (at: Pixel) => Math.hypot(at.x - other.x, at.y - other.y)
      const between = (at: Pixel) => ({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 })
      move({ from: between(from), to: between(to), zoomBy: Math.log2(spread(to) / spread(from)) })
    },
    { signal },
  )
  const lift = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    if (tap && event.type === 'pointerup' && event.timeStamp - tap.since < tapMs)
      options.onTap(pointUnder(options.camera(), box(), tap.at))
    tap = null
  }
  element.addEventListener('pointerup', lift, { signal })
  element.addEventListener('pointercancel', lift, { signal })
  element.addEventListener(
    'wheel',
    (event) => {
      if (!isOnPicture(event)) return
      event.preventDefault()
      const at = pixelOf(event)
      move({ from: at, to: at, zoomBy: -event.deltaY / wheelPx })
    },
    { signal, passive: false },
  )
}
