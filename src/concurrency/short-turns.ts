import { setImmediate as nextTurn } from 'node:timers/promises'

/** Short enough for nobody to notice, long enough for the pauses to cost little. */
const turnMs = 4

/** For long work in the process that serves pages: awaited between its parts, it lets requests in every few milliseconds. */
export function createShortTurns(): () => Promise<void> {
  let until = performance.now() + turnMs
  return async () => {
    if (performance.now() < until) return
    await nextTurn()
    until = performance.now() + turnMs
  }
}
