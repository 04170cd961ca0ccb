import { failed, failureOf } from '../../../domain/failure.ts'
import { distanceKm } from '../../../domain/place/coordinates.ts'
import type { Place } from '../../../domain/place/place.ts'
import type { PlaceRain } from '../../../domain/rain/place-rain.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import type { LakeSeries } from '../../../domain/water/lake-temperature.ts'
import { isCurrentWater, type WaterReading } from '../../../domain/water/water.ts'
import type { Outcome, Reading } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { placeOnMap, projectSwiss } from '../../design/swiss-map/projection.ts'
import type { Writing } from '../../i18n/writing.ts'
import { ageText } from '../../provenance/age-text.tsx'
import { licensedSource } from '../../provenance/source-view.ts'
import { airToday } from './air-today.server.ts'
import { fullName, type GaugeRow, gaugeRow, nameOf, temperatureText } from './gauge-row.server.ts'
import { type LakesView, lakesView } from './lakes-view.server.ts'
import { bathingKm } from './water-choice.ts'
import { waterIndex } from './water-index.server.ts'
import {
  calmDots,
  placeAmongDangers,
  type WaterMarker,
  type WaterPlace,
  waterMarkers,
} from './water-markers.server.ts'
import type { waterQuery } from './water-query.ts'

export type LoadedWater = ReturnType<typeof factsOf> & Parts

const dangerLevels = [1, 2, 3, 4, 5] as const
const nearCount = 12
const warmestCount = 10

type Sources = {
  outcome: Outcome<readonly WaterReading[]>
  /** Read for the bathing view only. */
  bath: {
    weather: Outcome<WeatherReport>
    rain: PlaceRain | null
    lakes: Outcome<LakeSeries[]>
    /** Why nobody should go in now; null where nothing speaks against it. */
    keepOut: string | null
  } | null
}

export function waterView(
  { outcome, bath }: Sources,
  place: Place,
  asked: ReturnType<typeof waterQuery.read>,
  writing: Writing,
) {
  const view = asked.view ?? 'levels'
  const lakes = bath && lakesView(bath.lakes, place, writing)
  const parts = (readings: readonly WaterReading[]) =>
    view === 'bathing'
      ? bathing(readings, bath?.keepOut ?? null, place, writing)
      : levels(readings, place, asked.water, writing)
  const water =
    outcome.data === null
      ? failed(failureOf(outcome))
      : withLake({ ...factsOf(outcome, writing), ...parts(outcome.data) }, bath?.keepOut ? null : lakes)
  const own = placeOnMap(place.coordinates, place.names[writing.language])
  const shownPlace: WaterPlace | null =
    own && view === 'levels' && 'markers' in water ? placeAmongDangers(own, water.markers) : own
  return {
    view,
    placeName: place.names[writing.language],
    placeParameter: asked.place,
    place: shownPlace,
    /** Bathing view: what the air does today. */
    air: bath && airToday(bath.weather, bath.rain, place, writing),
    /** Bathing view only. */
    lakes,
    /** The words of the five danger levels. */
    scale: dangerLevels.map((level) => ({ level, text: writing.t(`alerts.danger-${level}`) })),
    water,
  }
}

export type WaterView = ReturnType<typeof waterView>

/** Most people swim in lakes, of which only the model knows. */
function withLake(water: LoadedWater, lakes: LakesView | null): LoadedWater {
  const lead = lakes && 'lead' in lakes ? lakes.lead : ''
  return lead ? { ...water, lead: `${water.lead} ${lead}` } : water
}

function factsOf(reading: Reading<readonly WaterReading[]>, writing: Writing) {
  const { t, format, now } = writing
  const newestAt = Math.max(...reading.data.map(({ measuredAt }) => measuredAt))
  const newest = format.ago(newestAt, now)
  return {
    source: licensedSource(reading.source, writing),
    /** "5 minutes ago", of the newest value. */
    newest,
    age: ageText(t('water.newest', { ago: newest }), newestAt, swissTime, writing),
    isOld: !isCurrentWater({ measuredAt: newestAt }, now),
  }
}

type Parts = ReturnType<typeof waterIndex> & {
  lead: string
  /** What the stations do not tell, where the lead has a danger to tell. */
  caveat: string | null
  markers: readonly WaterMarker[]
  /** Stations without raised danger, one path for each look: hundreds of elements would be slow to lay out. */
  dots: ReturnType<typeof calmDots>
  /** Levels view: stations with danger level 2 or more, gravest first. */
  raised: readonly GaugeRow[]
  /** Nearest first; warmest first in the bathing view. */
  near: readonly GaugeRow[]
  /** Bathing view: of the whole country. */
  warmest: readonly GaugeRow[]
}
const away = (place: Place) => (reading: WaterReading) => distanceKm(place.coordinates, reading.coordinates)

