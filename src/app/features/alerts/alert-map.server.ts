import type { WeatherAlert } from '../../../domain/alert/alert.ts'
import { areaOfNames, areasNamed, isNationwide, regionsWarned } from '../../../domain/alert/alert-area.ts'
import type { AlertGroup } from '../../../domain/alert/alert-groups.ts'
import type { Place } from '../../../domain/place/place.ts'
import { regions } from '../../../reference/regions.ts'
import { alertGeography, warningRegions } from '../../../reference/warning-regions.ts'
import { severityLevels } from '../../design/marks.tsx'
import { middleOfRing, placeMarkers } from '../../design/swiss-map/markers.ts'
import { placeOnMap, projectSwiss, swissMapSize, swissPath } from '../../design/swiss-map/projection.ts'
import type { Writing } from '../../i18n/writing.ts'
import { levelOf } from './alert-card.server.ts'
import type { AlertCardView } from './alert-card-view.ts'
import type { AlertMapView } from './alerts-page-view.ts'

/** Corners nearer than this many units of the map are one: an outline of a feed may have hundreds. */
const outlineDetail = 2.5

export function alertMap(
  groups: readonly AlertGroup[],
  cards: readonly AlertCardView[],
  place: Place,
  writing: Writing,
): AlertMapView {
  const drawn = groups.flatMap((group, index) => {
    const card = cards[index]
    if (!card) return []
    const label = `${card.words.title}, ${card.scale ?? card.severity}`
    return group.alerts.map((alert) => ({
      alert,
      label: `${alert.area}${writing.format.colon} ${label}`,
      sign: { anchor: card.anchor, level: levelOf(alert) },
    }))
  })
  const areas = drawn
    .map(({ alert, label, sign }) => ({
      ...sign,
      label,
      path: swissPath(alert.polygons, { detail: outlineDetail }),
      isNationwide: isNationwide(alert),
    }))
    .filter((area) => area.path !== '' || area.isNationwide)
    .sort((a, b) => a.level - b.level)
  return {
    sentence: levelsByRegion(groups, writing),
    areas,
    markers: placeMarkers(
      drawn.flatMap(({ alert, sign }) => middlesOf(alert).map(([x, y]) => ({ ...sign, x, y }))),
    ),
    place: placeOnMap(place.coordinates, place.names[writing.language]),
  }
}

/** The middles of the outlines, and of the warning regions named without one. */
function middlesOf(alert: WeatherAlert): [number, number][] {
  if (isNationwide(alert)) return [[swissMapSize.width / 2, swissMapSize.height / 2]]
  const outlines = alert.polygons.map((ring) => middleOfRing(ring)).filter((middle) => middle !== null)
  const named = areasNamed(areaOfNames(alert) ?? '', warningRegions)
  return [...outlines, ...named.map(({ centre }) => projectSwiss(centre))]
}

/** "Orange in places: Alps and Western Switzerland. Yellow in places: Central Switzerland." */
function levelsByRegion(groups: readonly AlertGroup[], { t, format, language }: Writing): string {
  const warned = groups
    .flatMap((group) => group.alerts)
    .map((alert) => ({ level: levelOf(alert), regions: regionsWarned(alert, alertGeography) }))
  const levels = regions.map(({ id, names }) => {
    const here = warned.filter((one) => one.regions.includes(id))
    return { name: names[language], level: Math.max(0, ...here.map(({ level }) => level)) }
  })
  return severityLevels
    .map((level) => ({ level, names: levels.filter((one) => one.level === level).map(({ name }) => name) }))
    .reverse()
    .filter(({ names }) => names.length > 0)
    .map(({ level, names }) => t(`alerts.levelIn-${level}`, { regions: format.list(names) }))
    .join(' ')
}
