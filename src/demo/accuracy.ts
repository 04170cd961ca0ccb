import { addSums, countChance, noSums, type SumName, type Sums, sumNames } from '../domain/accuracy/sums.ts'
import { localDate, swissTime } from '../domain/time/local-time.ts'
import { monthBefore } from '../domain/time/months.ts'
import type { AccuracyFigures, SumsWanted } from '../ports/accuracy.ts'

/** Mean error and bias of highs and lows, in tenths of a degree. */
type Errors = readonly [high: number, bias: number, low: number, bias: number]
/** Wet cases that were announced, and dry ones. */
type Announced = readonly [hits: number, falseAlarms: number]
/** How many cases were given a chance, and how many of them were wet. */
type Chances = readonly (readonly [percent: number, cases: number, wet: number])[]

/** Of one station and month: 30 days, 11 of them wet, and their half hours. */
const days = { cases: 30, wet: 11 }
const halfHours = { cases: 1440, wet: 125 }

/** Chances of days: sharp at first, vague after a week. */
// biome-ignore format: a table
const sharp: Chances = [[2, 11, 0], [14, 4, 1], [34, 3, 1], [55, 3, 2], [76, 4, 3], [95, 5, 4]]
// biome-ignore format: a table
const fair: Chances = [[4, 8, 0], [15, 5, 1], [35, 5, 2], [55, 5, 3], [74, 5, 3], [92, 2, 2]]
// biome-ignore format: a table
const vague: Chances = [[6, 4, 0], [16, 6, 1], [36, 9, 3], [54, 7, 4], [72, 4, 3]]

type DayRow = readonly [
  daysAhead: number,
  forecast: Errors,
  announced: Announced,
  chances: Chances,
  asToday: Errors,
  repeated: Announced,
]
// biome-ignore format: a table
const ofDays: readonly DayRow[] = [
  [1, [12, 1, 11, -2], [10, 2], sharp, [26, 0, 21, 0], [6, 5]],
  [2, [14, 2, 12, -2], [10, 2], sharp, [31, 0, 25, 0], [5, 6]],
  [3, [16, 2, 14, -3], [9, 3], fair, [34, 1, 28, 0], [5, 6]],
  [4, [19, 3, 16, -3], [9, 3], fair, [36, 1, 29, 1], [4, 7]],
  [5, [22, 3, 18, -3], [8, 4], vague, [37, 1, 30, 1], [4, 7]],
  [6, [25, 4, 20, -4], [7, 4], vague, [38, 1, 31, 1], [4, 7]],
  [7, [28, 4, 22, -4], [7, 5], vague, [38, 2, 31, 1], [4, 7]],
]
const usual: Errors = [32, -4, 27, -3]
const usualChance: Chances = [[37, days.cases, days.wet]]

type HourRow = readonly [minutesAhead: number, nowcast: Announced, asNow: Announced]
// biome-ignore format: a table
const ofHours: readonly HourRow[] = [[30, [101, 24], [76, 49]], [60, [84, 41], [58, 67]], [120, [60, 65], [41, 84]]]
// biome-ignore format: a table
const hourChances: Chances = [[2, 1190, 8], [15, 62, 9], [35, 56, 20], [55, 48, 26], [76, 44, 33], [95, 40, 29]]

/** Times that the planner called dry, by the chance that one of their hours gets wet. */
// biome-ignore format: a table
const plannedChances: Chances = [[10, 26, 2], [20, 14, 2], [30, 9, 2], [40, 6, 2]]
const planned = { cases: 55, wet: 8 }

/** Errors at a station are so many times those of the table: 0.8 to 1.2. */
const errorsAt = (index: number) => 0.8 + ((3 * index) % 5) / 10

/** Whose figures the rows are, as the site names them. */
export type Sources = Record<
  'forecast' | 'persistence' | 'climatology' | 'nowcast' | 'asNow' | 'planner',
  string
>

type Row = { source: string; leadMinutes: number; sums: Sums }

