import { expect, it } from 'vitest'
import { areaOf, bulletinOf } from '../../../tests/support/builders/bulletin.ts'
import { providerFacts, readingOf } from '../../../tests/support/builders/sources.ts'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import { placeOf, reportOf, zurich } from '../../../tests/support/builders/weather.ts'
import { only } from '../../../tests/support/only.ts'
import type { Place } from '../../domain/place/place.ts'
import { type Need, needRecord } from '../../domain/plan/needs.ts'
import type { LocalForecasts, LocalPoint } from '../../ports/local-forecasts.ts'
import type { WarningReport } from '../warnings/get-warnings.ts'
import { createGetPlanSources } from './get-plan-sources.ts'

const now = Date.parse('2027-01-20T09:00:00Z')
const point = (name: string, heightM: number, lat = zurich.coordinates.lat): LocalPoint => ({
  index: heightM,
  name,
  kind: 'mountain',
  postcode: null,
  heightM,
  coordinates: { lat, lon: 8.6 },
})
const points = [point('near', 1900), point('low', 900), point('away', 3000, 47), point('far', 2500, 46.2)]
const calm: WarningReport = { state: 'all-clear', warnings: [], fromProvider: null, updatedAt: now }

function create(isOpenData = true) {
  const asked: string[] = []
  const get = createGetPlanSources({
    getWeather: async ({ slug }, client) => {
      asked.push(`${slug} for ${client}`)
      return readingOf(reportOf(now), now)
    },
    getRain: async () => ({ data: null, failures: [] }),
    getWarnings: async (scope) => {
      const slug = scope.kind === 'place' ? scope.place.slug : ''
      return readingOf({ ...calm, warnings: ['both', slug].map((id) => warningOf({ id })) }, now)
    },
    getSnowStations: async () => {
      asked.push('snow')
      return { imis: readingOf([], now), swissmetnet: readingOf([], now) }
    },
    getBulletin: async () => readingOf(bulletinOf([areaOf(now, 3)]), now),
    forecasts: only<LocalForecasts>({
      facts: providerFacts('points'),
      current: () => ({ runAt: now, points, at: () => null }),
    }),
    placeOfPoint: ({ name, coordinates }): Place => placeOf({ slug: name, coordinates }),
    isOpenData: async () => isOpenData,
    clock: () => now,
  })
  const of = (need: Need, heightM = needRecord(need).criteria.heightM) =>
    get(zurich, { need, criteria: { ...needRecord(need).criteria, heightM } }, 'c')
  return { of, asked }
}

it('of what stays at a place asks nothing else', async () => {
  const { of, asked } = create()
  expect(await of('dry')).toMatchObject({ goal: null, avalanche: null, isSnowless: false })
  expect(asked).toEqual(['zurich for c'])
})

it('of a hike finds the goal at its height, with its warnings and the avalanche level', async () => {
  const { of } = create()
  const known = await of('hike')
  expect(known).toMatchObject({ goal: { place: { slug: 'near' } }, avalanche: { level: 3 } })
  expect(known.warnings.warnings.map(({ id }) => id)).toEqual(['both', 'zurich', 'near'])
})

it('of a goal that is a journey away counts only what is there', async () => {
  const { of, asked } = create()
  const known = await of('hike', 3000)
  expect(known).toMatchObject({ goal: { place: { slug: 'away' } } })
  expect(known.warnings.warnings.map(({ id }) => id)).toEqual(['both', 'away'])
  expect(asked.some((one) => one.startsWith('zurich'))).toBe(false)
})

it('says where no point of that height is near, and where no forecast by points is in use', async () => {
  expect((await create().of('tour')).goal).toBe('none-near')
  expect((await create(false).of('hike')).goal).toMatchObject({ weather: { data: null } })
})

it('of what takes place on snow asks how much there is', async () => {
  const { of, asked } = create()
  expect(await of('ski')).toMatchObject({ isSnowless: true })
  expect(asked).toContain('snow')
})
