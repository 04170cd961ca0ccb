import { beforeAll, describe, expect, it } from 'vitest'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { visitIn } from '../../../../tests/support/builders/visit-in.ts'
import { openWeather, placeOf, zurich } from '../../../../tests/support/builders/weather.ts'
import { only } from '../../../../tests/support/only.ts'
import { languages } from '../../../domain/language.ts'
import type { Place } from '../../../domain/place/place.ts'
import type { PlaceRain, RadarStep } from '../../../domain/rain/place-rain.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
import type { ForecastManifest } from '../../../services/forecast-frames/forecast-manifest.ts'
import type { RadarManifest } from '../../../services/radar/show/radar-manifest.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { radarPageView } from './radar-page.server.ts'

/** 10:10 in Zürich; the radar's newest picture is of 10:05. */
const now = Date.parse('2026-11-15T09:10:00Z')
const nowAt = now - 5 * minuteMs
const newYork = placeOf({
  slug: 'new-york',
  coordinates: { lat: 40.71, lon: -74.01 },
  timeZone: 'America/New_York',
})

const satellite = { ...openWeather, attribution: 'Contains modified EUMETSAT Meteosat data 2026' }

const at = (minutes: number) => nowAt + minutes * minuteMs
const step = (minutes: number, rateMmh: number): RadarStep => ({
  at: at(minutes),
  kind: minutes > 0 ? 'predicted' : 'measured',
  rateMmh,
  probability: minutes > 0 ? 0.9 : null,
  isSnow: false,
})
const rain: PlaceRain = {
  nowAt,
  stepMinutes: 5,
  steps: [step(-5, 1.2), step(0, 1.4), step(5, 2), step(10, 24)],
  nearest: null,
}
const frames = rain.steps.map(({ at, kind }) => ({ at, kind, url: null, highestStep: 1 }))

const hour = 60 * minuteMs
/** Fifty hours from the running one, then two times three. */
const models = only<ForecastManifest>({
  piecesUrl: '/run',
  runAt: now - 10 * minuteMs,
  frames: [
    ...Array.from({ length: 50 }, (_, index) => ({ at: index, length: 1 })),
    { at: 50, length: 3 },
    { at: 53, length: 3 },
  ].map(({ at, length }) => ({
    kind: 'forecast' as const,
    startAt: now - 10 * minuteMs + at * hour,
    endAt: now - 10 * minuteMs + (at + length) * hour,
    stamp: `${at}`,
    lapseCPer100M: null,
  })),
})

const beyond = {
  id: 'opera',
  name: 'OPERA',
  attribution: 'Radar: EUMETNET OPERA, CC BY 4.0 (modified)',
  licence: 'CC BY 4.0',
  url: 'https://www.eumetnet.eu/',
  isDemo: false,
}

beforeAll(() => loadAllTexts(languages))

function viewOf(place: Place, point: Place | null, { at = now, isSilent = false } = {}) {
  const { visit } = visitIn({
    services: {
      getRain: async ({ slug }: Place) =>
        isSilent || slug === newYork.slug ? { data: null, failures: [] } : readingOf(rain, now),
      getWarnings: async () =>
        readingOf({ state: 'all-clear', warnings: [], fromProvider: null, updatedAt: now }, now),
      radar: {
        covers: ({ lat }: Place['coordinates']) => lat !== newYork.coordinates.lat,
        getManifest: async () =>
          readingOf(
            only<RadarManifest>({
              nowAt,
              frames,
              motion: null,
              layers: { snow: { isAvailable: true }, clouds: { isAvailable: true, source: satellite } },
              outer: { isAvailable: true, source: beyond },
            }),
            now,
          ),
      },
      forecastFrames: { getPlace: () => null, getManifest: async () => readingOf(models, now) },
      baseMap: { url: null, styleUrl: null },
      pictureTowns: [],
    },
    now: at,
  })
  return radarPageView(visit, place, point)
}