/** Figures for the demo world, invented, the same for every month before the clock's. */
export function createDemoAccuracy(options: {
  sources: Sources
  stations: () => readonly { id: string }[]
  clock: () => number
}): AccuracyFigures {
  const rows = tableOf(options.sources)

  function wanted({ fromMonth, stations, leads }: SumsWanted) {
    const months: string[] = []
    const today = localDate(options.clock(), swissTime)
    for (let back = 1; monthBefore(today, back) >= fromMonth; back++) months.unshift(monthBefore(today, back))
    const [firstMonth, lastMonth] = [months[0], months.at(-1)]
    if (!firstMonth || !lastMonth) return null
    const sites = options
      .stations()
      .map(({ id }, index) => ({ id, errors: errorsAt(index) }))
      .filter(({ id }) => stations?.includes(id) ?? true)
    const shown = rows.filter(({ leadMinutes }) => leads?.includes(leadMinutes) ?? true)
    return { rows: shown, sites, months: months.length, span: { firstMonth, lastMonth } }
  }

  return {
    async byLead(of) {
      const found = wanted(of)
      if (!found || found.sites.length === 0) return []
      const { sites, months, span } = found
      const errors = sites.reduce((sum, site) => sum + site.errors, 0)
      return found.rows.map(({ sums, ...row }) => ({
        ...row,
        ...span,
        stationCount: sites.length,
        sums: times(sums, months * sites.length, months * errors),
      }))
    },
    async byStation(of) {
      const found = wanted(of)
      if (!found) return []
      const { rows, sites, months, span } = found
      const bySource = Map.groupBy(rows, ({ source }) => source)
      return sites.flatMap(({ id, errors }) =>
        [...bySource].map(([source, own]) => ({
          station: id,
          source,
          ...span,
          sums: times(
            own.reduce((sum, row) => addSums(sum, row.sums), noSums()),
            months,
            months * errors,
          ),
        })),
      )
    },
  }
}

/** The sums of so many months at stations; sizes of errors grow with `errors`. */
function times(sums: Sums, cases: number, errors: number): Sums {
  const isError = (name: SumName) => name === 'highAbsolute' || name === 'lowAbsolute'
  return Object.fromEntries(
    sumNames.map((name) => [name, isError(name) ? Math.round(errors * sums[name]) : cases * sums[name]]),
  ) as Sums
}

function tableOf(of: Sources): Row[] {
  const fromDays = ofDays.flatMap(([lead, errors, announced, chances, before, repeated]) => {
    const leadMinutes = 1440 * lead
    return [
      { leadMinutes, source: of.forecast, sums: sumsOf(days, chances, announced, errors) },
      { leadMinutes, source: of.persistence, sums: sumsOf(days, sure(days, repeated), repeated, before) },
      { leadMinutes, source: of.climatology, sums: sumsOf(days, usualChance, null, usual) },
    ]
  })
  const fromHours = ofHours.flatMap(([leadMinutes, announced, asNow]) => [
    { leadMinutes, source: of.nowcast, sums: sumsOf(halfHours, hourChances, announced) },
    { leadMinutes, source: of.asNow, sums: sumsOf(halfHours, sure(halfHours, asNow), asNow) },
  ])
  const fromPlans = { leadMinutes: 0, source: of.planner, sums: sumsOf(planned, plannedChances, null) }
  return [...fromDays, ...fromHours, fromPlans]
}

type Cases = { cases: number; wet: number }

/** Chances of one who is always sure. */
const sure = ({ cases, wet }: Cases, [hits, falseAlarms]: Announced): Chances => [
  [100, hits + falseAlarms, hits],
  [0, cases - hits - falseAlarms, wet - hits],
]

function sumsOf({ cases, wet }: Cases, chances: Chances, announced: Announced | null, errors?: Errors): Sums {
  const sums = noSums()
  for (const [percent, given, came] of chances)
    for (let n = 0; n < given; n++) countChance(sums, percent, n < came)
  if (announced) {
    const [hits, falseAlarms] = announced
    const misses = wet - hits
    Object.assign(sums, { hits, misses, falseAlarms, correctNegatives: cases - wet - falseAlarms })
  }
  if (errors) {
    const [high, highBias, low, lowBias] = errors
    Object.assign(sums, {
      highCases: cases,
      highAbsolute: cases * high,
      highError: cases * highBias,
      lowCases: cases,
      lowAbsolute: cases * low,
      lowError: cases * lowBias,
    })
  }
  return sums
}
