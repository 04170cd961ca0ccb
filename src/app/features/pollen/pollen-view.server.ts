import {
  isUsualSeason,
  loadBounds,
  type PollenLevel,
  type PollenStation,
  type PollenTaxon,
  pollenLevel,
  pollenLoads,
  pollenOldAfterMs,
  pollenSeasons,
  pollenTaxa,
} from '../../../domain/air/pollen.ts'
import { distanceKm } from '../../../domain/place/coordinates.ts'
import { isSwissPlace, type Place } from '../../../domain/place/place.ts'
import { capitalised } from '../../../domain/texts/capitalised.ts'
import { addDays, localDate, swissTime } from '../../../domain/time/local-time.ts'
import { placeOutlook, shownDays } from '../../../domain/weather/outlook.ts'
import type { Outcome, Reading } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { projectSwiss } from '../../design/swiss-map/projection.ts'
import { uvText } from '../../forecast-kit/day-label.server.ts'
import { namedStations } from '../../i18n/named-stations.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import { agoText } from '../../provenance/ago-text.server.ts'
import { licensedSource, sourceView } from '../../provenance/source-view.ts'
import type { pollenQuery } from './pollen-query.ts'

const daysShown = 7
/** A load that the sentence names. */
const namedKinds = 3

export function pollenView(
  { pollen, weather }: { pollen: Outcome<PollenStation[]>; weather: Outcome<WeatherReport> },
  place: Place,
  asked: ReturnType<typeof pollenQuery.read>,
  writing: Writing,
) {
  const { language, now } = writing
  const month = Number(localDate(now, place.timeZone).slice(5, 7))
  const near = pollen.data && byDistance(namedStations(pollen.data, language), place)
  const shown = near?.find(({ station }) => station.id === asked.station) ?? near?.[0]
  const taxon = asked.kind ?? (shown && gravestKind(shown.station, now)) ?? seasonKind(month)
  return {
    placeName: place.names[language],
    /** Set where the address names the place: links keep it. */
    placeParameter: asked.place,
    /** The kind that map and list show. */
    taxon,
    pollen:
      pollen.data === null || !near || !shown
        ? { failure: pollen.failures[0]?.kind ?? 'no-data' }
        : loadedPollen(pollen, { near, shown, taxon, place }, writing),
    seasons: pollenTaxa.map((one) => seasonRow(one, month, writing)),
    /** Days with their highest index; empty where the source gives none, null without weather. */
    uv: uvRows(weather, writing),
  }
}

/** What the page shows; sentences, dates and times are written by the server. */
export type PollenView = ReturnType<typeof pollenView>

type Near = { station: PollenStation; km: number }

const byDistance = (stations: readonly PollenStation[], place: Place): Near[] =>
  stations
    .map((station) => ({ station, km: distanceKm(station.coordinates, place.coordinates) }))
    .sort((one, other) => one.km - other.km)

const levelOf = ({ load }: PollenLevel): number => (load ? pollenLoads.indexOf(load) : 0)

const gravestFirst = (station: PollenStation, now: number) => (one: PollenTaxon, other: PollenTaxon) =>
  levelOf(pollenLevel(station, other, now)) - levelOf(pollenLevel(station, one, now))

function gravestKind(station: PollenStation, now: number): PollenTaxon | undefined {
  const [taxon] = [...pollenTaxa].sort(gravestFirst(station, now))
  return taxon && levelOf(pollenLevel(station, taxon, now)) > 0 ? taxon : undefined
}

/** Of the kinds in season the last to begin; between the seasons the first. */
const seasonKind = (month: number): PollenTaxon =>
  pollenTaxa.findLast((taxon) => isUsualSeason(taxon, month)) ?? pollenTaxa[0]

