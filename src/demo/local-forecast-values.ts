import { dayMs, hourMs, minuteMs } from '../domain/time/durations.ts'
import { swissTime } from '../domain/time/local-time.ts'
import type { Atmosphere } from './atmosphere.ts'
import { isSunUp, sunAltitude } from './forecast-hours.ts'
import { localMidnights } from './local-day.ts'
import type { DemoPoint } from './local-forecast-points.ts'
import { clamp, noise1 } from './noise.ts'
import { stampOf } from './swiss-table.ts'

/** One hour of a point's forecast, stamped with its end as MeteoSwiss does. */
type PointHour = {
  endMs: number
  /** By parameter name. */
  values: Record<string, number>
}

/** With the stamps of the files. */
type Stamped = { stamp: string; values: Record<string, number> }

export type PointForecast = { hours: Stamped[]; days: Stamped[] }

export const hourlyParameters =
  'tre200h0 treq10h0 treq90h0 rre150h0 rreq10h0 rreq90h0 rp0003i0 fu3010h0 fu3010h1 fu3q10h0 fu3q90h0 dkl010h0 sre000h0 nprolohs npromths nprohihs zprfr0hs jww003i0'.split(
    ' ',
  )
export const dailyParameters = 'tre200px tre200pn rka150p0 rreq10p0 rreq90p0 jp2000d0'.split(' ')

const dayCount = 9
/** Rain is sampled this often within an hour. */
const sampleMs = 20 * minuteMs
/** Later hours are computed every third hour and interpolated: this saves seconds over all points. */
const fineHours = 54
const coarseHours = 3
/** 80 per cent of a normal distribution lie within this many standard deviations. */
const likely = 1.2816

/**
 * Standard deviation of the temperature's error: 0.2 °C for the next hour, 1.2 tomorrow, 2.3 after a week. A run is made
 * every hour with the newest measurements in it, so it begins where the stations are.
 */
const temperatureErrorC = (leadHours: number) =>
  leadHours <= 0 ? 0 : 0.6 * (1 - Math.exp(-leadHours / 6)) + 0.13 * Math.sqrt(leadHours)
/** At 6.2 °C per kilometre. */
const metresPerDegree = 160
/** 0 now … 1 in four days: how far the amounts may be wrong. */
const vagueness = (leadHours: number) => clamp(leadHours / 96, 0, 1)

/**
 * What the run says of a point: the one atmosphere, but warmer or colder by an error that grows with the lead, and with
 * fronts that come up to two hours early or late. Hours before the run are known.
 */
export function pointForecast(
  atmosphere: Atmosphere,
  seed: number,
  point: DemoPoint,
  { runMs, days = dayCount }: { runMs: number; days?: number },
): PointForecast {
  const midnights = localMidnights(swissTime, runMs, days)
  const firstMs = midnights[0] ?? runMs
  const lastMs = midnights.at(-1) ?? runMs
  const at = (startMs: number) =>
    pointHour(atmosphere, seed + runMs / hourMs, point, { startMs, lead: (startMs - runMs) / hourMs })
  const hours: PointHour[] = []
  // As the real files, from the stamp of the first midnight on: the freezing level is that of its stamp.
  for (let startMs = firstMs - hourMs; startMs < lastMs; ) {
    const steps =
      startMs < runMs + fineHours * hourMs ? 1 : Math.min(coarseHours, (lastMs - startMs) / hourMs)
    const [first, next] = [at(startMs), steps === 1 ? null : at(startMs + steps * hourMs)]
    hours.push(first)
    for (let step = 1; next && step < steps; step++) {
      const hour = between(first, next, step / steps)
      // Where the sun rises or sets between the two, the hours in the dark have no sunshine.
      const crosses = first.values.isDay !== next.values.isDay
      if (crosses && !isSunUp(sunAltitude(point.coordinates, hour.endMs - hourMs / 2)))
        hour.values.sre000h0 = 0
      hours.push(hour)
    }
    startMs += steps * hourMs
  }
  // The chance and the pictogram are of the three hours up to the stamp.
  for (const [index, { values }] of hours.entries()) {
    const around = hours.slice(Math.max(0, index - 4), index + 3)
    const three = hours.slice(Math.max(0, index - 2), index + 1)
    values.rp0003i0 = chance(three, around, values.lead ?? 0)
  }
  const dayRows = midnights.slice(0, -1).map((startMs, day) => ({
    // Noon is on the date, whatever the clocks do.
    stamp: `${stampOf(startMs + dayMs / 2).slice(0, 8)}0000`,
    values: dayValues(
      hours.filter(({ endMs }) => endMs > startMs && endMs <= (midnights[day + 1] ?? lastMs)),
      startMs,
    ),
  }))
  return { hours: hours.map(({ endMs, values }) => ({ stamp: stampOf(endMs), values })), days: dayRows }
}

