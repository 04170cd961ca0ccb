import { beforeAll, expect, it } from 'vitest'
import { comingHour } from '../../../../tests/support/builders/plan.ts'
import { failedWith, readingOf } from '../../../../tests/support/builders/sources.ts'
import { gaugeOf } from '../../../../tests/support/builders/water.ts'
import { placeOf, zurich } from '../../../../tests/support/builders/weather.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import type { WhereAnswer } from '../../../services/where/get-where.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { now, visitIn } from '../place-weather/weather-page.fixture.ts'
import { embedDocument } from './embed-document.server.tsx'
import type { EmbedLook } from './embed-shape.ts'

beforeAll(() => loadAllTexts(['en', 'fr']))

const look: EmbedLook = { shape: 'where', theme: 'auto', temperature: 'F', need: 'sun', day: 'next' }
const startAt = now + 18 * hourMs
const answer: WhereAnswer = {
  found: [
    {
      place: placeOf({ slug: 'rigi', names: { en: 'Rigi', de: 'Rigi', fr: 'Rigi', it: 'Rigi' } }),
      heightM: 1798,
      km: 40,
      minutes: 35,
      window: { startAt, endAt: startAt + 5 * hourMs, hours: 5, surePercent: 90 },
      sunHours: 8.2,
      temperatureMaxC: 10,
      gustKmh: null,
      sky: comingHour(startAt + 2 * hourMs),
    },
  ],
  left: [],
  isWarningUnknown: false,
  fits: [],
  hours: { from: startAt, until: startAt + 12 * hourMs },
  further: [],
}

async function html(outcome: Outcome<WhereAnswer>, chosen: Partial<EmbedLook> = {}) {
  const limmat = gaugeOf(now, { name: 'Zürich, Unterhard', water: 'Limmat', danger: 3 })
  const { visit } = visitIn({ water: [{ ...limmat, coordinates: zurich.coordinates, earlier: [] }] })
  const fresh: number[] = []
  const asked: string[] = []
  const own = {
    ...visit,
    freshUntil: (at: number) => void fresh.push(at),
    services: {
      ...visit.services,
      getWhere: async (question: { date: string }) => {
        asked.push(question.date)
        return outcome
      },
    },
  }
  return { text: await embedDocument(zurich, { ...look, ...chosen }, own), fresh, asked }
}

it('names where the sun shines around a place, in its own units, and the danger at the place', async () => {
  const { text } = await html(readingOf(answer, now))
  expect(text).toMatch(
    /<h1><a href="[^"]*\/en\/where\?place=zurich"[^>]*>Where will the sun shine tomorrow\?<\/a>/,
  )
  expect(text).toMatch(/<b>Rigi<\/b><br\/?>Sun for 8\u00a0h, dry from 10:20 to 15:20, 50°/)
  expect(text).toMatch(/class="severity-ground embed-warning severity-3"/)
  expect(text).toContain('Weather data provided by OpenWeather')
})

it('asks for a need and a day, and leads to the same answer', async () => {
  const { text, asked } = await html(readingOf(answer, now), { need: 'fog', day: 'tomorrow' })
  expect(asked).toEqual(['2026-07-16'])
  expect(text).toMatch(/href="[^"]*\/en\/where\?place=zurich&amp;need=fog&amp;day=2026-07-16"/)
  expect(text).toContain('Where can you get above the fog tomorrow?')
  expect(text).toContain('Above the fog, sun for 8')
})

it('says how warm a lake is, and who says so', async () => {
  const lake = { name: 'Zugersee', temperatureC: 22 }
  const warm = { ...answer, found: answer.found.map((one) => ({ ...one, lake })) }
  const further = [{ ...readingOf(answer, now).source, attribution: 'Eawag, Alplakes' }]
  const { text } = await html(readingOf({ ...warm, further }, now), { need: 'lake' })
  expect(text).toContain('<b>Rigi</b> · 72°')
  expect(text).toContain('Eawag, Alplakes')
})

it('asks all of the country where nothing suits nearby', async () => {
  const { text, asked } = await html(readingOf({ ...answer, found: [] }, now))
  expect(asked).toHaveLength(2)
  expect(text).toMatch(/href="[^"]*\/en\/where\?place=zurich&amp;minutes=0"/)
  expect(text).toContain('all of Switzerland')
})

it('without forecasts by points says so, and asks again soon', async () => {
  const { text, fresh } = await html(failedWith('no-data'))
  expect(text).toContain('No local forecasts at the moment')
  expect(fresh).toContain(now)
})
