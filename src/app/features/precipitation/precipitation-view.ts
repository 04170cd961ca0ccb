import type { FailureKind } from '../../../domain/failure.ts'
import type { RadarManifest } from '../../../services/radar/show/radar-manifest.ts'
import type { SumPeriodId } from '../../../services/radar/show/rain-sums.ts'
import type { CreditView, SourceView } from '../../provenance/source-view.ts'

/** What the page shows; dates, amounts and sentences are written by the server. */
export type PrecipitationView = {
  place: { value: string; name: string; lat: number; lon: number }
  /** Set where the address names the place: links keep it. */
  placeParameter: string | null
  /** null while the radar has no picture at all. */
  radar: RadarSumsView | null
  /** Its first pictures are still being made. */
  isRadarPending: boolean
  baseMap: { url: string | null; styleUrl: string | null }
  /** Position of the place in the still image. */
  share: { x: number; y: number }
  coming: ComingView | { failure: FailureKind }
}

/** Sums of the radar and of its prediction, from the longest back to the furthest ahead. */
export type RadarSumsView = {
  periods: PeriodView[]
  chosen: SumPeriodId
  grid: RadarManifest['grid']
  /** What the chosen sum is over the place. */
  sentence: string
  /** "10:05": when the newest picture was measured. */
  measuredTime: string
  /** More of the first pictures is on its way. */
  isFilling: boolean
}

/** What falls: "5.0", "cm" and "4.1 mm of water", which is null for rain. */
export type AmountView = { value: string; unit: string; water: string | null }

export type PeriodView = {
  id: SumPeriodId
  kind: 'measured' | 'predicted'
  hours: number
  /** "Last 24 hours". */
  title: string
  /** "Sat 10:05 – Sun 10:05": what `mm` is of. */
  span: string
  /** At the place, "≥ 12.4" where part of the period was not seen; null where the radars do not see. */
  amount: AmountView | null
  /** Step of the sum ramp; 0 is dry. */
  step: number
  /** "2 h 5 min", where less than the period was seen at the place. */
  covered: string | null
  /** Everyone who measured part of it. */
  credits: SourceView[]
  /** Of the whole map, which begins at the radar's newest picture and may have seen more than the place. */
  picture: { url: string; span: string; covered: string | null }
}

export type DayRainView = {
  date: string
  weekday: string
  dayMonth: string
  chancePercent: number | null
  /** Of the calendar day; null where nothing falls, or nothing is given. */
  amount: AmountView | null
  /** "3.0 cm of snow", which is the smaller part of it. */
  snowToo: string | null
  /** "5 mm still to come", of a day that has begun. */
  toCome: string | null
  /** Lengths of the bar on the scale that all days share, 0 to 1. */
  rainShare: number
  snowShare: number
  /** Step of the sum ramp. */
  step: number
  /** "2–14 mm", the likely amount, where it is given. */
  range?: string
  /** How far the bar may reach. */
  highShare?: number
  /** "2 to 14 mm of precipitation, uncertain."; null where the forecast is sure enough. */
  uncertain: string | null
}

/** What the weather service expects over the place. */
export type ComingView = CreditView & {
  hoursSentence: string
  /** Sums of the coming hours; `amount` is null where it is to rain and none is given. */
  sums: { hours: number; title: string; span: string; amount: AmountView | null; step: number }[]
  /** The first two hours of the sums are the radar's. */
  byRadarToo: boolean
  days: DayRainView[]
  /** How many of them follow today. */
  daysAhead: number
  /** "11 mm fallen so far today." */
  fallen: string | null
  daysSentence: string
  /** null where no snow is expected. */
  snowSentence: string | null
  hasRanges: boolean
}
