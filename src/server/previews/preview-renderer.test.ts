import { describe, expect, it } from 'vitest'
import { createPreviewRenderer, PreviewsBusyError } from './preview-renderer.ts'

const threadOf = (code: string) => ({
  script: new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${code}; parentPort.postMessage({ isReady: true })`)}`,
  ),
})
/** Says how many previews its thread has drawn. */
const counting =
  'let n = 0; parentPort.on("message", (svg) => { if (svg === "throw") throw new Error("broken"); const png = Uint8Array.of(++n); parentPort.postMessage({ value: png }, [png.buffer]) })'

describe('the picture renderer', () => {
  it('draws one after the other in one thread', async () => {
    const render = createPreviewRenderer(threadOf(counting))
    const drawn = await Promise.all(['a', 'b', 'c'].map(render))
    expect(drawn.map((png) => png[0])).toEqual([1, 2, 3])
  })

  it('what breaks the thread fails alone, the next picture gets a new thread', async () => {
    const render = createPreviewRenderer(threadOf(counting))
    const [first, broken, next] = await Promise.allSettled(['a', 'throw', 'b'].map(render))
    expect(first).toMatchObject({ status: 'fulfilled' })
    expect(broken).toMatchObject({ status: 'rejected', reason: { message: 'broken' } })
    expect(next).toMatchObject({ status: 'fulfilled', value: Buffer.of(1) })
  })

  it('ends what hangs', async () => {
    const render = createPreviewRenderer({ ...threadOf('parentPort.on("message", () => {})'), longestMs: 1 })
    await expect(render('a')).rejects.toThrow('took too long')
  })

  it.each([
    ['a NUL', 'width="9" height="9"><\0/>'],
    ['a size beyond memory', 'width="1e9" height="1e9">'],
  ])('survives a drawing with %s, which would end the process', async (_, content) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${content}</svg>`
    await expect(createPreviewRenderer()(svg)).rejects.toThrow('a drawing')
  })

  it('refuses what would wait too long', async () => {
    const render = createPreviewRenderer(threadOf(counting))
    const all = await Promise.allSettled(Array.from({ length: 40 }, () => render('a')))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(25)
    expect(all.at(-1)).toMatchObject({ status: 'rejected', reason: expect.any(PreviewsBusyError) })
  })
})
