import { seasonOfDate } from '../../../domain/sky/season.ts'
import { hourOfDay, localDate, swissTime } from '../../../domain/time/local-time.ts'
import { altitudeY, type Sky } from '../../design/scene/scene-view.ts'
import { altitudeText } from '../../forecast-kit/height-text.server.ts'
import { sceneSeason } from '../../forecast-kit/hero-scene.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { NowView } from './region-places.server.ts'

/** Any place in Switzerland will do for the season. */
const swissLat = 47

/** The part of the massif's drawing behind the ladder: units of the scene, from some 4100 m down to 800 m, with open sky on the left for the texts. */
const frame = { x: 640, y: -44, width: 1340, height: 800 }
const ladderViewBox = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`

/** Two rungs nearer than this would cover each other's text. */
const leastApartM = 150

/** Share of the figure's height; null where the altitude lies outside it. */
function heightShare(metres: number): number | null {
  const share = (altitudeY(metres) - frame.y) / frame.height
  return share > 0.03 && share < 0.95 ? Math.round(share * 1000) / 1000 : null
}

export type LadderPoint = {
  slug: string
  name: string
  elevationM: number | null
  isDay: boolean
  now: NowView
  windSpeedKmh: number | null
}

/** Points on the massif, under the sky that prevails and the light of most of them. */
export function ladderView(points: readonly LadderPoint[], sky: Sky, { now, format }: Writing) {
  const isDay = points.filter((point) => point.isDay).length * 2 >= points.length
  return {
    /** The part of the massif's drawing behind it. */
    viewBox: ladderViewBox,
    sky,
    light: isDay ? ('day' as const) : ('night' as const),
    season: sceneSeason(seasonOfDate(localDate(now, swissTime), swissLat)),
    sunSide: hourOfDay(now, swissTime) < 13 ? ('left' as const) : ('right' as const),
    /** From the highest down, no two so near that they would cover each other. */
    rungs: rungsOf(points, ({ elevationM }) => elevationM).map(({ item, metres, y }) => ({
      slug: item.slug,
      name: item.name,
      altitude: altitudeText(metres),
      /** Share of the figure's height. */
      y,
      now: item.now,
      wind: item.windSpeedKmh === null ? null : format.speedText(item.windSpeedKmh),
    })),
  }
}

export type LadderView = ReturnType<typeof ladderView>

/** The items that find a rung of their own, from the highest down. */
export function rungsOf<T>(
  items: readonly T[],
  elevationM: (item: T) => number | null,
): { item: T; metres: number; y: number }[] {
  const rungs: { item: T; metres: number; y: number }[] = []
  const byHeight = items
    .map((item) => ({ item, metres: elevationM(item) }))
    .filter((one): one is { item: T; metres: number } => one.metres !== null)
    .toSorted((a, b) => b.metres - a.metres)
  for (const { item, metres } of byHeight) {
    const y = heightShare(metres)
    const above = rungs.at(-1)
    if (y !== null && (!above || above.metres - metres >= leastApartM)) rungs.push({ item, metres, y })
  }
  return rungs
}
