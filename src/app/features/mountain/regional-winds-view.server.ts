import { compassSector } from '../../../domain/place/compass-sector.ts'
import { biseFromHpa, biseWindKmh, isBiseWind } from '../../../domain/regional-wind/bise.ts'
import { foehnFromHpa } from '../../../domain/regional-wind/foehn.ts'
import {
  biseStations,
  foehnStations,
  type RegionalWinds,
  type WindMoment,
  type WindStation,
} from '../../../domain/regional-wind/regional-winds.ts'
import type { WindSample } from '../../../domain/regional-wind/wind-sample.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import { largest } from '../../../domain/weather/largest.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import { windView } from '../../forecast-kit/wind-view.server.ts'
import { namedStations } from '../../i18n/named-stations.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import { ageView } from '../../provenance/age-view.server.ts'
import { sourceView } from '../../provenance/source-view.ts'
import { pressureChart } from './pressure-chart.server.ts'
import { namesOf, type SituationTexts, situationTexts } from './situation-texts.server.ts'

export type StripState = 'full' | 'part' | 'none' | 'unknown'

export type ValueTable = Omit<PhenomenonView['hours'], 'summary'>

/** Half a cell is filled by the wind that counts as bise, the whole by Beaufort 5. */
const freshKmh = 29

/** null where nothing was measured. */
export function windsView(outcome: Outcome<RegionalWinds>, writing: Writing) {
  if (outcome.data === null) return null
  const { format, now } = writing
  const { source } = outcome
  const data = withNewest(outcome.data)
  const { foehn, bise } = situationTexts(data.now, writing)
  return {
    lead: `${foehn.sentence} ${bise.sentence}`,
    foehn: foehnView(data, foehn, writing),
    bise: biseView(data, bise, writing),
    source: sourceView(source, writing),
    age: ageView('weather', outcome, { now, timeZone: swissTime, format }),
  }
}

/** Föhn and bise, written out by the server. */
export type WindsView = NonNullable<ReturnType<typeof windsView>>

/** The last day by the hour, and what was measured since. */
function withNewest({ hours, ...winds }: RegionalWinds): RegionalWinds {
  const { now, measuredAt } = winds
  const isNewer = measuredAt > (hours.at(-1)?.at ?? 0)
  return { ...winds, hours: isNewer ? [...hours, { ...now, at: measuredAt }] : hours }
}

function foehnView({ now, hours }: RegionalWinds, texts: SituationTexts, writing: Writing) {
  const { t, format, language } = writing
  const stations = namedStations(foehnStations, language)
  const stateOf = (moment: WindMoment, id: string): StripState => {
    const state = moment.foehnOf[id]?.state
    return state === undefined ? 'unknown' : state === 'foehn' ? 'full' : state === 'mixed' ? 'part' : 'none'
  }
  const stateText = (moment: WindMoment, id: string) => {
    const foehn = moment.foehnOf[id]
    if (!foehn) return '–'
    const own = foehn.isOwnReading && foehn.state !== 'none' ? ` (${t('mountain.ownReading')})` : ''
    return `${t(`mountain.state-${foehn.state}`)}${own}`
  }
  return {
    title: t('mountain.foehn'),
    texts,
    how: { title: t('mountain.foehnHow'), text: t('mountain.foehnText') },
    chart: pressureChart(
      hours.map((moment) => ({ at: moment.at, hpa: moment.foehn.differenceHpa })),
      {
        label: t('mountain.alpsChart'),
        thresholds: [
          { hpa: foehnFromHpa, text: t('mountain.southOver') },
          { hpa: -foehnFromHpa, text: t('mountain.northOver') },
        ],
      },
      writing,
    ),
    /** Rows of hours under the curve. */
    strips: {
      label: t('mountain.statesLabel'),
      ...strips(stations, hours, { stateOf, textOf: stateText }, writing),
      legend: [
        { state: 'full', text: t('mountain.state-foehn') },
        { state: 'part', text: t('mountain.state-mixed') },
      ] satisfies { state: StripState; text: string }[],
    },
    stations: stationTable(stations, now, { head: t('mountain.foehn'), text: stateText }, writing),
    /** All that the chart shows. */
    hours: hourTable(
      hours,
      (moment) => [
        differenceText(moment.foehn.differenceHpa, writing),
        stations
          .filter(({ id }) => (moment.foehnOf[id]?.state ?? 'none') !== 'none')
          .map(({ id, name }) => `${name}${format.colon} ${stateText(moment, id)}`)
          .join(', ') || '–',
        strongest(moment, stations, format.speedText),
      ],
      writing,
    ),
  }
}

export type PhenomenonView = ReturnType<typeof foehnView>

