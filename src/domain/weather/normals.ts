import type { Coordinates } from '../place/coordinates.ts'
import { findNearest } from '../place/nearness.ts'
import type { Season } from '../sky/season.ts'
import { seasonMonths } from '../sky/season.ts'

/** January to December; null where the source has no value for the month. */
export type MonthlySeries = readonly (number | null)[]

/** From these maxima on, °C, a day counts as a summer or a hot day. */
export const summerDayC = 25
export const heatDayC = 30

/** Normals of the reference period. A series the station does not have is null. */
export type ClimateNormals = {
  /** Means of daily mean, maximum and minimum. */
  temperatureMeanC: readonly number[]
  temperatureMaxC: readonly number[]
  temperatureMinC: readonly number[]
  /** Monthly sum. */
  precipitationMm: MonthlySeries | null
  /** Days with 1 mm or more. */
  precipitationDays: MonthlySeries | null
  sunshineHours: MonthlySeries | null
  freshSnowCm: MonthlySeries | null
  /** Days with snow on the ground. */
  snowCoverDays: MonthlySeries | null
  /** Days with minimum below 0 °C. */
  frostDays: MonthlySeries | null
  /** Days with maximum below 0 °C. */
  iceDays: MonthlySeries | null
  /** Days with a maximum of summerDayC or more. */
  summerDays: MonthlySeries | null
  /** Days with a maximum of heatDayC or more. */
  heatDays: MonthlySeries | null
}

export type ClimateStation = {
  /** MeteoSwiss station code. */
  code: string
  name: string
  coordinates: Coordinates
  elevationM: number
  normals: ClimateNormals
}

/** A station standing for a place, with how well it does so. */
export type StandingStation = {
  station: ClimateStation
  distanceKm: number
  /** Station minus place. */
  heightDifferenceM: number
  /** Near enough in distance and height that a day at the place may be compared with its normals. */
  isComparable: boolean
}

/** Beyond these the station says nothing about the place: rather no normals than wrong ones. 150 m are 1 °C. */
const standing = { distanceKm: 60, heightM: 500 }
const comparable = { distanceKm: 30, heightM: 150 }

/** The nearest station by distance and height; null where none is near enough, or the place's height is unknown. */
export function stationFor(
  { coordinates, elevationM }: { coordinates: Coordinates; elevationM: number | null },
  stations: readonly ClimateStation[],
): StandingStation | null {
  if (elevationM === null) return null
  const sites = stations.map((station) => ({
    station,
    coordinates: station.coordinates,
    heightM: station.elevationM,
  }))
  const nearest = findNearest({ coordinates, elevationM }, sites, standing)
  if (!nearest) return null
  const { site, distanceKm } = nearest
  const heightDifferenceM = site.heightM - elevationM
  const isComparable =
    distanceKm <= comparable.distanceKm && Math.abs(heightDifferenceM) <= comparable.heightM
  return { station: site.station, distanceKm, heightDifferenceM, isComparable }
}

/** February with its share of leap days. */
export const daysOfMonth = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/**
 * The normal of one day (YYYY-MM-DD), linear between the middles of the months. The anchors are raised where
 * the curve bends down and lowered where it bends up, by an eighth of the second difference: straight lines
 * through the monthly means themselves would miss those means by up to half a degree in summer and winter.
 */
export function normalOn(monthly: readonly number[], date: string): number {
  const month = Number(date.slice(5, 7)) - 1
  const length = daysOfMonth[month] ?? 30
  // Noon of the day, in days from the middle of its month.
  const offset = Number(date.slice(8, 10)) - 0.5 - length / 2
  const neighbour = (month + (offset < 0 ? 11 : 1)) % 12
  const share = Math.abs(offset) / ((length + (daysOfMonth[neighbour] ?? 30)) / 2)
  return anchor(monthly, month) * (1 - share) + anchor(monthly, neighbour) * share
}

function anchor(monthly: readonly number[], month: number): number {
  const at = (index: number): number => monthly[(index + 12) % 12] ?? Number.NaN
  return at(month) + (2 * at(month) - at(month - 1) - at(month + 1)) / 8
}

export type MonthPart = 'early' | 'mid' | 'late'

export type NormalDeviation = {
  /** The day's value minus the normal, one decimal. */
  differenceC: number
  /** 1 to 12, and which third of it. */
  month: number
  part: MonthPart
  /** Less than half a degree: as warm as usual. */
  kind: 'warmer' | 'colder' | 'usual'
}

const usualWithinC = 0.5

/**
 * How far a day lies from what is usual. Both sides are the middle between maximum and minimum, like with
 * like: the mean of 24 hours that stations report lies up to half a degree lower.
 */
export function deviationFromNormal(
  day: { date: string; temperatureMaxC: number; temperatureMinC: number },
  normals: Pick<ClimateNormals, 'temperatureMaxC' | 'temperatureMinC'>,
): NormalDeviation {
  const normalC =
    (normalOn(normals.temperatureMaxC, day.date) + normalOn(normals.temperatureMinC, day.date)) / 2
  const differenceC = Math.round(((day.temperatureMaxC + day.temperatureMinC) / 2 - normalC) * 10) / 10
  const dayOfMonth = Number(day.date.slice(8, 10))
  return {
    differenceC: differenceC === 0 ? 0 : differenceC,
    month: Number(day.date.slice(5, 7)),
    part: dayOfMonth <= 10 ? 'early' : dayOfMonth <= 20 ? 'mid' : 'late',
    kind: Math.abs(differenceC) < usualWithinC ? 'usual' : differenceC > 0 ? 'warmer' : 'colder',
  }
}

export type SummedSeries = Exclude<
  keyof ClimateNormals,
  'temperatureMeanC' | 'temperatureMaxC' | 'temperatureMinC'
>

/** Sum over the months of a season, or the year; null where a month is missing: a part is not the whole. */
export function normalSum(
  normals: Pick<ClimateNormals, SummedSeries>,
  series: SummedSeries,
  season: Season | 'year',
): number | null {
  const months =
    season === 'year' ? normals[series] : seasonMonths[season].map((m) => normals[series]?.[m - 1])
  if (!months) return null
  let sum = 0
  for (const value of months) {
    if (value === null || value === undefined) return null
    sum += value
  }
  return Math.round(sum * 10) / 10
}

/** Mean temperature of a season or the year, months weighted by their length. */
export function normalMeanC(
  normals: Pick<ClimateNormals, 'temperatureMeanC'>,
  season: Season | 'year',
): number {
  const months = season === 'year' ? daysOfMonth.map((_, index) => index + 1) : seasonMonths[season]
  let weighted = 0
  let days = 0
  for (const month of months) {
    const length = daysOfMonth[month - 1] ?? 30
    weighted += (normals.temperatureMeanC[month - 1] ?? Number.NaN) * length
    days += length
  }
  return Math.round((weighted / days) * 10) / 10
}
