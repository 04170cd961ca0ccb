import type { HourValues } from './radar-page-view.ts'

/** What the forecast frames say at a place, in words. */
export type PlaceForecastView = {
  /** Of the next two days after the radar's two hours. */
  sentence: string | null
  hours: {
    startAt: number
    endAt: number
    rateMmh: number | null
    /** Nine in ten runs stay below. */
    mostMmh: number | null
    /** "Wed 09:00: 0.6 mm, rarely more than 0.8 mm". */
    text: string
  }[]
  /** What else it has, also of the hours that the radar tells. */
  values: HourValues[]
}
