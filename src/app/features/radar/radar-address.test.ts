import { describe, expect, it } from 'vitest'
import { readRadarAddress, withPoint, writeRadarAddress } from './radar-address.ts'

const plain = {
  camera: null,
  layer: 'precipitation',
  time: null,
  hasHail: false,
  hasStations: false,
  hasLightning: false,
  hasSnowLine: false,
} as const

describe('the address of a view', () => {
  it('leads back to what was seen', () => {
    const seen = {
      camera: { lat: 46.8, lon: 9.81, zoom: 8.5 },
      layer: 'snow' as const,
      time: Date.parse('2026-11-15T09:30:00Z'),
      hasHail: true,
      hasStations: true,
      hasLightning: true,
      hasSnowLine: true,
    }
    const address = writeRadarAddress('?place=davos', seen)
    expect(address).toBe(
      '?place=davos&c=46.800,9.810&z=8.50&layer=snow&t=2026-11-15T09:30Z&hail=1&stations=1&lightning=1&snowline=1',
    )
    expect(readRadarAddress(address)).toEqual(seen)
  })

  it('says nothing of what is plain', () => {
    expect(writeRadarAddress('', plain)).toBe('')
    expect(writeRadarAddress('?place=bern&layer=snow&t=2026-11-15T09:30Z&hail=1', plain)).toBe('?place=bern')
  })

  it.each(['?layer=lava', '?c=1,2', '?z=8', '?c=91,8&z=8', '?c=47,8&z=99', '?t=soon', '?hail=yes'])(
    '%s is not taken',
    (search) => {
      expect(readRadarAddress(search)).toEqual(plain)
    },
  )

  it('takes a point of the map in and out, beside all else', () => {
    const address = withPoint('?place=bern&c=46.948,7.447&z=9.00', { lat: 46.70001, lon: 8.31 })
    expect(address).toBe('?place=bern&c=46.948,7.447&z=9.00&point=46.7000,8.3100')
    expect(withPoint(address, null)).toBe('?place=bern&c=46.948,7.447&z=9.00')
    expect(withPoint('?point=46.7,8.3', null)).toBe('')
  })
})
