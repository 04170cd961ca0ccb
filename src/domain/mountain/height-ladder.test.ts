import { describe, expect, it } from 'vitest'
import { heightLadder } from './height-ladder.ts'

/** Kilometres north of the place. */
const site = (name: string, heightM: number, km: number, kind = 'mountain') => ({
  name,
  heightM,
  kind,
  coordinates: { lat: 46.5 + km / 111.2, lon: 8 },
})
const names = (own: ReturnType<typeof site>, sites: ReturnType<typeof site>[]) =>
  heightLadder(own, [own, ...sites]).map(({ site: { name } }) => name)

const village = site('Village', 800, 0, 'locality')

describe('the ladder of heights', () => {
  it('leads from the place to the next summit, with something in every gap', () => {
    const around = [
      site('Alp', 1500, 4),
      site('Pass', 2100, 9),
      site('Summit', 3100, 10),
      site('Other village', 820, 2, 'locality'),
    ]
    expect(names(village, around)).toEqual(['Summit', 'Pass', 'Alp', 'Village'])
  })
  it('goes down to the valley from a peak', () => {
    const peak = site('Peak', 2900, 0)
    expect(
      names(
        peak,
        [village, site('Hut', 1900, 3)].map((one, i) => ({
          ...one,
          coordinates: { lat: 46.5 + 0.03 * (i + 1), lon: 8 },
        })),
      ),
    ).toEqual(['Peak', 'Hut', 'Village'])
  })
  it('looks farther only where nothing near is high', () => {
    expect(names(village, [site('Hill', 1100, 5), site('Alps', 2500, 40)])).toEqual([
      'Alps',
      'Hill',
      'Village',
    ])
    expect(names(village, [site('Near', 1900, 15), site('Alps', 2500, 40)])).toEqual(['Near', 'Village'])
  })
  it('ends at the highest there is', () => {
    expect(names(village, [site('Hill', 1100, 5)])).toEqual(['Hill', 'Village'])
    expect(names(village, [])).toEqual(['Village'])
  })
  it('takes the nearer of two that would do, and a peak rather than a village', () => {
    const summit = site('Summit', 2000, 12)
    expect(names(village, [summit, site('Near alp', 1400, 5), site('Far alp', 1400, 11)])).toContain(
      'Near alp',
    )
    expect(names(village, [summit, site('Hamlet', 1400, 5, 'locality'), site('Hut', 1400, 7)])).toContain(
      'Hut',
    )
  })
  it('has at most seven rungs', () => {
    const many = Array.from({ length: 40 }, (_, i) => site(`${i}`, 900 + i * 90, 1 + i / 4))
    expect(names(village, many).length).toBe(7)
  })
  it('names the distances', () => {
    const [top] = heightLadder(village, [village, site('Summit', 2100, 10)])
    expect(top?.distanceKm).toBeCloseTo(10, 0)
  })
})
