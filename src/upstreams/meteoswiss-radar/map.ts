import type { RadarGrid } from '../../domain/rain/radar.ts'
import { dayMs } from '../../domain/time/durations.ts'
import { radarCols, radarRows } from './schema.ts'

/** Where the files of a product lie and how their names begin. */
export const products = {
  rain: { collection: 'ch.meteoschweiz.ogd-radar-precip', prefix: 'rzc' },
  /** Probability of hail (POH). */
  hail: { collection: 'ch.meteoschweiz.ogd-radar-hail', prefix: 'bzc' },
} as const
export type Product = (typeof products)[keyof typeof products]
export const stepMs = 5 * 60_000

export const radarGrid: RadarGrid = {
  projection: 'EPSG:2056',
  westM: 2_255_000,
  northM: 1_480_000,
  cellM: 1000,
  rows: radarRows,
  cols: radarCols,
}

/**
 * "rzc262811700vl.001.h5": year, day of the year and time in UTC. The letters behind it and the number change in
 * service (nl, vl, ul were seen), so names are taken from the list. null for every file that is no picture of the
 * product, and for times no clock shows (2400 is a day's sum).
 */
export function timeOfFile(name: string, { prefix }: Product = products.rain): number | null {
  const match = /^([a-z]{3})(\d{9})[a-z0-9]{0,4}\.\d{3}\.h5$/i.exec(name)
  return match?.[2] && match[1]?.toLowerCase() === prefix ? timeOfStamp(match[2]) : null
}

/** What the picture of another time is called unless the letters change: a guess, to be asked for and not relied on. */
export function nameAt(at: number, ofAnother: string): string {
  const time = new Date(at).toISOString()
  const dayOfYear = Math.floor((at - Date.UTC(new Date(at).getUTCFullYear(), 0)) / dayMs) + 1
  const stamp = [time.slice(2, 4), String(dayOfYear).padStart(3, '0'), time.slice(11, 13), time.slice(14, 16)]
  return ofAnother.replace(/\d{9}/, stamp.join(''))
}

/**
 * "cpc2628117009_00060.001.h5": CombiPrecip, the sum over the 60 minutes up to the time; the last digit is its quality,
 * 9 the best. One time may have several (MeteoSwiss, precipitation radar products, open data documentation).
 */
export function hourOfFile(name: string): { at: number; quality: number } | null {
  const match = /^cpc(\d{9})(\d)_00060\.\d{3}\.h5$/.exec(name)
  const at = match?.[1] ? timeOfStamp(match[1]) : null
  return at === null ? null : { at, quality: Number(match?.[2]) }
}

function timeOfStamp(text: string): number | null {
  const [year = 0, dayOfYear = 0, hour = 0, minute = 0] = [
    text.slice(0, 2),
    text.slice(2, 5),
    text.slice(5, 7),
    text.slice(7, 9),
  ].map(Number)
  if (dayOfYear < 1 || dayOfYear > 366 || hour > 23 || minute > 59) return null
  return Date.UTC(2000 + year, 0, dayOfYear, hour, minute)
}