/** The hour that begins then, `lead` hours after the run. */
export function pointHour(
  atmosphere: Atmosphere,
  seed: number,
  { id, coordinates, heightM }: DemoPoint,
  { startMs, lead }: { startMs: number; lead: number },
): PointHour {
  const air = atmosphere.at(coordinates, heightM, startMs + hourMs / 2)
  const ahead = Math.max(0, lead)
  const error =
    2 * temperatureErrorC(lead) * noise1(seed, startMs / (9 * hourMs)) +
    0.2 * clamp(lead / 6, 0, 1) * noise1(id, startMs / (3 * hourMs))
  const lateMs = clamp(ahead / 60, 0, 1) * 2 * hourMs * noise1(seed + 1, startMs / (30 * hourMs))
  let rain = 0
  for (let at = sampleMs / 2; at < hourMs; at += sampleMs)
    rain += atmosphere.rateAt(coordinates, startMs + at + lateMs) / (hourMs / sampleMs)
  const mm = rain < 0.05 ? 0 : rain
  const temperature = air.temperatureC + error
  const spread = likely * temperatureErrorC(lead)
  const vague = vagueness(lead)
  const wind = air.windSpeedMs * 3.6
  const altitude = sunAltitude(coordinates, startMs + hourMs / 2)
  const cloud = Math.max(air.cloudPercent / 100, mm > 0 ? 0.7 : 0)
  const isLow = air.fog || air.visibilityM < 6000
  return {
    endMs: startMs + hourMs,
    values: {
      lead,
      cloud,
      isDay: isSunUp(altitude) ? 1 : 0,
      tre200h0: temperature,
      treq10h0: temperature - spread,
      treq90h0: temperature + spread,
      rre150h0: mm,
      rreq10h0: mm * (1 - 0.8 * vague),
      rreq90h0: lead <= 0 ? mm : mm * (1 + 1.4 * vague) + 0.4 * vague * cloud,
      fu3010h0: wind,
      fu3010h1: air.gustMs * 3.6,
      fu3q10h0: wind * (1 - 0.4 * vague),
      fu3q90h0: wind * (1 + 0.5 * vague),
      dkl010h0: air.windFromDegrees,
      sre000h0: isSunUp(altitude) ? 60 * (1 - cloud ** 1.5) : 0,
      nprolohs: isLow ? cloud : 0.5 * cloud,
      npromths: isLow ? 0.2 * cloud : 0.7 * cloud,
      nprohihs: 0.6 * cloud,
      // Air forecast too warm by a degree is freezing this much higher.
      zprfr0hs: Math.max(0, air.freezingLevelM + error * metresPerDegree),
      jww003i0: pictogramOf({
        mm,
        cloud,
        isSnow: mm > 0 && temperature < 0.9,
        isSleet: mm > 0 && temperature >= 0.1 && temperature < 1.7,
        isShower: air.showerMmh > air.rateMmh / 2,
        isThunder: air.thunder && mm > 0,
        isFog: air.fog,
        isStratus: air.stratus,
        isDay: isSunUp(altitude),
      }),
    },
  }
}

