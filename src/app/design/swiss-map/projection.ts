import type { Coordinates } from '../../../domain/place/coordinates.ts'

/** The box all maps of Switzerland are drawn in: units of the SVG, one about 350 m. */
export const swissMapSize = { width: 1000, height: 672 } as const

const west = 5.93
const north = 47.83
const unitsPerDegreeLon = 217.86
/** A degree of latitude is longer than one of longitude at 46.8° N by 1 / cos 46.8°. */
const unitsPerDegreeLat = 318.25

/** Degrees onto the map: equirectangular, which over so small a country differs from a true map by less than a line. */
export function projectSwiss({ lat, lon }: Coordinates): [x: number, y: number] {
  return [(lon - west) * unitsPerDegreeLon, (north - lat) * unitsPerDegreeLat]
}

/** SVG path of rings on the map in whole units; corners nearer than `detail` units to the last one are left out. */
export function swissPath(
  rings: readonly (readonly (readonly [number, number])[])[],
  { detail = 1, decimals = 0, isClosed = true } = {},
): string {
  const factor = 10 ** decimals
  const round = (value: number) => Math.round(value * factor) / factor
  let path = ''
  for (const ring of rings) {
    let [lastX, lastY] = [Number.NaN, Number.NaN]
    ring.forEach(([lon, lat], index) => {
      const [x, y] = projectSwiss({ lat, lon }).map(round) as [number, number]
      const isEnd = !isClosed && index === ring.length - 1
      if (!isEnd && Math.hypot(x - lastX, y - lastY) < detail) return
      path += Number.isNaN(lastX) ? `M${x} ${y}` : `l${round(x - lastX)} ${round(y - lastY)}`
      lastX = x
      lastY = y
    })
    if (isClosed && ring.length > 0) path += 'z'
  }
  return path.replaceAll(' -', '-')
}

/** A named point in whole units; null outside the map. */
export function placeOnMap(
  coordinates: Coordinates,
  name: string,
): { x: number; y: number; name: string } | null {
  const [x, y] = projectSwiss(coordinates).map(Math.round) as [number, number]
  const isOnMap = x >= 0 && y >= 0 && x <= swissMapSize.width && y <= swissMapSize.height
  return isOnMap ? { x, y, name } : null
}
