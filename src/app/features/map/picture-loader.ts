import { retryPauseMs } from './retry-pause.ts'

/** Requests at once: enough to use the bandwidth, few enough to keep the order. */
const atOnce = 4

/** Fetches and decodes pictures ahead of their time, the soonest needed first. */
export function createPictureLoader(options: {
  has(url: string): boolean
  onPicture(url: string, bitmap: ImageBitmap): void
}) {
  const abort = new AbortController()
  const loading = new Set<string>()
  /** How many times in a row. */
  const failures = new Map<string, number>()
  const resting = new Set<string>()
  let wanted: readonly string[] = []

  async function load(url: string): Promise<void> {
    loading.add(url)
    try {
      const answer = await fetch(url, { signal: abort.signal })
      if (!answer.ok) throw new Error(`${answer.status}`)
      // Levels, not colours: nothing may be converted on the way.
      const bitmap = await createImageBitmap(await answer.blob(), {
        colorSpaceConversion: 'none',
        premultiplyAlpha: 'none',
      })
      if (abort.signal.aborted) bitmap.close()
      else options.onPicture(url, bitmap)
      failures.delete(url)
    } catch {
      rest(url)
    } finally {
      loading.delete(url)
    }
    next()
  }

  function rest(url: string): void {
    const failed = (failures.get(url) ?? 0) + 1
    failures.set(url, failed)
    resting.add(url)
    setTimeout(() => {
      resting.delete(url)
      next()
    }, retryPauseMs(failed))
  }

  function next(): void {
    if (abort.signal.aborted) return
    for (const url of wanted) {
      if (loading.size >= atOnce) return
      if (!options.has(url) && !loading.has(url) && !resting.has(url)) void load(url)
    }
  }

  return {
    /** In the order of need. */
    want(urls: readonly string[]): void {
      wanted = urls
      next()
    },
    stop: () => abort.abort(),
  }
}
