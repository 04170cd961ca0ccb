import type { CustomLayerInterface, CustomRenderMethodInput, Map as MapLibre } from 'maplibre-gl'
import { memoise } from '../../../domain/memoise.ts'
import { temperatureColour } from '../../../domain/weather/temperature-scale.ts'
import type { ForecastSequence, ShownForecast } from './forecast-sequence.ts'
import { fieldFragment, forecastFragment } from './forecast-shader.ts'
import { createProgram, createQuad, fieldOf, localMatrix, setFilter, startProgram } from './gl-program.ts'
import type { RainLook } from './map-look.ts'
import { rainVertex, smoothVertex } from './rain-shader.ts'
import { reliefBox, reliefUrls, type Theme } from './relief.ts'
import { mercatorBox } from './view.ts'

const kindNumbers: Record<ShownForecast['kind'], number> = {
  precipitation: 0,
  clouds: 1,
  temperature: 2,
  wind: 3,
}
/** Some 0.8 MB of the graphics card's memory each. */
const mostPictures = 28
/** Whole degrees that have a colour of their own, °C. */
const degrees = Array.from({ length: 56 }, (_, index) => index - 20)
const temperatureRamp = Float32Array.from(
  degrees.flatMap((degree) =>
    [1, 3, 5].map((at) => Number.parseInt(temperatureColour(degree).slice(at, at + 2), 16) / 255),
  ),
)

