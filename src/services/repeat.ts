/** A task that comes again some time after it has ended, never twice at once. It must not reject. */
export function createRepeating(task: () => Promise<void>, pauseMs: number) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isStopping = false

  /** At once, unless it is running. */
  function wake(): void {
    if (isStopping || running) return
    clearTimeout(timer)
    running = task().finally(() => {
      running = null
      if (!isStopping) timer = setTimeout(wake, pauseMs).unref()
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
