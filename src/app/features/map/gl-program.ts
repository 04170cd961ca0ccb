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
