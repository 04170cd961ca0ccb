import { setImmediate as nextTurn } from 'node:timers/promises'
import { createPastRain } from '../../demo/past-rain.ts'
import { pastNowcast } from '../../services/accuracy/past-nowcasts.ts'
import { onJob, sendMessage } from './on-job.ts'
import type { PastNowcastJob } from './past-nowcast-process.ts'

/** The radar has priority too. */
const niceness = 7

/** The process that works out nowcasts of the demo world's past: sends the cases of each, and exits. */
onJob(niceness, async ({ seed, stations, starts }: PastNowcastJob) => {
  const rain = createPastRain(seed)
  for (const fromAt of starts) {
    await sendMessage(pastNowcast(rain, stations, fromAt))
    // In the pause it notices that the server is gone.
    await nextTurn()
  }
})
