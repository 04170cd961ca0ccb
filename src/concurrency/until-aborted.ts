/**
 * The outcome of the work, or the signal's reason as soon as it is aborted, even where the work ignores its signal.
 * The work itself goes on; what it yields afterwards is passed to `late`.
 */
export function untilAborted<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
  late: (value: T) => void = () => undefined,
): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
    work
      .then((value) => {
        if (signal.aborted) late(value)
        else resolve(value)
      }, reject)
      .finally(() => signal.removeEventListener('abort', stop))
  })
}
