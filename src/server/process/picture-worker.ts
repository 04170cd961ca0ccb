import { parentPort } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'

/** Written by the build: resvg reads neither the pages' woff2 nor variable fonts. */
const fontFolder = 'build/data/fonts'

/** The thread of a picture renderer: an SVG comes, a PNG goes. */
parentPort?.on('message', (svg: string) => {
  const png = new Resvg(svg, {
    font: { loadSystemFonts: false, fontDirs: [fontFolder], defaultFontFamily: 'Inter Tight' },
  })
    .render()
    .asPng()
  // A copy in its own buffer, which can be transferred to the other thread.
  const bytes = new Uint8Array(png)
  parentPort?.postMessage(bytes, [bytes.buffer])
})
