import type { CompassSector } from '../../../domain/place/compass-sector.ts'
import type { ForecastManifest } from '../../../services/forecast-frames/forecast-manifest.ts'
import type { RadarManifest } from '../../../services/radar/show/radar-manifest.ts'
import type { SourceView } from '../../provenance/source-view.ts'
import type { Stop } from './time-line.ts'

/** How far apart the forecast's pictures are on the line: an hour, or three, which reach further. */
export type Scale = 'hours' | 'days'

/** A picture on the time line. */
export type StopView = Stop & {
  /** "10:05", "Wed 23:55" of another day, "Wed 09–10 h". */
  name: string
  /** Of hours: "09–10 h", and "Wednesday". */
  day: { hours: string; name: string } | null
  scales: readonly Scale[]
}

/** A mark under the line: a time, an hour of a day, or the beginning of one. */
export type TickView = { at: number; kind: 'time' | 'hour' | 'day'; text: string; short: string }

export type TimeLineView = {
  nowAt: number
  stops: StopView[]
  ticks: TickView[]
  nights: { startAt: number; endAt: number }[]
  /** "Wed 29", where the forecast reaches beyond its hours. */
  endDay: string | null
}

/** What models have of an hour, or of three, ready to be read; null where it is not known. */
export type HourValues = {
  startAt: number
  endAt: number
  /** "15 °C, 14 to 16". */
  temperature: string
  /** "From the west, 12 km/h, gusts 22 km/h". */
  wind: string | null
  /** "80%". */
  clouds: string | null
  /** "about 3000 m". */
  snowLine: string | null
}

/** One step of the sequence over the place. */
export type StepView = {
  at: number
  kind: 'measured' | 'predicted' | 'missing' | 'forecast'
  /** Step of the rain ramp; 0 is dry. */
  step: number
  /** mm/h; null where nothing is known. */
  rate: number | null
  /** Nine in ten runs of the model stay below it, mm/h; null where the radar says it. */
  most: number | null
  /** "16:40: 2.4 mm/h, chance 70%": for screen readers and under the pointer. */
  text: string
}

/** A point chosen on the map. */
export type PointView = {
  value: string
  name: string
  lat: number
  lon: number
  sentence: string
  steps: StepView[]
  /** Of the two days after the nowcast. */
  aheadSentence: string | null
  hours: HourValues[]
}

export type RadarView = {
  place: { value: string; name: string; lat: number; lon: number }
  timeZone: string
  /** The map is of Switzerland, the place elsewhere: the times are Swiss ones. */
  isSwissTime: boolean
  /** The outlook in words; null where nothing is known of the place. */
  sentence: string | null
  /** Why there is no sentence: outside of the map, the first pictures are still being made, or no data at all. */
  problem: 'outside' | 'pending' | 'no-data' | null
  steps: StepView[]
  /** Of the two days after the nowcast. */
  aheadSentence: string | null
  hours: HourValues[]
  point: PointView | null
  manifest: RadarManifest | null
  /** Hours of the weather models for the map, or why there are none. */
  models: ForecastManifest
  modelsCredit: SourceView | null
  /** "16:00": when the run began that they are of. */
  modelsTime: string | null
  /** With all its times in words: a phone's first Intl object takes longer than the rest of hydration. */
  line: TimeLineView
  isStale: boolean
  /** More of the first pictures is on its way. */
  isFilling: boolean
  /** "10:05", or "Wed 23:55" of another day: when the newest frame was measured. */
  measuredTime: string | null
  credit: SourceView | null
  /** Of the radar beyond the Swiss one's frame. */
  outerCredit: SourceView | null
  /** Of the satellite's pictures. */
  cloudsCredit: SourceView | null
  /** The radars detect hail in summer only. */
  isHailSeason: boolean
  /** "From the west". */
  windFrom: Record<CompassSector, string>
  baseMap: { url: string | null; styleUrl: string | null }
  /** Position of the place in the still image. */
  share: { x: number; y: number }
}