function biseView({ now, hours }: RegionalWinds, texts: SituationTexts, writing: Writing): PhenomenonView {
  const { t, format, language } = writing
  const stations = namedStations(biseStations, language)
  const stateOf = (moment: WindMoment, id: string): StripState => {
    const sample = moment.samples[id]
    if (!sample || sample.windSpeedKmh === null) return 'unknown'
    if (!isBiseWind(sample)) return 'none'
    return sample.windSpeedKmh >= freshKmh ? 'full' : 'part'
  }
  const over = (kmh: number) => t('mountain.windOver', { speed: format.speedText(kmh) })
  const windText = (moment: WindMoment, id: string) => windWords(moment.samples[id], writing)
  return {
    title: t('mountain.bise'),
    texts,
    how: {
      title: t('mountain.biseHow'),
      text: t('mountain.biseText', { speed: format.speedText(biseWindKmh) }),
    },
    chart: pressureChart(
      hours.map((moment) => ({ at: moment.at, hpa: moment.bise.differenceHpa })),
      { label: t('mountain.plateauChart'), thresholds: [{ hpa: biseFromHpa, text: t('mountain.eastOver') }] },
      writing,
    ),
    strips: {
      label: t('mountain.windsLabel'),
      ...strips(stations, hours, { stateOf, textOf: windText }, writing),
      legend: [
        { state: 'part', text: `${t('weather.windFrom-north-east')}, ${over(biseWindKmh)}` },
        { state: 'full', text: over(freshKmh) },
      ],
    },
    stations: stationTable(stations, now, null, writing),
    hours: hourTable(
      hours,
      (moment) => [
        differenceText(moment.bise.differenceHpa, writing),
        namesOf(moment.bise.stations, stations).join(', ') || '–',
        strongest(moment, stations, format.speedText),
      ],
      writing,
    ),
  }
}

type OfStation<Value> = (moment: WindMoment, id: string) => Value

function strips(
  stations: readonly WindStation[],
  hours: readonly WindMoment[],
  { stateOf, textOf }: { stateOf: OfStation<StripState>; textOf: OfStation<string> },
  { format }: Writing,
) {
  return {
    /** "14:00", of each hour. */
    times: hours.map(({ at }) => format.time(at, swissTime)),
    rows: stations.map(({ id, name }) => ({
      id,
      name,
      cells: hours.map((moment) => ({ state: stateOf(moment, id), text: textOf(moment, id) })),
    })),
  }
}

function windWords(sample: WindSample | undefined, { t, format }: Writing): string {
  if (!sample || sample.windSpeedKmh === null) return '–'
  const speed = format.speedText(sample.windSpeedKmh)
  return sample.windFromDegrees === null
    ? speed
    : `${t(`weather.windFrom-${compassSector(sample.windFromDegrees)}`)}, ${speed}`
}

function stationTable(
  stations: readonly WindStation[],
  now: WindMoment,
  verdict: { head: string; text: OfStation<string> } | null,
  writing: Writing,
) {
  const { t, format } = writing
  const { temperature, speed } = format.unitNames
  const measuredAt = format.time(now.at, swissTime)
  return {
    caption: t('mountain.windNow', { time: measuredAt }),
    measuredAt,
    heads: [
      { text: t('mountain.station') },
      { text: t('mountain.temperature'), unit: temperature },
      { text: t('mountain.humidity'), unit: '%' },
      { text: t('forecast.windAndGusts'), unit: speed },
      ...(verdict ? [{ text: verdict.head }] : []),
    ],
    rows: stations.map(({ id, name }) => {
      const sample = now.samples[id]
      const { temperatureC = null, humidityPercent = null } = sample ?? {}
      return {
        id,
        name,
        temperature: temperatureC === null ? '–' : format.temperatureInColumn(temperatureC),
        humidity: humidityPercent === null ? '–' : format.number(humidityPercent),
        wind: sample ? windView(sample, writing) : null,
        /** Whether it is föhn; null in the table of bise. */
        verdict: verdict?.text(now, id) ?? null,
      }
    }),
  }
}

/** With its units in the head, so that it fits a phone. */
export type StationTable = ReturnType<typeof stationTable>

function hourTable(
  hours: readonly WindMoment[],
  valuesOf: (moment: WindMoment) => string[],
  { t, format }: Writing,
) {
  return {
    summary: t('mountain.table'),
    /** The first is that of the names. */
    heads: (['time', 'difference', 'where', 'strongest'] as const).map((head) => t(`mountain.${head}`)),
    // The newest first.
    rows: hours.toReversed().map((moment) => ({
      id: String(moment.at),
      name: `${format.weekdayShort(moment.at, swissTime)} ${format.time(moment.at, swissTime)}`,
      values: valuesOf(moment),
    })),
  }
}

function differenceText(hpa: number | null, { format }: Writing): string {
  if (hpa === null) return '–'
  return `${hpa > 0 ? '+' : ''}${format.fixed(hpa, 1)}\u00a0hPa`
}

function strongest(
  moment: WindMoment,
  stations: readonly WindStation[],
  speedText: (kmh: number) => string,
): string {
  const most = largest(stations, ({ id }) => moment.samples[id]?.windGustKmh ?? null)
  return most ? `${speedText(most.value)} ${most.item.name}` : '–'
}
