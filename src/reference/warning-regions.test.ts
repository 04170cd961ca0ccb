import { describe, expect, it } from 'vitest'
import { cantons } from './regions.ts'
import { warnedCities, warningRegions } from './warning-regions.ts'

describe('warningRegions', () => {
  it('holds the 159 regions, each once', () => {
    expect(warningRegions).toHaveLength(159)
    expect(new Set(warningRegions.map(({ id }) => id)).size).toBe(159)
    expect(new Set(warningRegions.map(({ name }) => name)).size).toBe(159)
  })

  it('has a place, a canton of ours and a region for each', () => {
    const codes = new Set(cantons.map(({ code }) => code))
    for (const { id, cantons: own, regions, centre, bounds } of warningRegions) {
      expect(regions.length, id).toBeGreaterThan(0)
      expect(own.length, id).toBeGreaterThan(0)
      for (const code of own) expect(codes.has(code) || code === 'FL', `${id} ${code}`).toBe(true)
      expect(centre.lat > bounds.south && centre.lat < bounds.north, id).toBe(true)
      expect(centre.lon > bounds.west && centre.lon < bounds.east, id).toBe(true)
    }
  })

  it('spells names as the feed does', () => {
    const names = warningRegions.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'Oron – Haute-Broye',
        'Bienne - Neuchâtel',
        'St.Gallen-Rorschach',
        "Plaine de l'Orbe",
      ]),
    )
  })
})

describe('warnedCities', () => {
  it('are ten and name existing areas', () => {
    const names = new Set(warningRegions.map(({ name }) => name))
    expect(warnedCities).toHaveLength(10)
    for (const { name, areas } of warnedCities) {
      expect(areas.length).toBeGreaterThan(0)
      for (const area of areas) expect(names.has(area), `${name}: ${area}`).toBe(true)
    }
  })
})
