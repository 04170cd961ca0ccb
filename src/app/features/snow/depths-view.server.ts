import { failed, isPending } from '../../../domain/failure.ts'
import { distanceKm } from '../../../domain/place/coordinates.ts'
import type { Place } from '../../../domain/place/place.ts'
import { type SnowNetwork, type SnowStation, snowNetworks } from '../../../domain/snow/snow-station.ts'
import { localTime, swissTime } from '../../../domain/time/local-time.ts'
import type { SnowDepths } from '../../../services/snow/get-snow-stations.ts'
import { placeOnMap } from '../../design/swiss-map/projection.ts'
import { windFigures } from '../../forecast-kit/measure-words.ts'
import type { Writing } from '../../i18n/writing.ts'
import { creditView } from './credit-view.server.ts'
import type { StationSort } from './depth-choice.ts'
import type { snowQuery } from './snow-query.ts'

/** Rows shown at first. */
const firstRows = 6
/** A station farther away says nothing about the place. */
const nearKm = 100
/** Bounds of the map's steps, cm. */
const bandsCm = [1, 20, 50, 100, 200]

type Near = SnowStation & { network: SnowNetwork; distanceKm: number }

/** Names, the same in all languages. */
const networkNames: Record<SnowNetwork, string> = { imis: 'IMIS', swissmetnet: 'SwissMetNet' }

export function depthsView(
  depths: SnowDepths,
  place: Place,
  asked: ReturnType<typeof snowQuery.read>,
  writing: Writing,
) {
  const { format } = writing
  const stations = snowNetworks.flatMap((network) =>
    (depths[network].data ?? []).map(
      (station): Near => ({
        ...station,
        network,
        distanceKm: distanceKm(place.coordinates, station.coordinates),
      }),
    ),
  )
  if (stations.length === 0)
    return failed(depths.imis.failures[0]?.kind ?? depths.swissmetnet.failures[0]?.kind ?? 'no-data')
  const isNear = stations.some((station) => station.distanceKm <= nearKm)
  const sort = asked.sort ?? (isNear ? 'near' : 'depth')
  const fromM = asked.from
  const chosen = stations.filter(({ heightM }) => heightM >= fromM).sort(order[sort])
  const shown = asked.show === 'all' ? chosen : chosen.slice(0, firstRows)
  return {
    lead: leadOf(stations, writing),
    notes: notesOf(stations, writing),
    sort,
    fromM,
    rows: shown.map((station) => rowOf(station, writing)),
    hasFresh: shown.some(({ freshSnow }) => freshSnow !== null),
    /** Stations of this choice beyond those shown. */
    all: chosen.length > shown.length ? { count: chosen.length } : null,
    dots: stations.flatMap((station) => {
      const label = `${nameOf(station, writing)}${format.colon} ${format.depthText(station.depthCm)}`
      const dot = placeOnMap(station.coordinates, label)
      return dot ? [{ x: dot.x, y: dot.y, band: bandOf(station.depthCm), label }] : []
    }),
    bands: bandTexts(writing),
    place: placeOnMap(place.coordinates, place.names[writing.language]),
    /** Of a network that is silent or late. */
    warnings: snowNetworks.flatMap((network) => warningOf(network, depths[network], writing)),
    credits: snowNetworks.flatMap((network) => {
      const outcome = depths[network]
      return outcome.data === null ? [] : [creditView('snow', outcome, swissTime, writing)]
    }),
  }
}

export type DepthsView = Exclude<ReturnType<typeof depthsView>, { failure: string }>

/** What the reader misses of a network. */
function warningOf(name: SnowNetwork, outcome: SnowDepths[SnowNetwork], writing: Writing) {
  const network = networkNames[name]
  if (outcome.data === null) {
    return [{ network, isPending: isPending(outcome), text: writing.t('snow.networkMissing', { network }) }]
  }
  const { isOld, updatedAt } = creditView('snow', outcome, swissTime, writing)
  if (!isOld && outcome.failures.length === 0) return []
  return [{ network, isPending: false, text: writing.t('snow.networkOld', { network, time: updatedAt }) }]
}

const order: Record<StationSort, (a: Near, b: Near) => number> = {
  near: (a, b) => a.distanceKm - b.distanceKm,
  depth: (a, b) => b.depthCm - a.depthCm || a.distanceKm - b.distanceKm,
  fresh: (a, b) =>
    (b.freshSnow?.cm ?? -1) - (a.freshSnow?.cm ?? -1) || (b.change24hCm ?? -999) - (a.change24hCm ?? -999),
  altitude: (a, b) => b.heightM - a.heightM,
}

const nameOf = ({ name, heightM }: SnowStation, { format }: Writing): string =>
  `${name} (${format.number(heightM)}\u00a0m)`

function rowOf(station: Near, { format }: Writing) {
  const { id, name, network, canton, heightM, depthCm, freshSnow, change24hCm: change, measuredAt } = station
  const { temperatureC, windSpeedKmh, windGustKmh } = station
  return {
    id: `${network} ${id}`,
    network: networkNames[network],
    name: canton ? `${name} (${canton})` : name,
    heightM,
    depth: format.wholeDepth(depthCm),
    fresh: freshSnow && format.wholeDepth(freshSnow.cm),
    change: change === null ? null : signed(change, format.wholeDepth),
    temperature: temperatureC === null ? null : format.temperatureInColumn(temperatureC),
    wind: windSpeedKmh === null ? null : windFigures(windSpeedKmh, windGustKmh, format),
    distance: format.distance(station.distanceKm),
    time: format.time(measuredAt, swissTime),
    iso: new Date(measuredAt).toISOString(),
  }
}

const signed = (cm: number, write: (cm: number) => string): string =>
  cm === 0 ? '0' : `${cm > 0 ? '+' : '−'}${write(Math.abs(cm))}`

/** 0 bare to 5. */
const bandOf = (depthCm: number): number => bandsCm.filter((bound) => depthCm >= bound).length

function bandTexts({ format }: Writing): string[] {
  const bounds = bandsCm.map((cm) => format.wholeDepth(cm))
  return [
    '0',
    ...bounds.map((from, index) => (bounds[index + 1] ? `${from}–${bounds[index + 1]}` : `≥\u202f${from}`)),
  ]
}

function leadOf(all: readonly Near[], writing: Writing): string {
  const { t, format } = writing
  const [nearest] = all.toSorted(order.near)
  const [deepest] = all.toSorted(order.depth)
  return [
    ...(nearest && nearest.distanceKm <= nearKm
      ? [
          t('snow.nearest', {
            station: nameOf(nearest, writing),
            depth: format.depthText(nearest.depthCm),
            distance: format.distance(nearest.distanceKm),
          }),
        ]
      : []),
    ...(deepest && deepest.depthCm > 0
      ? [t('snow.deepest', { station: nameOf(deepest, writing), depth: format.depthText(deepest.depthCm) })]
      : []),
  ].join(' ')
}

function notesOf(all: readonly Near[], { t, format, now }: Writing): string[] {
  const freshAt = Math.max(...all.map(({ freshSnow }) => freshSnow?.at ?? 0))
  const { month } = localTime(now, swissTime)
  return [
    t('snow.depthsNote'),
    ...(freshAt > 0 ? [t('snow.freshNote', { time: format.dateTime(freshAt, swissTime) })] : []),
    ...(month >= 6 && month <= 10 ? [t('snow.grassNote')] : []),
  ]
}
