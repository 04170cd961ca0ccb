import { createRepeating } from '../../concurrency/repeat.ts'
import { pages } from '../../domain/pages.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import { addDays, localDate, swissTime } from '../../domain/time/local-time.ts'
import type { Clock } from '../../ports/platform.ts'
import type { CountStore } from '../../ports/storage.ts'

/** Swiss days, YYYY-MM-DD, the newest first; how often each page was opened on them, in the same order. */
export type PageViewSums = { days: string[]; pages: { page: string; path: string; views: number[] }[] }

/** How often the sums of this process are added to those of all. */
const writeEveryMs = minuteMs
/** A month can be compared with the same one a year before. */
export const viewsKeptDays = 400
const prefix = 'views:'

const nameOf = (day: string, page: string) => `${prefix}${day}:${page}`

export type PageViews = ReturnType<typeof createPageViews>

/**
 * How often each page was opened on each day, and nothing else: which place it showed and who opened it is not known here.
 * Counted in memory, and added once a minute to the sums of all processes.
 */
export function createPageViews({
  counts,
  now,
}: {
  counts: CountStore
  /** The machine's: a demo world may live on another day. */
  now: Clock
}) {
  const unwritten = new Map<string, number>()
  let hour = Number.NaN
  let day = ''
  let forgottenOn = ''

  function today(): string {
    const at = now()
    // Swiss days begin with an hour of UTC.
    if (Math.floor(at / hourMs) !== hour) {
      hour = Math.floor(at / hourMs)
      day = localDate(at, swissTime)
    }
    return day
  }

  function add(name: string, views: number): void {
    unwritten.set(name, (unwritten.get(name) ?? 0) + views)
  }

  async function write(): Promise<void> {
    const written = new Map(unwritten)
    unwritten.clear()
    try {
      if (written.size > 0) await counts.add(written)
    } catch (error) {
      for (const [name, views] of written) add(name, views)
      throw error
    }
    if (forgottenOn === today()) return
    await counts.forgetCounts(prefix, addDays(today(), -viewsKeptDays))
    forgottenOn = today()
  }

  // The database logs its own trouble; what could not be written waits for the next minute.
  const writeOrWait = () => write().catch(() => undefined)
  const repeating = createRepeating(writeOrWait, writeEveryMs)

  return {
    /** `page`: the id of one of our pages. */
    count(page: string): void {
      add(nameOf(today(), page), 1)
    },
    /** Of the last days, of all processes; what the others counted within the last minute is missing. */
    async sums(lastDays: number): Promise<PageViewSums> {
      await write()
      const days = Array.from({ length: lastDays }, (_, ago) => addDays(today(), -ago))
      const values = await counts.count(
        pages.flatMap(({ id }) => days.map((one) => nameOf(one, id))),
        0,
      )
      return {
        days,
        pages: pages.map(({ id, path }, index) => ({
          page: id,
          path,
          views: values.slice(index * lastDays, (index + 1) * lastDays),
        })),
      }
    },
    start: repeating.start,
    /** Resolves when all is written. */
    async stop(): Promise<void> {
      await repeating.stop()
      await writeOrWait()
    },
  }
}
