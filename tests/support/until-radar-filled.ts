import { setTimeout as delay } from 'node:timers/promises'

const patienceMs = 120_000

/** The demo world's radar fills in the background after the start: two hours back, then two ahead, then the rest. */
export async function untilRadarFilled(siteUrl: string): Promise<void> {
  const giveUpAt = Date.now() + patienceMs
  while (Date.now() < giveUpAt) {
    const answer = await fetch(`${siteUrl}/api/v1/radar`)
    if (answer.ok) {
      const { data } = (await answer.json()) as { data: { frames: unknown[]; motion: unknown } }
      if (data.frames.length >= 49 && data.motion) return
    }
    await delay(500)
  }
  throw new Error('the radar did not fill in time')
}
