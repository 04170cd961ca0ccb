import { expect, it } from 'vitest'
import { type BaseMap, toBaseMapPoint } from '../../domain/place/base-map.ts'
import { createRadarPictures } from './radar-svg.ts'

/** As the build writes lines: a point, then steps. */
function line(...places: [lat: number, lon: number][]): number[] {
  let [x, y] = [0, 0]
  return places.flatMap(([lat, lon]) => {
    const [nextX, nextY] = toBaseMapPoint({ lat, lon })
    const step = [nextX - x, nextY - y]
    ;[x, y] = [nextX, nextY]
    return step
  })
}

const square = line([46, 7], [46, 9], [47, 9], [47, 7], [46, 7])
const baseMap: BaseMap = {
  units: 2 ** 20,
  land: [[square]],
  lakes: [],
  cantons: [],
  neighbours: [],
  towns: [
    { at: toBaseMapPoint({ lat: 46.95, lon: 7.45 }), zoom: 5, names: ['Bern', 'Bern', 'Berne', 'Berna'] },
  ],
}
const draw = (more: Partial<BaseMap> = {}) =>
  createRadarPictures({ ...baseMap, ...more })({ steps: null, theme: 'light', language: 'fr', place: null })
const paths = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)

it('draws each shape once, in steps of half pixels, and names towns in the requested language', () => {
  const svg = draw()
  expect(paths(svg)).toEqual(['M400 915l 640 0 0-465-640 0 0 465z'])
  expect(svg.match(/href="#land"/g)).toHaveLength(2)
  expect(svg).toContain('>Berne</text>')
})

it('leaves out what lies beyond the edge, and lifts the pen there', () => {
  const svg = draw({
    land: [],
    neighbours: [line([46, 2], [46, 3], [46, 4]), line([46, 7], [46, 8], [46, 20], [46, 30], [46.5, 30])],
  })
  expect(paths(svg)).toEqual(['M400 915l 320 0 3840 0'])
})

it('a name cannot become markup', () => {
  const [town] = baseMap.towns
  const svg = draw({ towns: town ? [{ ...town, names: ['a', 'b', '<script>"&', 'd'] }] : [] })
  expect(svg).toContain('&#60;script&#62;&#34;&#38;</text>')
})
