/** A task that comes again some time after it has ended, never twice at once. It must not reject. */
export function createRepeating(task: () => Promise<void>, pauseMs: number | (() => number)) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isWoken = false
  let isStopping = false

  function pause(): number {
    if (isWoken) return 0
    return typeof pauseMs === 'number' ? pauseMs : pauseMs()
  }

  /** At once, or once more as soon as the run under way has ended: it may not have seen what is new. */
  function wake(): void {
    if (isStopping) return
    clearTimeout(timer)
    isWoken = running !== null
    running ??= task().finally(() => {
      running = null
      if (!isStopping) timer = setTimeout(wake, pause()).unref()
    })
  }

  return {
    start(): void {
      isStopping = false
      wake()
    },
    wake,
    isStopping: () => isStopping,
    /** Resolves when the task under way has ended. */
    async stop(): Promise<void> {
      isStopping = true
      clearTimeout(timer)
      await running
    },
  }
}
