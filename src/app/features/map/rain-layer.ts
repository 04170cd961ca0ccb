import type { CustomLayerInterface, CustomRenderMethodInput, Map as MapLibre } from 'maplibre-gl'
import { memoise } from '../../../domain/memoise.ts'
import type { RadarLayer } from '../../../domain/rain/radar.ts'
import { createProgram, localMatrix, startProgram } from './gl-program.ts'
import type { RainLook } from './map-look.ts'
import type { RainSequence } from './rain-sequence.ts'
import { rainFragment, rainVertex, smoothFragment, smoothVertex } from './rain-shader.ts'
import { mercatorBox } from './view.ts'

/** What is drawn: two pictures by address and how far the time has come from one to the other. */
export type Shown = {
  from: string
  to: string
  fraction: number
  minutes: number
  /** null: there is no picture of this time, which is shown as nothing. */
  clouds: { from: string; to: string; fraction: number } | null
  /** Where it snows at the nearest full hour; null where it does nowhere, or nobody knows. */
  snow: string | null
}

const layerNumbers: Record<RadarLayer, number> = { precipitation: 0, clouds: 1, snow: 2, storms: 3 }
/** Uploads per drawn frame: more would be felt. */
const uploadsAtOnce = 3

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
  let layer: RadarLayer = 'precipitation'
  let opacity = 0.8
  let map: MapLibre | null = null
  let drawing: Drawing | null = null

  function uploadWaiting(gl: WebGL2RenderingContext): void {
    let uploads = 0
    for (const [url, bitmap] of waiting) {
      if (uploads++ === uploadsAtOnce) {
        map?.triggerRepaint()
        break
      }
      waiting.delete(url)
      const levels = createLevelTexture(gl, bitmap)
      const isFrame = sequence?.frames.some((frame) => frame.url === url)
      textures.set(url, isFrame && drawing ? smoothed(gl, drawing, levels, bitmap) : levels)
      bitmap.close()
    }
    if (isMotionNew && sequence && drawing) {
      uploadMotion(gl, drawing.motion, sequence.motion)
      isMotionNew = false
    }
  }

  /** Pictures that the sequence no longer has go once something of the new one is drawn: nothing flashes. */
  function letGo(gl: WebGL2RenderingContext, { frames, layers }: RainSequence): void {
    hasOldPictures = false
    const kept = new Set(
      [...frames, ...(layers.clouds.frames ?? []), ...(layers.snow.frames ?? [])].map(({ url }) => url),
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
      if (!drawing || !sequence || !shown || !look || !map) return
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
      const { uniform, blank } = drawing
      const { grid } = sequence
      const box = mercatorBox(grid)
      startProgram(gl, drawing.program)
      gl.bindVertexArray(drawing.quad)
      gl.uniformMatrix4fv(
        uniform('u_matrix'),
        false,
        localMatrix(defaultProjectionData.mainMatrix, [box.x, box.y], [box.width, box.height]),
      )
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
      const pixelsPerWorld = 512 * 2 ** map.getZoom() * map.getPixelRatio()
      gl.uniform1f(uniform('u_cellsPerPixel'), grid.cols / (box.width * pixelsPerWorld))
      gl.uniform2f(uniform('u_cells'), grid.cols, grid.rows)
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
      gl.uniform1f(uniform('u_opacity'), opacity)
      gl.uniform1f(uniform('u_hasSnow'), snow ? 1 : 0)
      gl.uniform1i(uniform('u_layer'), layerNumbers[layer])
      gl.uniform3fv(uniform('u_ramp'), look.ramp)
      gl.uniform3fv(uniform('u_ink'), look.ink)
      gl.uniform3fv(uniform('u_paper'), look.paper)
      gl.uniform3fv(uniform('u_cloud'), look.cloud)
      gl.uniform3fv(uniform('u_clear'), look.clear)
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
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
    setLayer(next: RadarLayer, nextOpacity: number): void {
      layer = next
      opacity = nextOpacity
      map?.triggerRepaint()
    },
  }
}

type Drawing = ReturnType<typeof createDrawing>

function createDrawing(gl: WebGL2RenderingContext) {
  const program = createProgram(gl, rainVertex, rainFragment)
  const quad = gl.createVertexArray()
  gl.bindVertexArray(quad)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
  gl.bindVertexArray(null)
  const smooth = createProgram(gl, smoothVertex, smoothFragment)
  const frame = gl.createFramebuffer()
  const motion = gl.createTexture()
  uploadMotion(gl, motion, null)
  const blank = gl.createTexture()
  uploadMotion(gl, blank, null)
  const uniform = memoise((name: string) => gl.getUniformLocation(program, name))
  return { program, uniform, smooth, frame, quad, motion, blank }
}

function setFilter(gl: WebGL2RenderingContext, filter: number): void {
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
}

/** One byte a cell. */
function createLevelTexture(gl: WebGL2RenderingContext, bitmap: ImageBitmap): WebGLTexture {
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false)
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false)
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE)
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, gl.RED, gl.UNSIGNED_BYTE, bitmap)
  setFilter(gl, gl.LINEAR)
  return texture
}

/** Turns the levels of a frame into the field that is drawn and releases them. */
function smoothed(
  gl: WebGL2RenderingContext,
  { smooth, frame, quad }: Drawing,
  levels: WebGLTexture,
  { width, height }: ImageBitmap,
): WebGLTexture {
  const field = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, field)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RG8, width, height, 0, gl.RG, gl.UNSIGNED_BYTE, null)
  setFilter(gl, gl.LINEAR)
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, field, 0)
  gl.viewport(0, 0, width, height)
  for (const state of [gl.BLEND, gl.DEPTH_TEST, gl.STENCIL_TEST, gl.SCISSOR_TEST, gl.CULL_FACE])
    gl.disable(state)
  gl.colorMask(true, true, true, true)
  startProgram(gl, smooth)
  gl.bindVertexArray(quad)
  gl.activeTexture(gl.TEXTURE0)
  gl.bindTexture(gl.TEXTURE_2D, levels)
  gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
  gl.bindVertexArray(null)
  gl.bindFramebuffer(gl.FRAMEBUFFER, null)
  gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight)
  gl.deleteTexture(levels)
  return field
}

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