describe('times', () => {
  it('are those of the place, and Swiss ones where the radar does not reach', async () => {
    const here = await viewOf(zurich, null)
    expect([here.line.stops[0]?.name, here.measuredTime, here.isSwissTime]).toEqual(['10:00', '10:05', false])
    const abroad = await viewOf(newYork, null)
    expect([abroad.line.stops[0]?.name, abroad.measuredTime, abroad.isSwissTime]).toEqual([
      '10:00',
      '10:05',
      true,
    ])
  })
})

describe('the line of pictures', () => {
  it('goes on by the hour where the nowcast ends, and to the end of the forecasts by three', async () => {
    const { line } = await viewOf(zurich, null)
    const names = (part: string) => line.stops.filter((stop) => stop.part === part).map(({ name }) => name)
    expect(names('measured')).toEqual(['10:00', '10:05'])
    expect(names('nowcast')).toEqual(['10:10', '10:15'])
    // The running hour is half over when the nowcast ends.
    expect(names('forecast').slice(0, 2)).toEqual(['10–11\u202fh', '11–12\u202fh'])
    expect(
      names('forecast')
        .filter((name) => name.startsWith('Mon'))
        .slice(0, 2),
    ).toEqual(['Mon 00–01\u202fh', 'Mon 01–02\u202fh'])
    const hoursOf = (scale: 'hours' | 'days') =>
      line.stops.filter(({ part, scales }) => part === 'forecast' && scales.includes(scale)).length
    expect([hoursOf('hours'), hoursOf('days')]).toEqual([48, 18])
    expect(line.endDay).toBe('Tue 17')
    expect(line.ticks.filter(({ kind }) => kind === 'day').map(({ text }) => text)).toEqual([
      'Monday 16',
      'Tuesday 17',
    ])
    // Two whole ones and the beginning of a third.
    expect(line.nights).toHaveLength(3)
  })
})

describe('the radar beyond the frame', () => {
  it('is credited in the words of its licence', async () => {
    const { outerCredit } = await viewOf(zurich, null)
    expect(outerCredit?.attribution).toBe('Radar: EUMETNET OPERA, CC BY 4.0 (modified)')
  })
})

it('credits the satellite beside the radar: each for what it shows', async () => {
  const { credit, cloudsCredit } = await viewOf(zurich, null)
  expect(cloudsCredit?.attribution).toBe(satellite.attribution)
  expect(credit?.attribution).not.toBe(satellite.attribution)
})

describe('a radar that is silent', () => {
  it('has no sentence, and pictures of another day say of which', async () => {
    const afterMidnight = Date.parse('2026-11-15T23:10:00Z')
    const silent = await viewOf(zurich, zurich, { at: afterMidnight, isSilent: true })
    expect(silent).toMatchObject({ sentence: null, problem: null, steps: [], measuredTime: 'Sun 10:05' })
    expect(silent.line.stops[0]?.name).toBe('Sun 10:00')
    expect(silent.point?.sentence).toBe('The forecast for the next two hours is not available at the moment.')
  })

  it('is not one that does not reach there', async () => {
    const abroad = await viewOf(newYork, newYork)
    expect(abroad).toMatchObject({ sentence: null, problem: 'outside' })
    expect(abroad.point?.sentence).toContain('does not cover')
  })
})

describe('a point chosen on the map', () => {
  it('has every frame of the sequence, measured ones without a chance', async () => {
    const { point } = await viewOf(newYork, zurich)
    expect(point?.steps.map(({ kind, text }) => [kind, text])).toEqual([
      ['measured', '10:00: 1.2\u00a0mm/h'],
      ['measured', '10:05: 1.4\u00a0mm/h'],
      ['predicted', '10:10: chance of rain 90%, about 2\u00a0mm/h'],
      ['predicted', '10:15: chance of rain 90%, about 24\u00a0mm/h'],
    ])
  })
})
