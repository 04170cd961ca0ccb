import { describe, expect, it } from 'vitest'
import { simplifyTrack } from './simplify-track.ts'
import { decodeTrack, encodeTrack, mostTrackPoints } from './track-code.ts'
import type { WayPoint } from './way-line.ts'

const point = (lat: number, lon: number, heightM: number | null): WayPoint => ({
  coordinates: { lat, lon },
  heightM,
})

/** A hike of 16 km with a top, in 800 points. */
const hike = Array.from({ length: 800 }, (_, index): WayPoint => {
  const share = index / 799
  const height = 1000 + 1500 * Math.sin(share * Math.PI) ** 3
  return point(46.6 + 0.07 * share + 0.01 * Math.sin(9 * share), 8 + 0.12 * share, height)
})

describe('a track in an address', () => {
  it('is rounded to some hundred metres, and heights to ten', () => {
    const track = { points: [point(46.65432, 8.05678, 1034), point(46.7, 7.9, 2499)], km: 16.04 }
    expect(decodeTrack(encodeTrack(track))).toEqual({
      points: [point(46.654, 8.057, 1030), point(46.7, 7.9, 2500)],
      km: 16,
    })
  })

  it('may have no heights', () => {
    const track = { points: [point(46.654, 8.057, null), point(46.7, 7.9, 1200)], km: 12 }
    expect(decodeTrack(encodeTrack(track))?.points[1]).toEqual(point(46.7, 7.9, null))
  })

  it('fits into an address that is kept', () => {
    const { points, km } = simplifyTrack(hike)
    expect(points).toHaveLength(mostTrackPoints)
    const code = encodeTrack({ points, km })
    expect(code).toMatch(/^[\w-]+$/)
    expect(`?track=${code}&by=foot&leave=2026-07-21T17%3A20`.length).toBeLessThanOrEqual(200)
  })

  it.each([
    ['nothing', ''],
    ['other letters', 'AB%DE'],
    ['half a number', '_'],
    ['one point', encodeTrack({ points: [point(46, 8, null)], km: 1 })],
    ['a place off the earth', encodeTrack({ points: [point(46, 8, null), point(91, 8, null)], km: 1 })],
    ['a height above all', encodeTrack({ points: [point(46, 8, 400), point(46, 8, 12_000)], km: 1 })],
    ['endless numbers', '_'.repeat(300)],
    ['a thousand letters', 'A'.repeat(1000)],
    ['too long a way', encodeTrack({ points: [point(46, 8, null), point(47, 8, null)], km: 5000 })],
  ])('is none with %s', (_, text) => expect(decodeTrack(text)).toBeNull())
})

describe('few points of many', () => {
  it('keep the ends, the top and the length', () => {
    const { points, km } = simplifyTrack(hike)
    expect([points[0], points.at(-1)]).toEqual([hike[0], hike.at(-1)])
    expect(Math.max(...points.map(({ heightM }) => heightM ?? 0))).toBeGreaterThan(2490)
    expect(km).toBeGreaterThan(12)
  })

  it('are no more than it takes to draw the line', () => {
    const straight = Array.from({ length: 50 }, (_, index) => point(46 + index / 1000, 8, null))
    expect(simplifyTrack(straight).points).toHaveLength(2)
    const bend = [...straight, point(46.049, 8.05, null)]
    expect(simplifyTrack(bend).points).toHaveLength(3)
  })

  it('of a round trip are those farthest away', () => {
    const round = [point(46, 8, 500), point(46.01, 8, 900), point(46.02, 8.01, 1500), point(46, 8, 500)]
    expect(simplifyTrack(round).points).toHaveLength(4)
  })

  it('are as few of a day with a point a second', () => {
    const long = Array.from({ length: 40_000 }, (_, index) =>
      point(46 + index / 1e6, 8 + Math.sin(index / 900), index % 3000),
    )
    expect(simplifyTrack(long).points).toHaveLength(mostTrackPoints)
  })
})
