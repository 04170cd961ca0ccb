import type { FailureKind } from '../../../domain/failure.ts'
import type { RegionId } from '../../../domain/place/place.ts'
import type { Season } from '../../../domain/sky/season.ts'
import type { ClimateNormals } from '../../../domain/weather/normals.ts'
import type { CreditView } from '../../provenance/source-view.ts'

/** What the page shows; dates, times and sentences are written by the server. Unknown is null and left out. */
export type SeasonalView = {
  placeName: string
  /** Set where the address names the place: links keep it. */
  placeParameter: string | null
  season: Season
  /** Of the season at the place, 1 to 12. */
  months: readonly number[]
  /** The season shown is the one that runs. */
  isCurrent: boolean
  /** YYYY-MM-DD at the place. */
  today: string
  /** "15 Nov". */
  todayText: string
  /** "Today is 3.1° warmer than usual for mid-November." Only where the station is comparable. */
  deviation: string | null
  climate: ClimateView | null
  /** Why there are no normals, or why they are not compared with the forecast. */
  climateNote: string | null
  week: WeekView | { failure: FailureKind | 'no-days' } | null
  daylight: DaylightView
  regions: RegionView[]
  /** In which the place lies; null abroad. */
  ownRegion: RegionId | null
  regionSentence: string
  normalsSource: { period: string; attribution: string; licence: string; url: string }
}

export type ClimateView = {
  /** "Zürich / Fluntern, 556 m". */
  station: string
  normals: ClimateNormals
  sentences: { season: string; temperature: string; precipitation: string | null; sunshine: string | null }
}

/** The coming days laid over the normals; only where the station is comparable. */
export type WeekView = CreditView & {
  days: {
    date: string
    short: string
    long: string
    minC: number
    maxC: number
    normalMinC: number
    normalMaxC: number
  }[]
  low: number
  high: number
  sentence: string
  /** "15 Nov to 22 Nov". */
  period: string
  /** Forecast sum per month, for the days that fall into it; months 1 to 12. */
  precipitation: { month: number; amountMm: number }[]
  frostDays: number
  summerDays: number
}

export type DaylightView = {
  sentence: string
  extremes: string
  /** Sampled days of the year; minutes of the place's clock, null where the sun does not cross the horizon. */
  days: { date: string; rise: number | null; set: number | null; lengthMinutes: number }[]
}

export type StationNormals = {
  code: string
  name: string
  elevationM: number
  meanC: number
  precipitationMm: number | null
  sunshineHours: number | null
  /** Summer days in summer, else frost days. */
  days: number | null
}

export type RegionView = { id: RegionId; name: string; text: string; stations: StationNormals[] }
