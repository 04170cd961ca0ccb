import { decode } from 'fast-png'
import { expect, it } from 'vitest'
import { levelOfRate, outsideLevel, possibleLevel } from '../../domain/map/forecast-levels.ts'
import type { BaseMap } from '../../domain/place/base-map.ts'
import { greyPng } from '../../services/radar/grey-png.ts'
import { createRadarPictures } from './radar-svg.ts'

type Shape = BaseMap['features'][number]

const land: Shape = {
  type: 'Feature',
  properties: { kind: 'land' },
  geometry: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [7, 46],
          [9, 46],
          [9, 47],
          [7, 47],
          [7, 46],
        ],
      ],
    ],
  },
}
const town = (french: string): Shape => ({
  type: 'Feature',
  properties: { kind: 'town', fromZoom: 5, en: 'Bern', de: 'Bern', fr: french, it: 'Berna' },
  geometry: { type: 'Point', coordinates: [7.45, 46.95] },
})
const draw = (...features: Shape[]) =>
  createRadarPictures({ type: 'FeatureCollection', features })({
    steps: null,
    theme: 'light',
    language: 'fr',
    place: null,
  })
const paths = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)

it('draws each shape once, in steps of half pixels, and names towns in the requested language', () => {
  const svg = draw(land, town('Berne'))
  expect(paths(svg)).toEqual(['M400 915l 640 0 0-465-640 0 0 465z'])
  // Filled, its border, and the light line on which that stands.
  expect(svg.match(/href="#land"/g)).toHaveLength(3)
  expect(svg).toContain('>Berne</text>')
})

it('leaves the names to a page that writes them', () => {
  const features = [land, town('Berne')]
  const svg = createRadarPictures({ type: 'FeatureCollection', features })({
    steps: null,
    theme: 'light',
    language: 'fr',
    place: { name: 'Thoune', coordinates: { lat: 46.76, lon: 7.63 } },
    hasNames: false,
  })
  expect(svg).not.toContain('<text')
  expect(svg).not.toContain('<circle')
  expect(svg).toMatch(/<\/svg>$/)
})

it('leaves out what lies beyond the edge, and lifts the pen there', () => {
  const svg = draw({
    type: 'Feature',
    properties: { kind: 'neighbour' },
    geometry: {
      type: 'MultiLineString',
      coordinates: [
        [
          [2, 46],
          [3, 46],
          [4, 46],
        ],
        [
          [7, 46],
          [8, 46],
          [20, 46],
          [30, 46],
          [30, 46.5],
        ],
      ],
    },
  })
  expect(paths(svg)).toEqual(['M400 915l 320 0 3840 0'])
})

it.each([
  ['light', [13, 25, 32]],
  ['dark', [238, 243, 246]],
] as const)('what the radars do not see is a veil of ink, not dry (%s)', (theme, ink) => {
  const steps = greyPng(3, 1, Uint8Array.from([0, 1, 255]))
  const svg = createRadarPictures({ type: 'FeatureCollection', features: [land] })({
    steps,
    theme,
    language: 'fr',
    place: null,
  })
  const [, png = ''] = svg.match(/base64,([^"]+)"/) ?? []
  const { palette = [] } = decode(Buffer.from(png, 'base64'))
  expect(palette[0]?.[3]).toBe(0)
  expect(palette[1]?.[3]).toBe(255)
  expect(palette[255]?.slice(0, 3)).toEqual(ink)
  expect(palette[255]?.[3]).toBeGreaterThan(20)
  expect(palette[255]?.[3]).toBeLessThan(60)
})

it('a name cannot become markup', () => {
  const svg = draw(town('<script>"&'))
  expect(svg).toContain('&#60;script&#62;&#34;&#38;</text>')
})

it('over a relief it is see-through but for lakes and lines', () => {
  const draw = createRadarPictures({ type: 'FeatureCollection', features: [land] })
  const picture = { steps: null, theme: 'light', language: 'fr', place: null } as const
  expect(draw(picture)).toMatch(/<rect [^>]*fill="#f8f9f9"/)
  const seeThrough = draw({ ...picture, hasGround: false })
  expect(seeThrough).not.toContain('<rect')
  expect(seeThrough).not.toContain('#eaeded')
  expect(paths(seeThrough)).toEqual(paths(draw(picture)))
})

it('paints a forecast by its own levels: the ramp’s colours, fading in, and a tint for what is but possible', () => {
  const levels = Uint8Array.from([0, possibleLevel, levelOfRate(0.1), levelOfRate(6), outsideLevel])
  const svg = createRadarPictures({ type: 'FeatureCollection', features: [] })({
    steps: greyPng(5, 1, levels),
    isForecast: true,
    theme: 'light',
    language: 'en',
    place: null,
  })
  const { palette } = decode(new Uint8Array(Buffer.from(/base64,([^"]+)"/.exec(svg)?.[1] ?? '', 'base64')))
  const alphaOf = (level: number) => palette?.[level]?.[3]
  expect(alphaOf(0)).toBe(0)
  expect(alphaOf(possibleLevel)).toBe(36)
  expect(alphaOf(levelOfRate(0.1))).toBeLessThan(200)
  expect(alphaOf(levelOfRate(6))).toBe(255)
  expect(alphaOf(outsideLevel)).toBe(0)
})
