import { dayMs, hourMs } from '../domain/time/durations.ts'
import { localTime, swissTime } from '../domain/time/local-time.ts'
import { bathingLakes } from '../reference/bathing-lakes.ts'
import type { Atmosphere } from './atmosphere.ts'
import { hazardRegions, inMetres, lv95Crs, outlineOf } from './hazard-regions.ts'
import { type DemoGauge, demoGauges } from './hydrology-stations.ts'
import { createFloodDanger } from './hydrology-wire.ts'

const words: Record<string, readonly string[]> = {
  de: [
    'Gefahrenstufe 1: Keine oder geringe Hochwassergefahr',
    'Gefahrenstufe 2: Mässige Hochwassergefahr',
    'Gefahrenstufe 3: Erhebliche Hochwassergefahr',
    'Gefahrenstufe 4: Grosse Hochwassergefahr',
    'Gefahrenstufe 5: Sehr grosse Hochwassergefahr',
  ],
  fr: [
    'Degré de danger 1: Aucun ou faible danger de crues',
    'Degré de danger 2: Danger de crues limité',
    'Degré de danger 3: Danger de crues marqué',
    'Degré de danger 4: Fort danger de crues',
    'Degré de danger 5: Très fort danger de crues',
  ],
  it: [
    'Grado di pericolo 1: Pericolo di piena nullo o debole',
    'Grado di pericolo 2: Pericolo di piena moderato',
    'Grado di pericolo 3: Pericolo di piena marcato',
    'Grado di pericolo 4: Pericolo di piena forte',
    'Grado di pericolo 5: Pericolo di piena molto forte',
  ],
  en: [
    'Hazard level 1: No or minor flood danger',
    'Hazard level 2: Moderate flood danger',
    'Hazard level 3: Considerable flood danger',
    'Hazard level 4: High flood danger',
    'Hazard level 5: Very high flood danger',
  ],
}
const issuer = 'Bundesamt für Umwelt BAFU - Hydrologie'
type Corners = [number, number][]
/** Half the length of a section, up and down the river from its gauge. */
const halfSectionKm = 6

/** The map of flood dangers, issued at 7 and 16 o'clock: a section at each gauge of a river, lakes, regions. */
export function createFloodMapWire(atmosphere: Atmosphere) {
  const dangerOf = createFloodDanger(atmosphere)

  return (language: string, nowMs: number): object => {
    const issuedMs = issueBefore(nowMs)
    const level = (waters: Parameters<typeof dangerOf>[0]) => dangerOf(waters, issuedMs)
    const feature = (
      type: string,
      given: { number: number; name: string; level: number; geometry: object; further?: object },
    ) => {
      const text = words[language]?.[given.level - 1] ?? ''
      return {
        type: 'Feature',
        id: 130_000 + given.number,
        geometry: given.geometry,
        properties: {
          ID: given.number,
          name: issuer,
          param: '-',
          language,
          text,
          description: `<b>${given.name}</b>: ${text}`,
          'w-type': type,
          'ws-class': `${type}.${given.level}`,
          ...given.further,
        },
      }
    }
    const graded = demoGauges.filter(({ hasThresholds }) => hasThresholds)
    const rivers = graded
      .filter(({ make }) => make !== 'lake')
      .map((gauge, index) =>
        feature('River', {
          number: index + 1,
          name: gauge.water,
          level: level(gauge),
          geometry: { type: 'MultiLineString', coordinates: [inMetres(courseAt(gauge))] },
          further: { Fluss: gauge.water, Abschnitt: index + 1 },
        }),
      )
    const lakes = [
      ...Map.groupBy(
        graded.filter(({ make }) => make === 'lake'),
        ({ water }) => water,
      ),
    ].map(([name, gauges], index) =>
      feature('Lake', {
        number: index + 1,
        name,
        level: Math.max(...gauges.map(level)),
        geometry: {
          type: 'MultiPolygon',
          coordinates: shoresOf(name, gauges).map((shore) => [inMetres(around(shore))]),
        },
      }),
    )
    const regions = hazardRegions().map(({ id, name, areas, centre }) =>
      feature('Region', {
        number: 1200 + id,
        name:
          language === 'fr' ? name.fr : language === 'it' ? name.it : language === 'en' ? name.en : name.de,
        // A whole region is never as full as its wildest brook.
        level: Math.max(1, level({ make: 'foothills', coordinates: centre }) - 1),
        geometry: {
          type: 'MultiPolygon',
          coordinates: areas.map((area) => [inMetres(outlineOf(area))]),
        },
      }),
    )
    return {
      type: 'FeatureCollection',
      crs: lv95Crs,
      mapname: 'hydroweb_warnkarte_national',
      creation_time: stampOf(issuedMs),
      features: [...rivers, ...lakes, ...regions],
    }
  }
}

/** 7:00 or 16:00 in winter, an hour later by the clocks of summer. */
function issueBefore(nowMs: number): number {
  const day = Math.floor(nowMs / dayMs) * dayMs
  const issues = [day - dayMs + 15 * hourMs, day + 6 * hourMs, day + 15 * hourMs]
  return issues.findLast((at) => at <= nowMs) ?? day - dayMs + 6 * hourMs
}

/** "27.09.2026 08:45". */
function stampOf(atMs: number): string {
  const { year, month, day, hour, minute } = localTime(atMs, swissTime)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(day)}.${two(month)}.${year} ${two(hour)}:${two(minute)}`
}

/** A few kilometres towards the next gauges of the same river; of a river with one, as the Plateau's run. */
function courseAt({ id, water, coordinates: { lat, lon } }: DemoGauge): Corners {
  const others = demoGauges.filter((one) => one.water === water && one.id !== id)
  const toKm = (at: { lat: number; lon: number }) => [(at.lon - lon) * 76, (at.lat - lat) * 111] as const
  const ways = others.map(({ coordinates }) => toKm(coordinates)).map(([x, y]) => [x, y, Math.hypot(x, y)])
  const [first = [0.7, 0.7, 1], second] = ways.toSorted((a, b) => (a[2] ?? 0) - (b[2] ?? 0))
  const end = ([x = 0, y = 0, km = 1]: readonly number[], sign = 1): [number, number] => {
    const share = (sign * Math.min(halfSectionKm, km)) / (km || 1)
    return [lon + (x * share) / 76, lat + (y * share) / 111]
  }
  return [second ? end(second) : end(first, -1), [lon, lat], end(first)]
}

function shoresOf(name: string, gauges: readonly DemoGauge[]) {
  const lake = bathingLakes.find(({ name: own }) => own === name)
  return [...gauges.map(({ coordinates }) => coordinates), ...(lake?.shores ?? [])]
}

/** A small square of water. */
function around({ lat, lon }: { lat: number; lon: number }): Corners {
  const [dLat, dLon] = [0.012, 0.018]
  return [
    [lon - dLon, lat - dLat],
    [lon + dLon, lat - dLat],
    [lon + dLon, lat + dLat],
    [lon - dLon, lat + dLat],
    [lon - dLon, lat - dLat],
  ]
}
