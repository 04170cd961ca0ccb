/** After a blocked event loop, timers fire before answers that have been received meanwhile: those are read first. */
export function startDeadline(giveUp: () => void, ms: number): NodeJS.Timeout {
  return setTimeout(() => setImmediate(() => setImmediate(giveUp)), ms)
}
