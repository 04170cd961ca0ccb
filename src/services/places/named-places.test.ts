import { describe, expect, it } from 'vitest'
import { createNamedPlaces } from './named-places.ts'

const places = createNamedPlaces('a secret of at least some length')
const point = '46.7200,8.6200'
const coordinates = { lat: 46.72, lon: 8.62 }

describe('named places', () => {
  it.each(['Aaa Peak', 'Col de l’Âne', 'Bahnhof Zürich (HB)', '東京タワー', 'Piz d’Err 2.0'])(
    '%s survives an address, a query and a cookie',
    (name) => {
      const value = places.write(point, name)
      const ways = [
        decodeURIComponent(new URL(`https://x.test/location/${value}`).pathname.slice('/location/'.length)),
        new URLSearchParams(`${new URLSearchParams({ place: value })}`).get('place') ?? '',
        decodeURIComponent(encodeURIComponent(value)),
      ]
      for (const way of ways) expect(places.read(way)).toEqual({ coordinates, name })
    },
  )

  it.each(['Aaa/../Peak?x#y%00&z=1;~', '<b>Peak</b>', 'Peak\r\nX-Header: 1'])(
    'of %s nothing is left that means something in an address or a page',
    (name) => {
      const value = places.write(point, name)
      expect(value).toMatch(/^46\.7200,8\.6200~[\p{L}\p{N}_.,'’()-]+~[\w-]{12}$/u)
      expect(places.read(value)?.name).not.toMatch(/[<>&;%?#\r\n]/)
    },
  )

  it('leaves off a name that is not signed, is of another point, or of another secret', () => {
    const value = places.write(point, 'Aaa Peak')
    const forged = [
      `${point}~Call_0900~`,
      `${point}~Call_0900~${value.slice(-12)}`,
      value.replace('46.7200', '46.7300'),
      createNamedPlaces('another secret of some length').write(point, 'Aaa Peak'),
    ]
    for (const one of forged) expect(places.read(one)?.name).toBeNull()
    expect(places.read(point)).toEqual({ coordinates, name: null })
  })

  it('a long name is cut, an empty one is none', () => {
    expect(places.read(places.write(point, 'x'.repeat(500)))?.name).toHaveLength(60)
    expect(places.write(point, ' / ')).toBe(point)
  })

  it.each(['bern', '', '~', '999,8~x~y', 'a~b~c'])('%j is no point', (value) => {
    expect(places.read(value)).toBeNull()
  })
})
