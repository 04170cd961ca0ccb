import { hourMs } from '../../domain/time/durations.ts'
import { hourOfDay, instantOfLocal, localDate, swissTime } from '../../domain/time/local-time.ts'
import { spanOfRun } from './column.ts'
import type { RunOptions } from './fetch-run.ts'
import { writeRun } from './read-run.ts'
import { morningPath, openTable } from './table-file.ts'

/** Needed to see changes of a forecast: two of a run's 32 files, some 60 MB once a day. */
const comparedFiles = ['tre200h0', 'rre150h0']
/** The run people read at breakfast, on their clock. */
const morningHour = 6
/** Until the day after tomorrow begins. */
const keptHours = 6 + 3 * 24
/** A run that was left out has neighbours. */
const runsTriedHours = [0, 1, -1]

/**
 * Keeps this morning's run in brief, for what changed since. Fetched from the provider's own list, where the runs of
 * the day stay: a site that was started at noon knows the morning too. A day that lacks it goes without. It shares the
 * points of the newest run.
 */
export async function fetchMorning(options: RunOptions): Promise<'written' | 'unchanged'> {
  const now = options.clock()
  const morningAt = instantOfLocal(localDate(now, swissTime), morningHour, swissTime)
  if (hourOfDay(now, swissTime) <= morningHour) return 'unchanged'
  const path = morningPath(options.path)
  const kept = openTable(path)
  kept?.close()
  if (kept && localDate(kept.runAt, swissTime) === localDate(now, swissTime)) return 'unchanged'
  const newest = openTable(options.path)
  if (newest === null) return 'unchanged'
  try {
    const { runs } = await options.client.listRuns(morningAt, null)
    const run = runsTriedHours
      .map((hours) => runs.find(({ at }) => at === morningAt + hours * hourMs))
      .find((one) => one && comparedFiles.every((id) => one.files.has(id)))
    if (!run) return 'unchanged'
    const files = new Map([...run.files].filter(([id]) => comparedFiles.includes(id)))
    const span = { ...spanOfRun(run.at), hours: keptHours, days: 1 }
    await writeRun({
      ...options,
      run: { at: run.at, files },
      etag: null,
      span,
      points: newest.points,
      held: null,
      path,
    })
    return 'written'
  } finally {
    newest.close()
  }
}
