import type { FeatureCollection, MultiPolygon } from 'geojson'
import { severityRank } from '../../domain/warning/severity-rank.ts'
import type { Reading } from '../../domain/weather/reading.ts'
import type { WarningReport } from '../../services/warnings/get-warnings.ts'

/** MeteoAlarm asks for this wherever its warnings are shown (terms of use, "Attribution"). */
export const meteoAlarmNotice =
  'Time delays between this address and MeteoAlarm are possible; for the most up-to-date information about alert levels as published by the participating national meteorological services use meteoalarm.org.'

const levels = [null, 'notice', 'yellow', 'orange', 'red'] as const

/** Warnings as polygons. Words and areas are the issuer's, unaltered; without an outline the geometry is null. */
export function warningsGeoJson({ data, source, fetchedAt }: Reading<WarningReport>) {
  const collection: FeatureCollection<MultiPolygon | null> = {
    type: 'FeatureCollection',
    features: data.warnings.map((warning) => ({
      type: 'Feature',
      id: warning.id,
      geometry:
        warning.polygons.length > 0
          ? { type: 'MultiPolygon', coordinates: warning.polygons.map((ring) => [ring]) }
          : null,
      properties: {
        level: severityRank(warning),
        colour: levels[severityRank(warning)] ?? null,
        severity: warning.severity,
        type: warning.type,
        area: warning.area,
        areaWithoutOutline: warning.areaWithoutOutline ?? null,
        startAt: iso(warning.startAt),
        endAt: warning.isEndAssumed ? null : iso(warning.endAt),
        updatedAt: warning.updatedAt === null ? null : iso(warning.updatedAt),
        authority: warning.issuer ?? source.name,
        texts: { ...warning.furtherTexts, ...warning.texts },
        web: warning.web,
        isDemo: source.isDemo,
      },
    })),
  }
  return {
    ...collection,
    state: data.state,
    fetchedAt: iso(fetchedAt),
    attribution: source.attribution,
    licence: source.licence,
    source: source.url,
    notice: meteoAlarmNotice,
  }
}

const iso = (at: number) => new Date(at).toISOString().replace('.000Z', 'Z')
