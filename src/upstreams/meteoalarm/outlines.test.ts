import { describe, expect, it } from 'vitest'
import { isInRing } from '../../domain/warning/warning-area.ts'
import { mapEntry } from './map.ts'
import { heat, now } from './messages.fixture.ts'
import { parsePolygon } from './outlines.ts'

describe('parsePolygon', () => {
  it('closes an open ring and refuses what is none', () => {
    expect(parsePolygon('46,7 46,8 47,8')).toHaveLength(4)
    expect(parsePolygon('46,7 46,8')).toBeNull()
    expect(parsePolygon('46,7 46,8 x,y')).toBeNull()
    expect(parsePolygon('')).toBeNull()
  })

  it.each(['46.5, 7 46.5, 8 47, 8', '+46.5,+7 +46.5,+8 +47,+8', ' 46.5 , 7\n46.5 ,8 47,8 '])(
    'reads a plus and spaces about the comma: %j',
    (text) => {
      expect(parsePolygon(text)).toEqual([
        [7, 46.5],
        [8, 46.5],
        [8, 47],
        [7, 46.5],
      ])
    },
  )

  it('refuses corners that run into each other', () => {
    expect(parsePolygon('46,7,46,8,47,8')).toBeNull()
    expect(parsePolygon('46 7 46 8 47 8')).toBeNull()
  })
})

describe('a circle', () => {
  const warned = (circles: string[]) => mapEntry({ ...heat, circles }, null, now)?.polygons ?? []
  const lugano = { lat: 46.005, lon: 8.947 }

  it('becomes an outline that holds all of it', () => {
    const [ring, ...others] = warned(['46.005,8.947 20'])
    expect(others).toEqual([])
    for (const bearing of [0, 5, 45, 90, 200, 355]) {
      const at = (km: number) => {
        const [north, east] = [Math.cos, Math.sin].map((part) => part((bearing * Math.PI) / 180) * km)
        return {
          lat: lugano.lat + (north ?? 0) / 111.2,
          lon: lugano.lon + (east ?? 0) / (111.2 * Math.cos((lugano.lat * Math.PI) / 180)),
        }
      }
      expect(isInRing(at(19.9), ring ?? []), `${bearing}°`).toBe(true)
      expect(isInRing(at(20.3), ring ?? []), `${bearing}°`).toBe(false)
    }
  })

  it.each(['', '46,8.9', '46,8.9 0', '46,8.9 -5', '46,8.9 wide', '46,8.9 40000'])('is none: %j', (circle) => {
    expect(warned([circle])).toEqual([])
  })
})
