import earcut from 'earcut'
import type { CustomLayerInterface } from 'maplibre-gl'
import { type BaseMap, linePoints } from '../../../domain/place/base-map.ts'
import { createProgram, createUniforms, localMatrix, startProgram } from './gl-program.ts'
import type { MapLook, Rgb } from './map-look.ts'

/*
 * The embedded base map, drawn by ourselves in two layers, under and over the rain. MapLibre would need its worker for
 * this, another 147 kB of script that nothing else on the page uses.
 */

const fillVertex = `
in vec2 a_pos;
uniform mat4 u_matrix;
void main() { gl_Position = u_matrix * vec4(a_pos, 0.0, 1.0); }`

/** Each segment is a quad of the wanted width in pixels; a_corner says which corner. */
const lineVertex = `
in vec2 a_from, a_to, a_corner;
uniform mat4 u_matrix;
uniform vec2 u_viewport;
uniform float u_width;
out float v_across;
void main() {
  vec4 from = u_matrix * vec4(a_from, 0.0, 1.0);
  vec4 to = u_matrix * vec4(a_to, 0.0, 1.0);
  vec2 along = (to.xy / to.w - from.xy / from.w) * u_viewport;
  float size = length(along);
  vec2 unit = size > 0.0 ? along / size : vec2(1.0, 0.0);
  vec4 point = a_corner.x < 0.5 ? from : to;
  // Half a pixel more on both sides, in which the edge fades.
  float reach = u_width + 1.0;
  v_across = a_corner.y * reach;
  vec2 shift = vec2(-unit.y, unit.x) * a_corner.y * reach + unit * (a_corner.x - 0.5) * u_width * 0.6;
  gl_Position = point + vec4(shift / u_viewport * point.w, 0.0, 0.0);
}`

const fillFragment = `
uniform vec4 u_colour;
out vec4 o_colour;
void main() { o_colour = vec4(u_colour.rgb * u_colour.a, u_colour.a); }`

const lineFragment = `
in float v_across;
uniform vec4 u_colour;
uniform float u_width;
out vec4 o_colour;
void main() {
  float alpha = u_colour.a * clamp((u_width + 1.0 - abs(v_across)) * 0.5, 0.0, 1.0);
  o_colour = vec4(u_colour.rgb * alpha, alpha);
}`

type Fill = { kind: 'fill'; polygons: number[][][]; colour: keyof MapLook }
type Line = { kind: 'line'; lines: number[][]; colour: keyof MapLook; width: number; alpha?: number }

/** Coordinates are counted from here, in this unit, to keep single precision exact. */
const origin: [number, number] = [0.52, 0.35]
const unit = 1 / 64

/** The layer under the rain: land, lakes, cantons. The layer over it: shores and borders, so that they stay readable. */
export function createBaseMapLayers(baseMap: BaseMap) {
  let look: MapLook | null = null
  const shores = baseMap.lakes.flat()
  const under = createShapesLayer('base-map', baseMap.units, () => look, [
    { kind: 'fill', polygons: baseMap.land, colour: 'land' },
    { kind: 'fill', polygons: baseMap.lakes, colour: 'lake' },
    { kind: 'line', lines: baseMap.cantons, colour: 'canton', width: 1.25 },
    { kind: 'line', lines: baseMap.neighbours, colour: 'neighbour', width: 1.5 },
  ])
  const over = createShapesLayer('base-map-lines', baseMap.units, () => look, [
    { kind: 'line', lines: shores, colour: 'border', width: 0.75, alpha: 0.8 },
    { kind: 'line', lines: baseMap.land.flat(), colour: 'border', width: 1.25 },
  ])
  return {
    under,
    over,
    setLook(next: MapLook): void {
      look = next
    },
  }
}

function createShapesLayer(
  id: string,
  units: number,
  look: () => MapLook | null,
  shapes: readonly (Fill | Line)[],
): CustomLayerInterface {
  let draw: ((gl: WebGL2RenderingContext, matrix: ArrayLike<number>) => void) | null = null
  return {
    id,
    type: 'custom',
    onAdd(map, context) {
      // Asking the canvas how wide it is laid out would force a reflow in every frame.
      const pixelRatio = () => map.getPixelRatio()
      draw = createShapes(context as WebGL2RenderingContext, shapes, { units, look, pixelRatio })
    },
    render(context, { defaultProjectionData }) {
      draw?.(context as WebGL2RenderingContext, defaultProjectionData.mainMatrix)
    },
  }
}

