import { setImmediate as nextTurn } from 'node:timers/promises'
import { createPastRain } from '../../demo/past-rain.ts'
import { pastNowcast } from '../../services/accuracy/past-nowcasts.ts'
import { lowerPriority } from './lower-priority.ts'
import type { PastNowcastJob } from './past-nowcast-process.ts'

/** A nice value: requests and the radar have priority. */
const niceness = 7

/** The process that works out nowcasts of the demo world's past: sends the cases of each, and exits. */
process.once('message', async ({ seed, stations, starts }: PastNowcastJob) => {
  lowerPriority(niceness)
  const rain = createPastRain(seed)
  for (const fromAt of starts) {
    const cases = pastNowcast(rain, stations, fromAt)
    // In the pause it notices that the server is gone.
    await new Promise((sent) => process.send?.(cases, sent))
    await nextTurn()
  }
  process.disconnect()
})
// Without the server the result is not needed.
process.once('disconnect', () => process.exit())
