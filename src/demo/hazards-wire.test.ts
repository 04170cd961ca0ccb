import { expect, it } from 'vitest'
import { outsideAt } from '../../tests/support/builders/outside.ts'
import { isInPolygons, regionAt } from '../domain/danger/hazards.ts'
import type { Ring } from '../domain/warning/warning.ts'
import { createDrought } from '../upstreams/bafu-drought/index.ts'
import { createFloodMap } from '../upstreams/bafu-flood-map/index.ts'
import { createForestFire } from '../upstreams/bafu-forest-fire/index.ts'
import { createDemoFetch } from './demo-fetch.ts'

async function hazardsOf(seed: number, time: string) {
  const clock = () => Date.parse(time)
  const outside = { ...outsideAt(clock), fetch: createDemoFetch({ seed, clock }) }
  const [map, fire, drought] = await Promise.all([
    createFloodMap(outside).fetchFloodMap('fr'),
    createForestFire(outside).fetchForestFire(),
    createDrought(outside).fetchDrought(),
  ])
  return { map, fire: fire.regions, drought: drought.regions }
}
const highest = (regions: readonly { level: number | null }[]) =>
  Math.max(...regions.map(({ level }) => level ?? 0))

it('a stormy summer evening has dangers of every kind, in the office’s words', async () => {
  const { map, fire, drought } = await hazardsOf(20, '2026-07-21T17:10:00Z')
  expect(map.issuedAt).toBe(Date.parse('2026-07-21T15:00:00Z'))
  expect(highest(map.sections)).toBeGreaterThanOrEqual(3)
  expect(map.sections.find(({ level }) => level === 3)?.words).toMatch(/^Degré de danger 3: /)
  expect(highest(fire)).toBeGreaterThanOrEqual(3)
  expect(highest(drought)).toBeGreaterThanOrEqual(2)
  expect(fire.find(({ level }) => level === 3)?.measure).toMatchObject({ isBan: true })
})

it('in a cold winter no river is in flood, and it burns south of the Alps at most', async () => {
  const { map, fire, drought } = await hazardsOf(7, '2026-01-20T06:40:00Z')
  expect(highest(map.sections)).toBe(1)
  expect(highest(drought)).toBeGreaterThanOrEqual(2)
  expect([...new Set(fire.filter(({ level }) => level !== 1).map(({ canton }) => canton))]).toEqual(['TI'])
})

it('on a fine morning no flood is very grave', async () => {
  const { map } = await hazardsOf(7, '2026-08-25T09:20:00Z')
  expect(highest(map.sections)).toBeLessThan(5)
})

it('every town lies in a region of fire and of drought, and in one of the flood map', async () => {
  const { map, fire, drought } = await hazardsOf(3, '2026-07-21T10:00:00Z')
  const regions = map.sections.filter(({ kind }) => kind === 'region')
  for (const [lat, lon] of [
    [47.377, 8.541],
    [46.204, 6.143],
    [46.005, 8.95],
    [46.802, 9.836],
    [47.558, 7.588],
  ] as const)
    for (const all of [fire, drought, regions])
      expect(regionAt<{ polygons: Ring[][] }>({ lat, lon }, all), `${lat}`).not.toBe(null)
  expect(regions.every(({ polygons }) => !isInPolygons({ lat: 40, lon: 8 }, polygons))).toBe(true)
})
