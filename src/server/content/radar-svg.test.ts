import { expect, it } from 'vitest'
import type { BaseMap } from '../../domain/place/base-map.ts'
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
  expect(svg.match(/href="#land"/g)).toHaveLength(2)
  expect(svg).toContain('>Berne</text>')
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

it('a name cannot become markup', () => {
  const svg = draw(town('<script>"&'))
  expect(svg).toContain('&#60;script&#62;&#34;&#38;</text>')
})
