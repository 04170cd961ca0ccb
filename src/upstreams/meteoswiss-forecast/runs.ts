import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import { instantOfStamp } from '../meteoswiss-open-data/read-csv.ts'
import { parameters } from './parameters.ts'
import { assetSchema } from './schema.ts'

export type RunFile = {
  /** "20260826-ch": the item it belongs to. */
  item: string
  name: string
  /** Multihash as listed; null where the list has none. */
  checksum: string | null
}

/** A run's files by parameter; only those we use. */
export type Run = { at: number; files: Map<string, RunFile> }

/** The last file of a run was there at most 26 minutes after its hour (54 runs of January 2026). */
const publishedWithinMs = 30 * minuteMs
/** Clocks may differ a little; a run dated tomorrow is an error. */
const toleratedSkewMs = hourMs
/** How much older a complete run may be than one that will never be complete. */
const wholeRunAheadMs = 6 * hourMs

const wanted = new Set<string>(parameters.map(({ id }) => id))

/** "vnut12.lssw.202608262000.tre200h0.csv": the parameter is a part of its own, never looked for inside the name. */
export function runsOfItem(item: string, assets: Record<string, unknown>): Run[] {
  const runs = new Map<number, Run>()
  for (const [name, asset] of Object.entries(assets)) {
    const [product, area, stamp = '', parameter = '', extension, ...rest] = name.split('.')
    if (product !== 'vnut12' || area !== 'lssw' || extension !== 'csv' || rest.length > 0) continue
    const at = instantOfStamp(stamp)
    if (at === null || !wanted.has(parameter)) continue
    const run = runs.get(at) ?? { at, files: new Map() }
    runs.set(at, run)
    const known = assetSchema.safeParse(asset)
    run.files.set(parameter, { item, name, checksum: known.success ? known.data['file:checksum'] : null })
  }
  return [...runs.values()]
}

/**
 * The newest run with every file that any listed run has. One that is still being published is waited for; one that
 * stays short of a file is taken only where the last whole run is hours older.
 */
export function chooseRun(listed: readonly Run[], now: number): Run | null {
  const runs = listed
    .filter(({ at, files }) => at <= now + toleratedSkewMs && files.has('tre200h0'))
    .sort((a, b) => b.at - a.at)
  const offered = new Set(listed.flatMap(({ files }) => [...files.keys()]))
  const isOver = ({ at }: Run) => now - at >= publishedWithinMs
  const whole = runs.find(
    (run) => run.files.size === offered.size && (run.files.size === wanted.size || isOver(run)),
  )
  const newest = runs.find(isOver)
  if (whole && newest && newest.at - whole.at > wholeRunAheadMs) return newest
  return whole ?? newest ?? null
}
