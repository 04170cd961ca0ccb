import { createShortTurns } from '../../concurrency/short-turns.ts'
import { inEveryLanguage } from '../../domain/language.ts'
import { coordinatesValue } from '../../domain/place/geocoding.ts'
import type { Place } from '../../domain/place/place.ts'
import { hourMs } from '../../domain/time/durations.ts'
import { departureTimes } from '../../domain/way/departures.ts'
import type { Means } from '../../domain/way/means.ts'
import { hourAt, type Leaving, leavingAt, spotWeather, stormHours } from '../../domain/way/on-the-way.ts'
import { marksOf, stretchesOf, type WayMark } from '../../domain/way/spots.ts'
import type { WayLine, WayPosition } from '../../domain/way/way-line.ts'
import { lineOf, type WayRoute } from '../../domain/way/way-route.ts'
import type { ComingHour } from '../../domain/weather/coming-hours.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { ForecastPoint } from '../../domain/weather/weather.ts'
import type { LocalForecasts } from '../../ports/local-forecasts.ts'
import type { Clock } from '../../ports/platform.ts'
import { agedRunMs, choosePointOf, readingOfRun } from '../local-weather/local-weather.ts'
import type { FindPlaces } from '../places/find-places.ts'
import type { Radar } from '../radar/show/create-radar.ts'
import { noData } from '../reading/outcome.ts'
import type { LocalWeather } from '../weather/weather-sources.ts'

export type WayQuestion = { route: WayRoute; by: Means; leaveAt: number }

/** A point on the way, with its weather at the time one is there. */
export type MarkWeather = WayMark & {
  /** The place itself, or the nearest. */
  place: Place
  arriveAt: number
  /** null: nothing is forecast there, or not as far ahead. */
  hour: ComingHour | null
  /** For which the values are. */
  point: ForecastPoint | null
}

export type WayAnswer = {
  line: WayLine
  isTrack: boolean
  leavings: Leaving[]
  /** Of them, the one that was asked for. */
  chosen: number
  marks: MarkWeather[]
  /** The first hours of thunder from the departure until some hours after the arrival. */
  storm: { fromAt: number; untilAt: number } | null
  /** The radar looks ahead along all of the way. */
  hasRadar: boolean
}

/** `isStale`: runs were missed. */
export type GetWay = (question: WayQuestion) => Promise<Outcome<WayAnswer>>

/** A storm this soon after is met on the way down or home. */
const afterwardsMs = 3 * hourMs

type Run = NonNullable<ReturnType<LocalForecasts['current']>>

/** Without a forecast; whether the radar sees it does not matter. */
const unknownSpot = { spot: null, point: null, hasRadar: true }

export function createGetWay(options: {
  forecasts: LocalForecasts
  /** What a place's own page shows. */
  weather: LocalWeather
  getRain: Radar['getRain']
  findPlaces: Pick<FindPlaces, 'resolve'>
  isOpenData: () => Promise<boolean>
  clock: Clock
}): GetWay {
  const { forecasts, clock } = options

  /** By where and how high it is alone: no village or summit nearby speaks for it by its name. */
  function placeAt({ coordinates, aboutM }: WayPosition): { near: Place; asked: Place } | null {
    const near = options.findPlaces.resolve(coordinatesValue(coordinates))
    return near && { near, asked: { ...near, names: inEveryLanguage(() => ''), elevationM: aboutM } }
  }

  /** The forecast of a point is read once for all places that it represents. */
  function readerOf({ points }: Run, untilAt: number) {
    const known = new Map<number, ReturnType<LocalWeather>>()
    const choose = choosePointOf(points)
    return (place: Place) => {
      const { coordinates, elevationM } = place
      const index = choose({ coordinates, elevationM, names: [], postcodes: [] })?.site.index
      if (index === undefined) return null
      if (!known.has(index)) known.set(index, options.weather(place, untilAt))
      return known.get(index) ?? null
    }
  }

  async function spotOf(weather: ReturnType<LocalWeather>, { coordinates }: Place, now: number) {
    if (!weather) return unknownSpot
    const rain = (await options.getRain(coordinates)).data
    const spot = spotWeather({ ...weather.data, coordinates, daily: [] }, rain, now)
    return { spot, point: weather.data.forecast?.point ?? null, hasRadar: spot.ahead !== null }
  }

  return async ({ route, by, leaveAt }) => {
    const run = (await options.isOpenData()) ? forecasts.current() : null
    if (!run) return noData(forecasts)
    const now = clock()
    const line = lineOf(route, by)
    const isTrack = 'track' in route
    const times = departureTimes(leaveAt, now)
    const untilAt = Math.max(...times) + line.lastsMs + afterwardsMs
    const stretches = stretchesOf(line)
    const read = readerOf(run, untilAt)
    // A forecast takes some milliseconds to read and to judge.
    const turns = createShortTurns()
    const spots: Awaited<ReturnType<typeof spotOf>>[] = []
    for (const { at } of stretches) {
      await turns()
      const found = placeAt(at)
      spots.push(found ? await spotOf(read(found.asked), found.asked, now) : unknownSpot)
    }
    const onTheWay = {
      stretches,
      spots: spots.map(({ spot }) => spot),
      lastsMs: line.lastsMs,
      issuedAt: run.runAt,
    }
    const leavings = times.map((at) => leavingAt(at, onTheWay))
    const chosen = Math.max(0, times.indexOf(leaveAt))
    const departAt = times[chosen] ?? leaveAt
    const marks: MarkWeather[] = []
    for (const mark of marksOf(line, isTrack)) {
      await turns()
      const stop = mark.stop === null || !('stops' in route) ? null : (route.stops[mark.stop] ?? null)
      const place = stop ?? placeAt(mark.at)?.near
      if (!place) continue
      const index = stretches.findIndex(({ untilMs }) => mark.at.elapsedMs <= untilMs)
      const { spot, point } = stop
        ? await spotOf(options.weather(stop, untilAt), stop, now)
        : (spots.at(index) ?? unknownSpot)
      const arriveAt = departAt + mark.at.elapsedMs
      marks.push({ ...mark, place, arriveAt, hour: spot && hourAt(spot, arriveAt), point })
    }
    const known = onTheWay.spots.filter((spot) => spot !== null)
    return {
      ...readingOfRun(forecasts, run.runAt, {
        line,
        isTrack,
        leavings,
        chosen,
        marks,
        storm: stormHours(known, departAt, departAt + line.lastsMs + afterwardsMs),
        hasRadar: spots.every(({ hasRadar }) => hasRadar),
      }),
      isStale: now - run.runAt >= agedRunMs,
    }
  }
}
