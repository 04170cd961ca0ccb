import type { Place } from '../../../domain/place/place.ts'
import { warningAreaName } from '../../../domain/texts/warning-texts.ts'
import type { WeatherWarning } from '../../../domain/warning/warning.ts'
import { areaOfNames, areasNamed, isNationwide, regionsWarned } from '../../../domain/warning/warning-area.ts'
import type { WarningGroup } from '../../../domain/warning/warning-groups.ts'
import { regions } from '../../../reference/regions.ts'
import { warningGeography, warningRegions } from '../../../reference/warning-regions.ts'
import { severityLevels } from '../../design/marks.tsx'
import { middleOfRing, placeMarkers } from '../../design/swiss-map/markers.ts'
import { placeOnMap, projectSwiss, swissMapSize, swissPath } from '../../design/swiss-map/projection.ts'
import { listedRegion } from '../../i18n/region-names.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { WarningCardView } from './warning-card.server.ts'
import { levelOf } from './warning-card.server.ts'

/** Corners nearer than this many units of the map are one: an outline of a feed may have hundreds. */
const outlineDetail = 2.5

export function warningMap(
  groups: readonly WarningGroup[],
  cards: readonly WarningCardView[],
  place: Place,
  writing: Writing,
) {
  const drawn = groups.flatMap((group, index) => {
    const card = cards[index]
    if (!card) return []
    const label = `${card.words.title}, ${card.scale ?? card.severity}`
    return group.warnings.map((warning) => ({
      warning,
      label: `${warningAreaName(warning.area, writing.language)}${writing.format.colon} ${label}`,
      sign: { anchor: card.anchor, level: levelOf(warning) },
    }))
  })
  const areas = drawn
    .map(({ warning, label, sign }) => ({
      ...sign,
      label,
      path: swissPath(warning.polygons, { detail: outlineDetail }),
      isNationwide: isNationwide(warning),
    }))
    .filter((area) => area.path !== '' || area.isNationwide)
    .sort((a, b) => a.level - b.level)
  return {
    /** Which level in which regions, in words. */
    sentence: levelsByRegion(groups, writing),
    /** Least severe first, so that the most severe is drawn on top. */
    areas,
    markers: placeMarkers(
      drawn.flatMap(({ warning, sign }) => middlesOf(warning).map(([x, y]) => ({ ...sign, x, y }))),
    ),
    place: placeOnMap(place.coordinates, place.names[writing.language]),
  }
}

export type WarningMapView = ReturnType<typeof warningMap>

/** The middles of the outlines, and of the warning regions named without one. */
function middlesOf(warning: WeatherWarning): [number, number][] {
  if (isNationwide(warning)) return [[swissMapSize.width / 2, swissMapSize.height / 2]]
  const outlines = warning.polygons.map((ring) => middleOfRing(ring)).filter((middle) => middle !== null)
  const named = areasNamed(areaOfNames(warning) ?? '', warningRegions)
  return [...outlines, ...named.map(({ centre }) => projectSwiss(centre))]
}

/** "Orange in places: Bern and western Switzerland, and the Alps. Yellow in places: Central Switzerland." */
function levelsByRegion(groups: readonly WarningGroup[], { t, format, language }: Writing): string {
  const warned = groups
    .flatMap((group) => group.warnings)
    .map((warning) => ({ level: levelOf(warning), regions: regionsWarned(warning, warningGeography) }))
  const levels = regions.map(({ id, names }) => {
    const here = warned.filter((one) => one.regions.includes(id))
    return { name: listedRegion(names, language), level: Math.max(0, ...here.map(({ level }) => level)) }
  })
  return severityLevels
    .map((level) => ({ level, names: levels.filter((one) => one.level === level).map(({ name }) => name) }))
    .reverse()
    .filter(({ names }) => names.length > 0)
    .map(({ level, names }) => t(`alerts.levelIn-${level}`, { regions: format.list(names) }))
    .join(' ')
}
