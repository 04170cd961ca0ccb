import type { Place } from '../../../domain/place/place.ts'
import type { BulletinArea } from '../../../domain/snow/avalanche.ts'
import { polygonsOf } from '../../../domain/snow/avalanche-rules.ts'
import { capitalised } from '../../../domain/texts/capitalised.ts'
import { middleOfRing, placeMarkers } from '../../design/swiss-map/markers.ts'
import { placeOnMap, swissPath } from '../../design/swiss-map/projection.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { DangerView } from './danger-view.server.ts'

/** Corners nearer than this many units of the map are one. */
const outlineDetail = 2
/** Units of the map around the middle of the place's name. */
const nameClearance = 45

type Drawn = { anchor: string; danger: DangerView; regions: string }

/** `areas` and their views, in the same order. */
export function dangerMap(
  areas: readonly BulletinArea[],
  views: readonly Drawn[],
  place: Place,
  writing: Writing,
) {
  const drawn = areas.flatMap((area, index) => {
    const view = views[index]
    return view ? [{ area, view }] : []
  })
  const own = placeOnMap(place.coordinates, place.names[writing.language])
  return {
    areas: drawn
      .map(({ area, view: { anchor, danger, regions } }) => ({
        anchor,
        label: `${capitalised(danger.text)}${writing.format.colon} ${shortened(regions)}`,
        value: danger.value,
        path: swissPath(polygonsOf(area).flat(), { detail: outlineDetail }),
      }))
      .filter(({ path }) => path !== '')
      // The higher danger is drawn over the lower one.
      .reverse(),
    markers: placeMarkers(
      // The name of the reader's place stays readable.
      drawn
        .flatMap(({ area, view: { danger } }) => {
          const level = typeof danger.value === 'number' ? danger.value : danger.value === 'unknown' ? 6 : 0
          return polygonsOf(area).flatMap(([outline]) => {
            const middle = outline ? middleOfRing(outline) : null
            return middle ? [{ x: middle[0], y: middle[1], level, text: danger.badge.slice(0, 1) }] : []
          })
        })
        .filter(({ x, y }) => own === null || Math.hypot(x - own.x, y - own.y + 15) > nameClearance),
    ).map(({ x, y, text }) => ({ x, y, text })),
    place: own,
    /** "Considerable (3): 52 regions. Moderate (2): 35 regions." */
    sentence: levelsSentence(drawn, writing),
  }
}

export type DangerMapView = ReturnType<typeof dangerMap>

/** A name for the pointer and the screen reader; the card has them all. */
const shortened = (regions: string): string => (regions.length > 120 ? `${regions.slice(0, 119)}…` : regions)

function levelsSentence(
  drawn: readonly { area: BulletinArea; view: Drawn }[],
  { t, format }: Writing,
): string {
  const counts = new Map<string, number>()
  for (const { area, view } of drawn)
    counts.set(view.danger.text, (counts.get(view.danger.text) ?? 0) + area.regions.length)
  return [...counts]
    .map(([danger, count]) => `${capitalised(danger)}${format.colon} ${t('snow.regions', { count })}.`)
    .join(' ')
}
