import { Resvg } from '@resvg/resvg-js'
import { inThread } from '../../concurrency/in-thread.ts'
import { paperPng } from './paper-png.ts'

/** Written by the build: resvg reads neither the pages' woff2 nor variable fonts. */
const fontFolder = 'build/data/fonts'

/** Five times that of the largest preview. */
const mostPixels = 4_000_000

/** The thread of a preview renderer: an SVG comes, a PNG goes. */
inThread((svg: string) => {
  // Of a NUL in an error's text and of a preview too large for memory, resvg ends the whole process, not this thread alone.
  if (svg.includes('\0')) throw new Error('a drawing holds a NUL')
  const drawing = new Resvg(svg, {
    font: { loadSystemFonts: false, fontDirs: [fontFolder], defaultFontFamily: 'Inter Tight' },
  })
  if (drawing.width * drawing.height > mostPixels) throw new Error('a drawing is too large')
  const drawn = drawing.render()
  const [, shades] = /^<svg [^>]*\bdata-shades="(16|2)"/.exec(svg) ?? []
  const png = shades === undefined ? drawn.asPng() : paperPng(drawn, shades === '2' ? 1 : 4)
  // A copy in its own buffer, which can be transferred to the other thread.
  return new Uint8Array(png)
})