function levels(
  readings: readonly WaterReading[],
  place: Place,
  chosenWater: string | null,
  writing: Writing,
): Parts {
  const kmAway = away(place)
  const isRaised = ({ danger }: WaterReading) => danger !== null && danger > 1
  const raised = readings
    .filter(isRaised)
    .sort((a, b) => (b.danger ?? 0) - (a.danger ?? 0) || kmAway(a) - kmAway(b))
  const near = readings.toSorted((a, b) => kmAway(a) - kmAway(b)).slice(0, nearCount)
  return {
    ...levelsLead(readings, raised, writing),
    markers: waterMarkers(raised, 'danger', writing),
    dots: calmDots(
      readings.filter((one) => !isRaised(one)),
      writing.now,
    ),
    raised: raised.map((one) => gaugeRow(one, null, writing)),
    near: near.map((one) => gaugeRow(one, place.coordinates, writing)),
    warmest: [],
    ...waterIndex(readings, chosenWater, writing),
  }
}

/** Only what the gauges say now: where there is none, or one is silent, nothing is known. */
function levelsLead(
  readings: readonly WaterReading[],
  raised: readonly WaterReading[],
  writing: Writing,
): Pick<Parts, 'lead' | 'caveat'> {
  const { t, now } = writing
  const isCurrent = (one: WaterReading) => isCurrentWater(one, now)
  const graded = readings.filter(({ danger }) => danger !== null)
  const current = graded.filter(isCurrent)
  const reporting = raised.filter(isCurrent)
  const [worst] = reporting
  const worstOld = raised.find((one) => !isCurrent(one))
  const old = graded.length - current.length
  const unreadable = readings.filter((one) => one.isDangerUnreadable && isCurrent(one)).length
  const said = [
    worst ? t('water.someRaised', { count: reporting.length, ...dangerWords(worst, writing) }) : '',
    !worst && current.length > 0 ? t('water.noneRaised', { count: current.length }) : '',
    worstOld ? t('water.raisedOld', dangerWords(worstOld, writing)) : '',
  ]
  const unknown = [
    old > 0 ? t('water.someOld', { count: old }) : '',
    unreadable > 0 ? t('water.someUnreadable', { count: unreadable }) : '',
    t('water.silence'),
  ]
  // Calm is not claimed without what limits it; a danger is said first.
  const all = [...said, ...(worst ? [] : unknown)]
  return {
    lead: all.filter(Boolean).join(' '),
    caveat: worst ? unknown.filter(Boolean).join(' ') : null,
  }
}

function dangerWords(reading: WaterReading, writing: Writing) {
  const level = reading.danger ?? 1
  return { level, danger: writing.t(`alerts.danger-${level}`), where: fullName(reading, writing) }
}

function bathing(
  readings: readonly WaterReading[],
  keepOut: string | null,
  place: Place,
  writing: Writing,
): Parts {
  const kmAway = away(place)
  const [x, y] = projectSwiss(place.coordinates)
  const warm = readings
    .filter((one) => one.temperatureC !== null && isCurrentWater(one, writing.now))
    .sort((a, b) => (b.temperatureC ?? 0) - (a.temperatureC ?? 0))
  const near = warm.filter((one) => kmAway(one) <= bathingKm)
  // Nobody is sent into a river in flood.
  const best = near.find(({ danger, isDangerUnreadable }) => (danger ?? 1) < 2 && !isDangerUnreadable)
  const { t, format } = writing
  const values = (one: WaterReading) => ({
    place: place.names[writing.language],
    distance: format.number(bathingKm),
    water: nameOf(one, writing).water,
    temperature: temperatureText(one.temperatureC ?? 0, format),
  })
  const row = (one: WaterReading) => {
    const shown = gaugeRow(one, place.coordinates, writing)
    return { ...shown, warning: keepOut || (one.danger ?? 1) > 1 ? t('water.keepOut') : null }
  }
  return {
    lead:
      keepOut ??
      (best
        ? [t('water.bathingLead', values(best)), isCold(best) ? t('water.cold') : '']
            .filter(Boolean)
            .join(' ')
        : t('water.bathingNone', {
            place: place.names[writing.language],
            distance: format.number(bathingKm),
          })),
    caveat: null,
    markers: waterMarkers(warm, 'temperature', writing, { x, y }),
    raised: [],
    near: near.slice(0, nearCount).map(row),
    warmest: warm.slice(0, warmestCount).map(row),
    dots: [],
    index: [],
    chosen: null,
  }
}

/** From here on the body cools faster than most notice. */
const isCold = ({ temperatureC }: WaterReading) => temperatureC !== null && temperatureC < 15