const local = (line: readonly number[], units: number): number[] =>
  Array.from(linePoints(line, units), (value, i) => (value - (origin[i % 2] as number)) / unit)

function createShapes(
  gl: WebGL2RenderingContext,
  shapes: readonly (Fill | Line)[],
  map: { units: number; look: () => MapLook | null; pixelRatio: () => number },
) {
  const fillProgram = createProgram(gl, fillVertex, fillFragment)
  const lineProgram = createProgram(gl, lineVertex, lineFragment)
  const fillUniform = createUniforms(gl, fillProgram)
  const lineUniform = createUniforms(gl, lineProgram)
  const parts = shapes.map((shape) => ({
    shape,
    mesh:
      shape.kind === 'fill'
        ? fillMesh(gl, fillProgram, shape, map.units)
        : lineMesh(gl, lineProgram, shape, map.units),
  }))
  return (context: WebGL2RenderingContext, world: ArrayLike<number>): void => {
    const colours = map.look()
    if (!colours) return
    const matrix = localMatrix(world, origin, [unit, unit])
    const ratio = map.pixelRatio()
    for (const { shape, mesh } of parts) {
      const isFill = shape.kind === 'fill'
      const uniform = isFill ? fillUniform : lineUniform
      startProgram(context, isFill ? fillProgram : lineProgram)
      context.bindVertexArray(mesh.array)
      context.uniformMatrix4fv(uniform('u_matrix'), false, matrix)
      context.uniform4f(
        uniform('u_colour'),
        ...(colours[shape.colour] as Rgb),
        isFill ? 1 : (shape.alpha ?? 1),
      )
      if (isFill) {
        context.drawElements(context.TRIANGLES, mesh.count, context.UNSIGNED_INT, 0)
      } else {
        context.uniform2f(uniform('u_viewport'), context.canvas.width, context.canvas.height)
        context.uniform1f(uniform('u_width'), shape.width * ratio)
        context.drawArraysInstanced(context.TRIANGLE_STRIP, 0, 4, mesh.count)
      }
    }
    context.bindVertexArray(null)
  }
}

function fillMesh(gl: WebGL2RenderingContext, program: WebGLProgram, { polygons }: Fill, units: number) {
  const points: number[] = []
  const corners: number[] = []
  for (const rings of polygons) {
    const first = points.length / 2
    const own: number[] = []
    const holes: number[] = []
    for (const ring of rings) {
      if (own.length > 0) holes.push(own.length / 2)
      own.push(...local(ring, units))
    }
    for (const corner of earcut(own, holes)) corners.push(first + corner)
    for (const value of own) points.push(value)
  }
  const array = gl.createVertexArray()
  gl.bindVertexArray(array)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(points), gl.STATIC_DRAW)
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint32Array(corners), gl.STATIC_DRAW)
  attribute(gl, program, 'a_pos')
  gl.bindVertexArray(null)
  return { array, count: corners.length }
}

function lineMesh(gl: WebGL2RenderingContext, program: WebGLProgram, { lines }: Line, units: number) {
  const segments: number[] = []
  for (const line of lines) {
    const points = local(line, units)
    for (let i = 0; i + 3 < points.length; i += 2) segments.push(...points.slice(i, i + 4))
  }
  const array = gl.createVertexArray()
  gl.bindVertexArray(array)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, -1, 1, -1, 0, 1, 1, 1]), gl.STATIC_DRAW)
  attribute(gl, program, 'a_corner')
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(segments), gl.STATIC_DRAW)
  attribute(gl, program, 'a_from', { stride: 16, offset: 0, divisor: 1 })
  attribute(gl, program, 'a_to', { stride: 16, offset: 8, divisor: 1 })
  gl.bindVertexArray(null)
  return { array, count: segments.length / 4 }
}

function attribute(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  name: string,
  { stride, offset, divisor } = { stride: 0, offset: 0, divisor: 0 },
): void {
  const location = gl.getAttribLocation(program, name)
  gl.enableVertexAttribArray(location)
  gl.vertexAttribPointer(location, 2, gl.FLOAT, false, stride, offset)
  gl.vertexAttribDivisor(location, divisor)
}