/** What models forecast, as one layer of the map: precipitation, clouds, temperature or gusts. */
export function createForecastLayer() {
  const textures = new Map<string, WebGLTexture>()
  const waiting = new Map<string, ImageBitmap>()
  let grid: ForecastSequence['grid'] | null = null
  let shown: ShownForecast | null = null
  let drawn: ShownForecast | null = null
  let isOnlySnow = false
  let opacity = 0.8
  let look: (RainLook & { theme: Theme }) | null = null
  let map: MapLibre | null = null
  let drawing: ReturnType<typeof createDrawing> | null = null
  let relief: { theme: Theme; bitmap: ImageBitmap | null } | null = null

  async function fetchRelief(theme: Theme): Promise<void> {
    relief = { theme, bitmap: null }
    const answer = await fetch(reliefUrls[theme]).catch(() => null)
    // Without it the forecast has no border and no shades.
    if (!answer?.ok) return
    const bitmap = await createImageBitmap(await answer.blob(), { premultiplyAlpha: 'none' })
    if (relief.theme === theme) relief = { theme, bitmap }
    map?.triggerRepaint()
  }

  function uploadWaiting(gl: WebGL2RenderingContext): void {
    if (!drawing) return
    for (const [url, bitmap] of waiting) {
      waiting.delete(url)
      const isRate = url.includes('/precipitation/')
      const { smooth: program, frame, quad } = drawing
      const format: [number, number] = [gl.RGBA8, gl.RGBA]
      textures.set(
        url,
        fieldOf(gl, bitmap, { program, frame, quad, format, uniforms: { u_possible: isRate ? 1 : 0 } }),
      )
      bitmap.close()
    }
    if (relief?.bitmap) {
      uploadRelief(gl, drawing.relief, relief.bitmap)
      drawing.hasRelief = true
      relief.bitmap.close()
      relief.bitmap = null
    }
    letGo(gl)
  }

  /** The longest unused go first. */
  function letGo(gl: WebGL2RenderingContext): void {
    for (const [url, texture] of textures) {
      if (textures.size <= mostPictures) return
      gl.deleteTexture(texture)
      textures.delete(url)
    }
  }

  const used = (url: string): WebGLTexture | null => {
    const texture = textures.get(url)
    if (!texture) return null
    textures.delete(url)
    textures.set(url, texture)
    return texture
  }

  const own: CustomLayerInterface = {
    id: 'forecast',
    type: 'custom',
    onAdd(added, context) {
      map = added
      drawing = createDrawing(context as WebGL2RenderingContext)
      textures.clear()
      drawn = null
      if (look) void fetchRelief(look.theme)
    },
    prerender: (context) => uploadWaiting(context as WebGL2RenderingContext),
    render(context, { defaultProjectionData }: CustomRenderMethodInput) {
      const gl = context as WebGL2RenderingContext
      if (!drawing || !grid || !look || !map || !shown) return
      // The last image stays while the next one is on its way.
      if (textures.has(shown.from) && textures.has(shown.to)) drawn = shown
      if (!drawn || drawn.kind !== shown.kind) return
      const [from, to] = [used(drawn.from), used(drawn.to)]
      if (!from || !to) return
      const snow = drawn.snow && { from: used(drawn.snow.from), to: used(drawn.snow.to) }
      const { uniform } = drawing
      const box = mercatorBox(grid)
      startProgram(gl, drawing.program)
      gl.bindVertexArray(drawing.quad)
      gl.uniformMatrix4fv(
        uniform('u_matrix'),
        false,
        localMatrix(defaultProjectionData.mainMatrix, [box.x, box.y], [box.width, box.height]),
      )
      const bound = {
        u_from: from,
        u_to: to,
        u_snowFrom: snow?.from,
        u_snowTo: snow?.to,
        u_relief: drawing.relief,
      }
      Object.entries(bound).forEach(([name, texture], unit) => {
        gl.activeTexture(gl.TEXTURE0 + unit)
        gl.bindTexture(gl.TEXTURE_2D, texture ?? from)
        gl.uniform1i(uniform(name), unit)
      })
      gl.uniform4fv(uniform('u_reliefBox'), reliefBox(grid))
      const hasSnow = Boolean(snow?.from && snow.to)
      gl.uniform1f(uniform('u_hasSnow'), hasSnow ? 1 : 0)
      gl.uniform1f(uniform('u_onlySnow'), isOnlySnow ? 1 : 0)
      gl.uniform1f(uniform('u_hasRelief'), drawing.hasRelief ? 1 : 0)
      gl.uniform1f(uniform('u_fraction'), drawn.fraction)
      gl.uniform1f(uniform('u_opacity'), opacity * shown.presence)
      gl.uniform1f(uniform('u_isDark'), look.theme === 'dark' ? 1 : 0)
      gl.uniform1f(uniform('u_pixel'), map.getPixelRatio())
      gl.uniform1i(uniform('u_kind'), kindNumbers[drawn.kind])
      gl.uniform3fv(uniform('u_ramp'), look.ramp)
      gl.uniform3fv(uniform('u_temperatures'), temperatureRamp)
      gl.uniform3fv(uniform('u_rain'), look.rain)
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
    setGrid(next: ForecastSequence['grid']): void {
      grid = next
    },
    addPicture(url: string, bitmap: ImageBitmap): void {
      waiting.set(url, bitmap)
      map?.triggerRepaint()
    },
    has: (url: string): boolean => textures.has(url) || waiting.has(url),
    show(next: ShownForecast | null): void {
      if (next === null && shown === null) return
      shown = next
      map?.triggerRepaint()
    },
    setLook(next: RainLook & { theme: Theme }): void {
      look = next
      if (map && relief?.theme !== next.theme) void fetchRelief(next.theme)
      map?.triggerRepaint()
    },
    setOpacity(next: number, onlySnow: boolean): void {
      opacity = next
      isOnlySnow = onlySnow
      map?.triggerRepaint()
    },
  }
}

function createDrawing(gl: WebGL2RenderingContext) {
  const program = createProgram(gl, rainVertex, forecastFragment)
  const smooth = createProgram(gl, smoothVertex, fieldFragment)
  const relief = gl.createTexture()
  return {
    program,
    smooth,
    relief,
    hasRelief: false,
    quad: createQuad(gl),
    frame: gl.createFramebuffer(),
    uniform: memoise((name: string) => gl.getUniformLocation(program, name)),
  }
}

function uploadRelief(gl: WebGL2RenderingContext, texture: WebGLTexture, bitmap: ImageBitmap): void {
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false)
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, bitmap)
  setFilter(gl, gl.LINEAR)
  gl.generateMipmap(gl.TEXTURE_2D)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
}
