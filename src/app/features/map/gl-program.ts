/** Compiles a program; a shader that does not compile is a defect and says so. */
export function createProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) throw new Error('no shader: the context is lost')
    gl.shaderSource(shader, `#version 300 es\nprecision highp float;\n${source}`)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  // The first attribute is where every quad of ours has its corners.
  gl.bindAttribLocation(program, 0, 'a_pos')
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(`shader: ${gl.getProgramInfoLog(program)}`)
  }
  return program
}

/**
 * The map's matrix for coordinates counted from `origin` in units of `scale` (fractions of the world): multiplied in
 * double precision here, for single precision on the graphics card is metres off at street level.
 */
export function localMatrix(
  world: ArrayLike<number>,
  origin: readonly [number, number],
  scale: readonly [number, number],
): Float32Array {
  const m = (index: number) => world[index] as number
  const out = new Float32Array(16)
  for (let row = 0; row < 4; row++) {
    out[row] = m(row) * scale[0]
    out[4 + row] = m(4 + row) * scale[1]
    out[8 + row] = m(8 + row)
    out[12 + row] = m(row) * origin[0] + m(4 + row) * origin[1] + m(12 + row)
  }
  return out
}

/** For the next draw calls. By another name, because linters take `useProgram` for a hook of React. */
export const startProgram = (gl: WebGL2RenderingContext, program: WebGLProgram): void =>
  gl.useProgram(program)

/** A vertex array of one quad, corners from 0 to 1. */
export function createQuad(gl: WebGL2RenderingContext): WebGLVertexArrayObject {
  const quad = gl.createVertexArray()
  gl.bindVertexArray(quad)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
  gl.bindVertexArray(null)
  return quad
}

/** Of the texture bound last. */
export function setFilter(gl: WebGL2RenderingContext, filter: number): void {
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
}

/** One byte a cell. */
export function levelTexture(gl: WebGL2RenderingContext, bitmap: ImageBitmap): WebGLTexture {
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

/** Turns the levels of a picture into the field that is drawn, by a program over a quad, and releases them. */
export function fieldOf(
  gl: WebGL2RenderingContext,
  bitmap: ImageBitmap,
  by: {
    program: WebGLProgram
    frame: WebGLFramebuffer
    quad: WebGLVertexArrayObject
    format: [internal: number, external: number]
    uniforms?: Record<string, number>
  },
): WebGLTexture {
  const { width, height } = bitmap
  const levels = levelTexture(gl, bitmap)
  const field = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, field)
  gl.texImage2D(gl.TEXTURE_2D, 0, by.format[0], width, height, 0, by.format[1], gl.UNSIGNED_BYTE, null)
  setFilter(gl, gl.LINEAR)
  gl.bindFramebuffer(gl.FRAMEBUFFER, by.frame)
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, field, 0)
  gl.viewport(0, 0, width, height)
  for (const state of [gl.BLEND, gl.DEPTH_TEST, gl.STENCIL_TEST, gl.SCISSOR_TEST, gl.CULL_FACE])
    gl.disable(state)
  gl.colorMask(true, true, true, true)
  startProgram(gl, by.program)
  for (const [name, value] of Object.entries(by.uniforms ?? {}))
    gl.uniform1f(gl.getUniformLocation(by.program, name), value)
  gl.bindVertexArray(by.quad)
  gl.activeTexture(gl.TEXTURE0)
  gl.bindTexture(gl.TEXTURE_2D, levels)
  gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
  gl.bindVertexArray(null)
  gl.bindFramebuffer(gl.FRAMEBUFFER, null)
  gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight)
  gl.deleteTexture(levels)
  return field
}
