import { beforeAll, describe, expect, it } from 'vitest'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { visitIn } from '../../../../tests/support/builders/visit-in.ts'
import { placeOf, zurich } from '../../../../tests/support/builders/weather.ts'
import { only } from '../../../../tests/support/only.ts'
import { languages } from '../../../domain/language.ts'
import type { Place } from '../../../domain/place/place.ts'
import type { PlaceRain, RadarStep } from '../../../domain/rain/place-rain.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
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
          readingOf(only<RadarManifest>({ nowAt, frames, motion: null, layers: {} }), now),
      },
      forecastFrames: { getPlace: () => null },
      baseMap: { url: null, styleUrl: null },
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
