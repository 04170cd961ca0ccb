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
    /** "15 °C, 14 to 16 °C". */
    temperature: string
    /** "From the west: 12 km/h, gusts 22 km/h". */
    wind: string | null
    /** "about 3000 m". */
    snowLine: string | null
  }[]
}
