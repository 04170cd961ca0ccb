import type { CustomLayerInterface, CustomRenderMethodInput, Map as MapLibre } from 'maplibre-gl'
import { memoise } from '../../../domain/memoise.ts'
import {
  createProgram,
  createQuad,
  fieldOf,
  levelTexture,
  localMatrix,
  setFilter,
  startProgram,
} from './gl-program.ts'
import type { RainLook } from './map-look.ts'
import type { MapLayer, RainSequence } from './rain-sequence.ts'
import { rainFragment, rainVertex, smoothFragment, smoothVertex } from './rain-shader.ts'
import { nextUploads, type Shown } from './shown-frames.ts'
import { mercatorBox } from './view.ts'

const layerNumbers: Partial<Record<MapLayer, number>> = { precipitation: 0, clouds: 1, snow: 2, storms: 3 }
/** Rain, snow, storms and clouds as one layer of the map. */
export function createRainLayer() {
  const textures = new Map<string, WebGLTexture>()
  const waiting = new Map<string, ImageBitmap>()
  let sequence: RainSequence | null = null
  let isMotionNew = false
  let shown: Shown | null = null
  /** What was last drawn: it stays while the pictures of what should follow are on their way to the card. */
  let drawn: Shown | null = null
  let hasOldPictures = false
  let look: RainLook | null = null
  let layer: MapLayer = 'precipitation'
  let opacity = 0.8
  let presence = 1
  let map: MapLibre | null = null
  let drawing: Drawing | null = null

  function uploadWaiting(gl: WebGL2RenderingContext): void {
    for (const url of nextUploads(waiting.keys(), shown)) {
      const bitmap = waiting.get(url)
      if (!bitmap) continue
      waiting.delete(url)
      const isFrame = [...(sequence?.frames ?? []), ...(sequence?.outer?.frames ?? [])].some(
        (frame) => frame.url === url,
      )
      textures.set(url, isFrame && drawing ? smoothed(gl, drawing, bitmap) : levelTexture(gl, bitmap))
      bitmap.close()
    }
    if (waiting.size > 0) map?.triggerRepaint()
    if (isMotionNew && sequence && drawing) {
      uploadMotion(gl, drawing.motion, sequence.motion)
      isMotionNew = false
    }
  }

  /** Pictures that the sequence no longer has go once something of the new one is drawn: nothing flashes. */
  function letGo(gl: WebGL2RenderingContext, { frames, layers, outer }: RainSequence): void {
    hasOldPictures = false
    const kept = new Set(
      [
        ...frames,
        ...(layers.clouds.frames ?? []),
        ...(layers.snow.frames ?? []),
        ...(outer?.frames ?? []),
      ].map(({ url }) => url),
    )
    for (const [url, texture] of textures) {
      if (kept.has(url)) continue
      gl.deleteTexture(texture)
      textures.delete(url)
    }
  }

  const own: CustomLayerInterface = {
    id: 'rain',
    type: 'custom',
    onAdd(added, context) {
      map = added
      const gl = context as WebGL2RenderingContext
      drawing = createDrawing(gl)
      textures.clear()
      drawn = null
      isMotionNew = sequence !== null
    },
    prerender: (context) => uploadWaiting(context as WebGL2RenderingContext),
    render(context, { defaultProjectionData }: CustomRenderMethodInput) {
      const gl = context as WebGL2RenderingContext
      const number = layerNumbers[layer]
      if (!drawing || !sequence || !shown || !look || !map || number === undefined || presence === 0) return
      if (layer === 'clouds' && shown.clouds === null) return
      const texture = (url: string | undefined) => (url ? textures.get(url) : undefined) ?? null
      const wanted = layer === 'clouds' ? shown.clouds : shown
      const isThere = Boolean(texture(wanted?.from) && texture(wanted?.to))
      if (isThere) {
        drawn = shown
        if (hasOldPictures) letGo(gl, sequence)
      }
      if (!drawn) return
      const { clouds } = drawn
      // What was drawn before had none: without them it would be a clear sky.
      if (layer === 'clouds' && clouds === null) return
      const { uniform, blank } = drawing
      const { grid } = sequence
      const pixelsPerWorld = 512 * 2 ** map.getZoom() * map.getPixelRatio()
      startProgram(gl, drawing.program)
      gl.bindVertexArray(drawing.quad)
      const drawOver = (over: RainSequence['grid']) => {
        const box = mercatorBox(over)
        const { mainMatrix } = defaultProjectionData
        const matrix = localMatrix(mainMatrix, [box.x, box.y], [box.width, box.height])
        gl.uniformMatrix4fv(uniform('u_matrix'), false, matrix)
        gl.uniform1f(uniform('u_cellsPerPixel'), over.cols / (box.width * pixelsPerWorld))
        gl.uniform2f(uniform('u_cells'), over.cols, over.rows)
        gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
      }
      const snow = texture(drawn.snow ?? undefined)
      const bound = {
        u_from: texture(drawn.from),
        u_to: texture(drawn.to),
        u_motion: drawing.motion,
        u_snow: snow,
        u_cloudsFrom: texture(clouds?.from),
        u_cloudsTo: texture(clouds?.to),
      }
      Object.entries(bound).forEach(([name, one], unit) => {
        gl.activeTexture(gl.TEXTURE0 + unit)
        gl.bindTexture(gl.TEXTURE_2D, one ?? blank)
        gl.uniform1i(uniform(name), unit)
      })
      const { motion } = sequence
      const reach = motion && [motion.cols * motion.blockCells, motion.rows * motion.blockCells]
      gl.uniform2f(
        uniform('u_motionScale'),
        reach ? grid.cols / (reach[0] as number) : 1,
        reach ? grid.rows / (reach[1] as number) : 1,
      )
      gl.uniform1f(uniform('u_fraction'), drawn.fraction)
      gl.uniform1f(uniform('u_minutes'), motion ? drawn.minutes : 0)
      gl.uniform1f(uniform('u_cloudFraction'), clouds?.fraction ?? 0)
      gl.uniform1f(uniform('u_opacity'), opacity * presence)
      gl.uniform1f(uniform('u_hasSnow'), snow ? 1 : 0)
      gl.uniform1i(uniform('u_layer'), number)
      gl.uniform3fv(uniform('u_ramp'), look.ramp)
      gl.uniform3fv(uniform('u_ink'), look.ink)
      gl.uniform3fv(uniform('u_paper'), look.paper)
      gl.uniform3fv(uniform('u_cloud'), look.cloud)
      gl.uniform3fv(uniform('u_clear'), look.clear)
      const beyond = texture(drawn.outer ?? undefined)
      const beyondGrid = sequence.outer?.grid
      if (beyond && beyondGrid && number === layerNumbers.precipitation) {
        const [outer, inner] = [mercatorBox(beyondGrid), mercatorBox(grid)]
        gl.uniform1f(uniform('u_isOuter'), 1)
        gl.uniform4f(
          uniform('u_inner'),
          (inner.x - outer.x) / outer.width,
          (inner.y - outer.y) / outer.height,
          (inner.x + inner.width - outer.x) / outer.width,
          (inner.y + inner.height - outer.y) / outer.height,
        )
        for (const unit of [0, 1]) {
          gl.activeTexture(gl.TEXTURE0 + unit)
          gl.bindTexture(gl.TEXTURE_2D, beyond)
        }
        drawOver(beyondGrid)
        for (const [unit, url] of [drawn.from, drawn.to].entries()) {
          gl.activeTexture(gl.TEXTURE0 + unit)
          gl.bindTexture(gl.TEXTURE_2D, texture(url) ?? blank)
        }
      }
      gl.uniform1f(uniform('u_isOuter'), 0)
      drawOver(grid)
      gl.bindVertexArray(null)
    },
  }

  return {
    layer: own,
    setSequence(next: RainSequence): void {
      sequence = next
      isMotionNew = true
      hasOldPictures = true
    },
    addPicture(url: string, bitmap: ImageBitmap): void {
      waiting.set(url, bitmap)
      map?.triggerRepaint()
    },
    has: (url: string): boolean => textures.has(url) || waiting.has(url),
    show(next: Shown): void {
      shown = next
      map?.triggerRepaint()
    },
    setLook(next: RainLook): void {
      look = next
      map?.triggerRepaint()
    },
    /** 0 to 1: how much of it gives way to the forecast. */
    setPresence(next: number): void {
      presence = next
    },
    setLayer(next: MapLayer, nextOpacity: number): void {
      layer = next
      opacity = nextOpacity
      map?.triggerRepaint()
    },
  }
}

