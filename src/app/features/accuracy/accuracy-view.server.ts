import { leastCases } from '../../../domain/accuracy/figures.ts'
import { creditText } from '../../../domain/texts/credit-text.ts'
import type { AccuracyReport } from '../../../services/accuracy/report.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { sourceView } from '../../provenance/source-view.ts'
import { accuracyQuery } from './accuracy-query.ts'
import { figureCells } from './figure-cells.server.ts'
import { type AddressOf, figuresView } from './figures-view.server.ts'

/** `?station=`, else the station that represents `?place=`, else all of Switzerland; `?source=`: whose forecasts. */
export async function accuracyView(asked: ReturnType<typeof accuracyQuery.read>, visit: RequestContext) {
  const { accuracy } = visit.services
  const writing = writingOf(visit)
  const { t } = writing
  const { period } = asked
  const wanted = { period, forecaster: asked.source }
  const chosen = await chosenStation(asked, visit, writing)
  const [requested, choices] = await Promise.all([accuracy.report(chosen.id, wanted), accuracy.choices()])
  const isUnknown = 'missing' in requested && requested.missing === 'unknown-station'
  const outcome = isUnknown ? await accuracy.report(null, wanted) : requested
  const report = 'report' in outcome ? outcome.report : null
  const shown = { period, forecaster: report?.forecaster.id ?? null }
  const stations = report && report.station === null ? await accuracy.stations(shown) : []
  const stationId = report?.station?.id ?? null
  const isOtherSource = report !== null && report.forecaster.id !== report.forecasters[0]?.facts.id
  const addressOf: AddressOf = ({ station = stationId, source = shown.forecaster }) =>
    accuracyQuery.write({
      station,
      source: source === report?.forecasters[0]?.facts.id ? null : source,
      period,
    })
  // Figures that could not be read are looked for again at the next visit.
  if (!report?.months) visit.freshUntil(visit.now)
  return {
    /** How far tomorrow's high was off on average, or why that is not known. */
    lead: report ? leadSentence(report, writing) : '',
    /** The same against what needs no forecast; lengths as shares of the longest. Empty without a figure. */
    errors: report ? errorBars(report, writing) : [],
    /** "20 stations, October to November 2026". */
    scope: report && scopeText(report, writing),
    /** Why a station other than the requested one is shown, what is still missing, or why there is nothing. */
    notices: [
      ...(report?.source.isDemo ? [t('accuracy.demo')] : []),
      ...(isUnknown ? [t('accuracy.unknown')] : chosen.note ? [chosen.note] : []),
      ...(report && wanted.forecaster !== null && wanted.forecaster !== report.forecaster.id
        ? [t('accuracy.noSource', { source: creditText(report.forecaster.name, visit.language) })]
        : []),
      ...('missing' in outcome
        ? [t(outcome.missing === 'off' ? 'accuracy.off' : 'accuracy.unavailable')]
        : []),
    ],
    /** Who measured and, if different, who forecast. */
    credits: report ? creditsOf(report, writing) : [],
    /** Chosen; null: all of Switzerland. */
    stationId,
    period,
    choices: choices.map(({ id, name }) => ({ id, name })),
    /** Whose forecasts, with the number of cases; one alone is no choice. */
    sources: (report?.forecasters ?? []).map(({ facts: { id, name }, tomorrow }) => ({
      id,
      text: t('accuracy.sourceCases', {
        name: creditText(name, visit.language),
        count: tomorrow.high.cases,
      }),
      address: addressOf({ source: id }),
    })),
    /** Whose are shown; null: those of the source in use, which the address need not name. */
    sourceId: isOtherSource ? shown.forecaster : null,
    figures: report?.months ? figuresView(report, stations, addressOf, writing) : null,
    /** Below it nothing is shown. */
    minimum: leastCases,
  }
}

/** What the page shows; figures and sentences are written by the server. */
export type AccuracyView = Awaited<ReturnType<typeof accuracyView>>

/** Who measured, and who forecast where that is somebody else. */
function creditsOf({ source, forecaster }: AccuracyReport, writing: Writing) {
  const credited = [source, ...(forecaster.attribution === source.attribution ? [] : [forecaster])]
  return credited.map((one) => sourceView(one, writing))
}

async function chosenStation(
  { station: id, place: slug }: ReturnType<typeof accuracyQuery.read>,
  { services, language }: RequestContext,
  { t, format }: Writing,
): Promise<{ id: string | null; note: string | null }> {
  if (id) return { id, note: null }
  const place = slug ? services.findPlaces.resolve(slug) : null
  if (!place) return { id: null, note: null }
  const name = place.names[language]
  const found = await services.accuracy.near(place)
  if (!found) return { id: null, note: t('accuracy.noneNear', { place: name }) }
  const distance = format.distance(found.distanceKm)
  return {
    id: found.station.id,
    note: t('accuracy.near', { station: found.station.name, distance, place: name }),
  }
}

/** In plain words, what a visitor wants to know first. */
function leadSentence({ days }: AccuracyReport, writing: Writing): string {
  const { t } = writing
  const high = days[0]?.forecast.high
  if (high?.absoluteC != null)
    return t('accuracy.tomorrow', { error: figureCells(writing).degrees(high.absoluteC) })
  return t('accuracy.few', { cases: high?.cases ?? 0, minimum: leastCases })
}

function errorBars({ days: [tomorrow] }: AccuracyReport, writing: Writing) {
  if (tomorrow?.forecast.high.absoluteC == null) return []
  const errors = (['forecast', 'persistence', 'climatology'] as const).flatMap((key) => {
    const error = tomorrow[key]?.high.absoluteC
    return error == null ? [] : [{ key, error }]
  })
  const largest = Math.max(...errors.map(({ error }) => error))
  return errors.map(({ key, error }) => ({
    key,
    name: writing.t(`accuracy.${key}`),
    text: figureCells(writing).degrees(error),
    share: largest > 0 ? error / largest : 0,
  }))
}

function scopeText({ station, stationCount, months }: AccuracyReport, { t, format }: Writing): string | null {
  if (!months) return null
  const { first, last } = months
  const named = (month: string) => format.month(Number(month.slice(5)), 'long')
  const [firstYear, lastYear] = [first.slice(0, 4), last.slice(0, 4)]
  const span =
    first === last
      ? `${named(last)} ${lastYear}`
      : t('accuracy.monthSpan', {
          from: firstYear === lastYear ? named(first) : `${named(first)} ${firstYear}`,
          to: `${named(last)} ${lastYear}`,
        })
  const where = station
    ? `${station.name} (${format.number(station.heightM)}\u00a0m)`
    : t('accuracy.stationCount', { count: stationCount })
  return `${where}, ${span}`
}