function loadedPollen(
  reading: Reading<PollenStation[]>,
  { near, shown, taxon, place }: { near: Near[]; shown: Near; taxon: PollenTaxon; place: Place },
  writing: Writing,
) {
  const { t, now, format } = writing
  const { observedAt } = reading
  const kinds = [...pollenTaxa].sort(gravestFirst(shown.station, now))
  const isAbsent = (station: PollenStation, one: PollenTaxon) => {
    const { load, today, yesterday } = pollenLevel(station, one, now)
    return load === 'none' && today === 0 && (yesterday ?? 0) === 0
  }
  const absent = kinds.filter((one) => isAbsent(shown.station, one))
  const rows = near.map((one) => stationRow(one, taxon, writing))
  return {
    lead: leadOf(near, shown.station, writing),
    /** The nearest station, or the one the address names. */
    station: {
      ...namesOf(shown, writing),
      // Pollen in the air comes first, then the others in the order of their seasons.
      levels: kinds
        .filter((one) => !isAbsent(shown.station, one))
        .map((one) => levelRow(shown.station, one, writing)),
      /** The others in one sentence. */
      absent:
        absent.length > 0
          ? t('pollen.absent', { parts: format.list(absent.map((one) => t(`pollen.taxon-${one}`))) })
          : null,
    },
    /** Nearest first. */
    stations: rows,
    /** `level`: 0 is none, 4 very high. */
    markers: near.map(({ station }, index) => {
      const [x, y] = projectSwiss(station.coordinates).map(Math.round) as [number, number]
      const { load, trend } = rows[index] ?? {}
      const name = `${station.name} (${format.number(station.heightM)}\u00a0m)`
      const label = load
        ? `${name}${format.colon} ${[writing.t(`pollen.load-${load}`), trend].filter(Boolean).join(', ')}`
        : name
      return {
        id: station.id,
        x,
        y,
        level: load ? pollenLoads.indexOf(load) : null,
        label,
        isShown: station === shown.station,
      }
    }),
    isAbroad: !isSwissPlace(place),
    source: sourceView(reading.source, writing),
    updatedAt: observedAt === null ? null : format.dateTime(Math.min(observedAt, now), swissTime),
    isOld: reading.isStale || observedAt === null || now - observedAt > pollenOldAfterMs,
  }
}

export type LoadedPollen = ReturnType<typeof loadedPollen>

function leadOf(near: readonly Near[], station: PollenStation, writing: Writing): string {
  const { t, format, now } = writing
  const month = Number(localDate(now, swissTime).slice(5, 7))
  const all = near.flatMap((one) => pollenTaxa.map((taxon) => pollenLevel(one.station, taxon, now)))
  if (all.some(({ load }) => load) && all.every((level) => levelOf(level) === 0))
    return t('pollen.outOfSeason')
  if (
    all.every(({ load, hour }) => load === null && hour === null) &&
    !pollenTaxa.some((taxon) => isUsualSeason(taxon, month))
  )
    return t('pollen.resting')
  const own = pollenTaxa.map((taxon) => ({ taxon, level: pollenLevel(station, taxon, now) }))
  const flying = own
    .filter(({ level }) => (level.today ?? 0) > 0 || (level.today !== null && (level.yesterday ?? 0) > 0))
    .sort((one, other) => (other.level.today ?? 0) - (one.level.today ?? 0))
    .slice(0, namedKinds)
  if (flying.length > 0) return leadOfToday(flying, station, writing)
  if (own.every(({ level }) => level.load === null)) return leadOfHour(station, writing)
  const parts = own
    .filter(({ level }) => levelOf(level) > 0)
    .sort((one, other) => levelOf(other.level) - levelOf(one.level))
    .slice(0, namedKinds)
    .map(({ taxon, level }) =>
      t('pollen.part', {
        kind: t(`pollen.taxon-${taxon}`),
        load: t(`pollen.load-${level.load ?? 'none'}`),
      }),
    )
  if (parts.length === 0) return t('pollen.leadNone', { station: station.name })
  return t('pollen.lead', { station: station.name, parts: format.list(parts) })
}

/** "Today so far at the Zürich station, in grains per m³: birch 45 (yesterday 60), ash 3." */
function leadOfToday(
  flying: readonly { taxon: PollenTaxon; level: PollenLevel }[],
  station: PollenStation,
  { t, format }: Writing,
): string {
  const parts = flying.map(({ taxon, level: { today, yesterday } }) => {
    const count = format.number(today ?? 0)
    const counts =
      yesterday === null ? count : t('pollen.countBoth', { value: count, mean: format.number(yesterday) })
    return `${t(`pollen.taxon-${taxon}`)} ${counts}`
  })
  return t('pollen.leadToday', { station: station.name, parts: parts.join(', ') })
}

/** Until there are hours enough for a mean: the file of hours begins at midnight, that of days may be away. */
function leadOfHour(station: PollenStation, { t, format, now }: Writing): string {
  const counted = pollenTaxa.flatMap((taxon) => {
    const { hour } = pollenLevel(station, taxon, now)
    return hour ? [{ taxon, grains: Math.round(hour.grains) }] : []
  })
  const parts = counted
    .filter(({ grains }) => grains > 0)
    .sort((one, other) => other.grains - one.grains)
    .slice(0, namedKinds)
    .map(({ taxon, grains }) => `${t(`pollen.taxon-${taxon}`)} ${format.number(grains)}`)
  if (counted.length === 0) return t('pollen.leadUnknown', { station: station.name })
  if (parts.length === 0) return t('pollen.leadHourNone', { station: station.name })
  return t('pollen.leadHour', { station: station.name, parts: format.list(parts) })
}