type Drawing = ReturnType<typeof createDrawing>

function createDrawing(gl: WebGL2RenderingContext) {
  const program = createProgram(gl, rainVertex, rainFragment)
  const quad = createQuad(gl)
  const smooth = createProgram(gl, smoothVertex, smoothFragment)
  const frame = gl.createFramebuffer()
  const motion = gl.createTexture()
  uploadMotion(gl, motion, null)
  const blank = gl.createTexture()
  uploadMotion(gl, blank, null)
  const uniform = memoise((name: string) => gl.getUniformLocation(program, name))
  return { program, uniform, smooth, frame, quad, motion, blank }
}

const smoothed = (gl: WebGL2RenderingContext, { smooth, frame, quad }: Drawing, bitmap: ImageBitmap) =>
  fieldOf(gl, bitmap, { program: smooth, frame, quad, format: [gl.RG8, gl.RG] })

function uploadMotion(
  gl: WebGL2RenderingContext,
  texture: WebGLTexture,
  motion: RainSequence['motion'],
): void {
  const [cols, rows] = motion ? [motion.cols, motion.rows] : [1, 1]
  const cellsPerMinute = new Float32Array(cols * rows * 2)
  motion?.u.forEach((u, block) => {
    cellsPerMinute[block * 2] = u / 100
    cellsPerMinute[block * 2 + 1] = (motion.v[block] ?? 0) / 100
  })
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 4)
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RG16F, cols, rows, 0, gl.RG, gl.FLOAT, cellsPerMinute)
  setFilter(gl, gl.LINEAR)
}
