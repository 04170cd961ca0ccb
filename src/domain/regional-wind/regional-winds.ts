import { hourMs, minuteMs } from '../time/durations.ts'
import { type BiseSituation, biseSituation } from './bise.ts'
import { type FoehnSide, type FoehnSituation, foehnAt, foehnSituation, type StationFoehn } from './foehn.ts'
import type { WindSample } from './wind-sample.ts'

export type WindStation = { id: string; name: string; heightM: number }

/** Stations of SwissMetNet: those of the valleys each föhn reaches first, and the crest between them. */
const crest: WindStation = { id: 'GUE', name: 'Gütsch', heightM: 2287 }
export const foehnStations: readonly (WindStation & { side: FoehnSide })[] = [
  { id: 'ALT', name: 'Altdorf', heightM: 438, side: 'south' },
  { id: 'GLA', name: 'Glarus', heightM: 517, side: 'south' },
  { id: 'CHU', name: 'Chur', heightM: 556, side: 'south' },
  { id: 'VAD', name: 'Vaduz', heightM: 457, side: 'south' },
  { id: 'PIO', name: 'Piotta', heightM: 990, side: 'north' },
  { id: 'MAG', name: 'Magadino', heightM: 203, side: 'north' },
  { id: 'LUG', name: 'Lugano', heightM: 273, side: 'north' },
]
/** Where the bise blows between Jura and Alps. */
export const biseStations: readonly WindStation[] = [
  { id: 'NEU', name: 'Neuchâtel', heightM: 485 },
  { id: 'PAY', name: 'Payerne', heightM: 490 },
  { id: 'GVE', name: 'Genève', heightM: 411 },
]
/** Whose pressures at sea level are compared: Lugano with Kloten, Güttingen with Geneva. */
const pairs = { alps: ['LUG', 'KLO'], plateau: ['GUT', 'GVE'] } as const

export const windStationIds: readonly string[] = [
  ...new Set([
    crest.id,
    ...foehnStations.map(({ id }) => id),
    ...biseStations.map(({ id }) => id),
    ...pairs.alps,
    ...pairs.plateau,
  ]),
]

/** One instant at all stations. */
export type WindMoment = {
  at: number
  foehn: FoehnSituation
  bise: BiseSituation
  /** By station id; null where it says too little. */
  foehnOf: Record<string, StationFoehn | null>
  samples: Record<string, WindSample>
}

export type RegionalWinds = {
  now: WindMoment
  /** Every full hour of the last day, oldest first; hours without any value are missing. */
  hours: WindMoment[]
  /** End of the newest ten minutes. */
  measuredAt: number
}

const dayHours = 24
/** The newest row is often half empty; what is older than this says nothing about now. */
const nowWithinMs = hourMs
const hourWithinMs = 20 * minuteMs

/** null where no station measured anything within the hour. */
export function regionalWinds(
  series: Readonly<Record<string, readonly WindSample[]>>,
  now: number,
): RegionalWinds | null {
  const current = momentAt(series, now, nowWithinMs)
  if (current === null) return null
  const lastHour = Math.floor(now / hourMs) * hourMs
  const hours = Array.from({ length: dayHours }, (_, back) => lastHour - (dayHours - 1 - back) * hourMs)
    .map((at) => momentAt(series, at, hourWithinMs))
    .filter((moment) => moment !== null)
  const measuredAt = Math.max(...Object.values(current.samples).map((sample) => sample.measuredAt))
  return { now: current, hours, measuredAt }
}

function momentAt(
  series: Readonly<Record<string, readonly WindSample[]>>,
  at: number,
  withinMs: number,
): WindMoment | null {
  const samples: Record<string, WindSample> = {}
  for (const id of windStationIds) {
    const sample = sampleAt(series[id] ?? [], at, withinMs)
    if (sample) samples[id] = sample
  }
  if (Object.keys(samples).length === 0) return null
  const aloft = samples[crest.id]
  const stations = foehnStations.map(({ id, side, heightM }) => {
    const sample = samples[id]
    const foehn =
      sample && foehnAt(side, { sample, heightM }, aloft ? { sample: aloft, heightM: crest.heightM } : null)
    return { id, side, foehn: foehn ?? null }
  })
  const difference = ([one, other]: readonly [string, string]) => {
    const [a, b] = [samples[one]?.pressureHpa ?? null, samples[other]?.pressureHpa ?? null]
    return a === null || b === null ? null : Math.round((a - b) * 10) / 10
  }
  return {
    at,
    foehn: foehnSituation(difference(pairs.alps), aloft?.windFromDegrees ?? null, stations),
    bise: biseSituation(
      difference(pairs.plateau),
      biseStations.flatMap(({ id }) => {
        const sample = samples[id]
        return sample ? [{ id, sample }] : []
      }),
    ),
    foehnOf: Object.fromEntries(stations.map(({ id, foehn }) => [id, foehn])),
    samples,
  }
}

/** The newest value of each kind in the time before `at`; null where there is none at all. */
function sampleAt(samples: readonly WindSample[], at: number, withinMs: number): WindSample | null {
  const recent = samples
    .filter(({ measuredAt }) => measuredAt <= at && measuredAt > at - withinMs)
    .toSorted((a, b) => b.measuredAt - a.measuredAt)
  const filled = recent.find((sample) => valueNames.some((name) => sample[name] !== null))
  if (!filled) return null
  const newest = <K extends (typeof valueNames)[number]>(name: K): WindSample[K] =>
    recent.find((sample) => sample[name] !== null)?.[name] ?? filled[name]
  return {
    measuredAt: filled.measuredAt,
    temperatureC: newest('temperatureC'),
    humidityPercent: newest('humidityPercent'),
    pressureHpa: newest('pressureHpa'),
    windSpeedKmh: newest('windSpeedKmh'),
    windGustKmh: newest('windGustKmh'),
    windFromDegrees: newest('windFromDegrees'),
    foehnIndex: newest('foehnIndex'),
  }
}

const valueNames = [
  'temperatureC',
  'humidityPercent',
  'pressureHpa',
  'windSpeedKmh',
  'windGustKmh',
  'windFromDegrees',
  'foehnIndex',
] as const