function namesOf({ station, km }: Near, { t, format }: Writing) {
  return {
    id: station.id,
    name: station.name,
    away: t('pollen.away', {
      distance: format.distance(km),
      height: format.number(station.heightM),
    }),
  }
}

function figuresOf({ load, today, yesterday }: PollenLevel, { format }: Writing) {
  return {
    load,
    /** Grains, so far and of the whole day before. */
    today: today === null ? null : format.number(today),
    yesterday: yesterday === null ? null : format.number(yesterday),
  }
}

/** Of one kind at one station. */
export type LevelFigures = ReturnType<typeof figuresOf>

/** Pollen that is not in the air has no trend. */
const trendText = ({ trend, load }: PollenLevel, { t }: Writing): string | null =>
  trend === null || (trend === 'steady' && load === 'none') ? null : t(`pollen.trend-${trend}`)

function stationRow(near: Near, taxon: PollenTaxon, writing: Writing) {
  const level = pollenLevel(near.station, taxon, writing.now)
  return { ...namesOf(near, writing), ...figuresOf(level, writing), trend: trendText(level, writing) }
}

export type PollenStationRow = ReturnType<typeof stationRow>

function levelRow(station: PollenStation, taxon: PollenTaxon, writing: Writing) {
  const { t, format, now } = writing
  const level = pollenLevel(station, taxon, now)
  const last = station.days.at(-1)?.date
  const dates = last
    ? Array.from({ length: daysShown }, (_, index) => addDays(last, index - daysShown + 1))
    : []
  const counts = dates.map((date) => station.days.find((day) => day.date === date)?.counts[taxon] ?? null)
  const top = loadBounds[taxon][2]
  return {
    taxon,
    ...figuresOf(level, writing),
    /** The last seven days, oldest first: share of a very high load on a scale of roots, 0 to 1; null where not measured. */
    days: dates.map((date, index) => {
      const grains = counts[index] ?? null
      return { date, share: grains === null ? null : Math.min(1, Math.sqrt(grains / top)) }
    }),
    /** The same in words, with the trend: "rising. Last 7 days: 3, 12, …". */
    daysText: [
      trendText(level, writing),
      t('pollen.daysText', {
        parts: counts.map((grains) => (grains === null ? '–' : format.number(grains))).join(', '),
      }),
    ]
      .filter(Boolean)
      .map((text) => capitalised(text ?? ''))
      .join('. '),
  }
}

export type LevelRow = ReturnType<typeof levelRow>

function seasonRow(taxon: PollenTaxon, month: number, { format }: Writing) {
  const [from, to] = pollenSeasons[taxon]
  const [moderate, high, veryHigh] = loadBounds[taxon]
  return {
    taxon,
    months: `${format.month(from, 'short')}–${format.month(to, 'short')}`,
    isNow: isUsualSeason(taxon, month),
    /** "1–10", "11–69", "70–299", "≥ 300". */
    classes: [
      `1–${moderate - 1}`,
      `${moderate}–${high - 1}`,
      `${high}–${veryHigh - 1}`,
      `≥\u00a0${veryHigh}`,
    ],
  }
}

export type SeasonRow = ReturnType<typeof seasonRow>

function uvRows(weather: Outcome<WeatherReport>, writing: Writing) {
  if (weather.data === null) return null
  const { format, t, now } = writing
  const { timeZone, daily } = weather.data
  const today = localDate(now, timeZone)
  const row = (date: string, text: string) => {
    const noon = Date.parse(`${date}T12:00:00Z`)
    const name = date === today ? t('weather.todayLabel') : capitalised(format.weekday(noon, 'UTC'))
    return { date, day: name, text }
  }
  const expected = placeOutlook(weather.data, null, now).days.flatMap((day) => {
    const text = uvText(day, timeZone, writing)
    return text === null ? [] : [row(day.date, text)]
  })
  const clearSky = daily.flatMap(({ date, clearSkyUvIndex: uvIndex }) => {
    const text = uvIndex === undefined ? null : uvText({ uvIndex, uvAt: null }, timeZone, writing)
    return text === null || date < today ? [] : [row(date, text)]
  })
  const { source, fetchedAt } = weather
  return {
    rows: (expected.length > 0 ? expected : clearSky).slice(0, shownDays),
    /** Without clouds, because the source does not know what they let through. */
    isClearSky: expected.length === 0,
    source: licensedSource(source, writing),
    fetched: agoText('weather.fetched', fetchedAt, timeZone, writing),
  }
}
