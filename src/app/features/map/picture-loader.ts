/** Requests at once: enough to use the bandwidth, few enough to keep the order. */
const atOnce = 4
const retryMs = 5000

/** Fetches and decodes pictures ahead of their time, the soonest needed first. */
export function createPictureLoader(options: {
  has(url: string): boolean
  onPicture(url: string, bitmap: ImageBitmap): void
}) {
  const abort = new AbortController()
  const loading = new Set<string>()
  const failedAt = new Map<string, number>()
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
      failedAt.delete(url)
    } catch {
      failedAt.set(url, performance.now())
    } finally {
      loading.delete(url)
    }
    next()
  }

  function next(): void {
    if (abort.signal.aborted) return
    const now = performance.now()
    for (const url of wanted) {
      if (loading.size >= atOnce) return
      const isResting = now - (failedAt.get(url) ?? -retryMs) < retryMs
      if (!options.has(url) && !loading.has(url) && !isResting) void load(url)
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
