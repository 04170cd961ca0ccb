import { programFile } from '../../concurrency/program-file.ts'
import { createThread } from '../../concurrency/thread.ts'

/** Thrown if too many previews wait already. */
export class PreviewsBusyError extends Error {}

export type RenderPreview = (svg: string) => Promise<Buffer<ArrayBuffer>>

/** Some four seconds of work. */
const mostWaiting = 24
/** A preview takes a quarter of a second; anything this long hangs. */
const longestMs = 15_000
const idleMs = 60_000

/**
 * SVG to PNG in a thread, one after the other: drawing and compressing take a tenth of a second or more, which would
 * block the event loop.
 */
export function createPreviewRenderer(options: { script?: URL; longestMs?: number } = {}): RenderPreview {
  const thread = createThread<string, Uint8Array<ArrayBuffer>>({
    script: options.script ?? programFile('./preview-worker.ts', import.meta.url),
    longestMs: options.longestMs ?? longestMs,
    longestStartMs: longestMs,
    idleMs,
  })
  return async (svg) => {
    if (thread.waiting() >= mostWaiting) throw new PreviewsBusyError('too many pictures are wanted')
    const png = await thread.run(svg)
    return Buffer.from(png.buffer)
  }
}
