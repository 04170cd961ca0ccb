/** In the order of the year, from the first one that begins in it. */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

/** Months 1 to 12, in the order in which the season runs. */
export const seasonMonths: Record<Season, readonly [number, number, number]> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
}

/** Meteorological seasons of the north; months 1 to 12. */
export function seasonOfMonth(month: number): Season {
  if (month >= 3 && month <= 5) return 'spring'
  if (month >= 6 && month <= 8) return 'summer'
  if (month >= 9 && month <= 11) return 'autumn'
  return 'winter'
}

/** YYYY-MM-DD, at a latitude: south of the equator the year is half a turn ahead. */
export function seasonOfDate(date: string, lat: number): Season {
  const month = Number(date.slice(5, 7))
  return seasonOfMonth(lat < 0 ? ((month + 5) % 12) + 1 : month)
}

const opposite: Record<Season, Season> = {
  spring: 'autumn',
  summer: 'winter',
  autumn: 'spring',
  winter: 'summer',
}

/** Months 1 to 12 of a season at a latitude. */
export function seasonMonthsAt(season: Season, lat: number): readonly [number, number, number] {
  return seasonMonths[lat < 0 ? opposite[season] : season]
}