/** An hour between two that are known. Values that are not quantities are the earlier hour's, as is the rain with its pictogram. */
function between(first: PointHour, next: PointHour, share: number): PointHour {
  const values: Record<string, number> = {}
  for (const [name, value] of Object.entries(first.values)) {
    const later = next.values[name] ?? value
    values[name] = /^(jww|dkl|isDay|rre)/.test(name) ? value : value + (later - value) * share
  }
  return { endMs: first.endMs + Math.round(share * (next.endMs - first.endMs)), values }
}

function chance(three: PointHour[], around: PointHour[], lead: number): number {
  const wet = three.filter(({ values }) => (values.rre150h0 ?? 0) > 0).length
  const near = around.filter(({ values }) => (values.rre150h0 ?? 0) > 0).length
  const vague = vagueness(lead)
  return wet > 0 ? 60 + 12 * wet - 30 * vague : near > 0 ? 15 + 20 * vague : 2 + 10 * vague
}

function dayValues(hours: PointHour[], startMs: number): Record<string, number> {
  const all = (name: string, some = hours) => some.map(({ values }) => values[name] ?? 0)
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)
  const daytime = hours.filter(({ endMs }) => endMs > startMs + 6 * hourMs && endMs <= startMs + 18 * hourMs)
  const temperatures = all('tre200h0')
  const mm = sum(all('rre150h0', daytime))
  const vague = vagueness(hours.at(-1)?.values.lead ?? 0)
  const total = sum(all('rre150h0'))
  const worst = daytime.reduce((best, hour) =>
    (hour.values.rre150h0 ?? 0) > (best.values.rre150h0 ?? 0) ? hour : best,
  )
  const meanCloud = sum(all('cloud', daytime)) / Math.max(1, daytime.length)
  return {
    tre200px: Math.max(...temperatures),
    tre200pn: Math.min(...temperatures),
    rka150p0: total,
    rreq10p0: total * (1 - 0.7 * vague),
    rreq90p0: total * (1 + 1.2 * vague) + 1.5 * vague * meanCloud,
    jp2000d0: mm > 0.5 ? (worst.values.jww003i0 ?? 5) % 100 : dryDayPictogram(daytime, meanCloud),
  }
}

/** Fog or low stratus where either lasts for half of the day. */
function dryDayPictogram(daytime: readonly PointHour[], meanCloud: number): number {
  const lasting = [28, 27].find(
    (pictogram) =>
      daytime.filter(({ values }) => (values.jww003i0 ?? 0) % 100 === pictogram).length * 2 > daytime.length,
  )
  return lasting ?? skyPictogram(meanCloud)
}

/** Cloud classes as OpenWeather documents them: 11, 25, 51 and 85 per cent. */
const skyPictogram = (cloud: number) =>
  cloud < 0.11 ? 1 : cloud < 0.25 ? 2 : cloud < 0.51 ? 3 : cloud < 0.85 ? 4 : 5

function pictogramOf(sky: {
  mm: number
  cloud: number
  isSnow: boolean
  isSleet: boolean
  isShower: boolean
  isThunder: boolean
  isFog: boolean
  isStratus: boolean
  isDay: boolean
}): number {
  return dayPictogram(sky) + (sky.isDay ? 0 : 100)
}

function dayPictogram({ mm, cloud, ...sky }: Parameters<typeof pictogramOf>[0]): number {
  if (mm === 0) return sky.isFog ? 28 : sky.isStratus ? 27 : skyPictogram(cloud)
  if (sky.isThunder) return cloud < 0.85 ? 13 : 24
  if (sky.isSleet) return sky.isShower ? 10 : mm < 0.7 ? 15 : 18
  if (sky.isSnow) return sky.isShower ? 11 : mm < 0.7 ? 16 : mm < 2 ? 19 : 22
  if (sky.isShower) return mm < 1 ? 6 : 9
  return mm < 1 ? 14 : mm < 3 ? 17 : 20
}
