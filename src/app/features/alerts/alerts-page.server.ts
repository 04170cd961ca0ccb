import {
  type AlertScope,
  type AlertType,
  alertTypes,
  type WeatherAlert,
} from '../../../domain/alert/alert.ts'
import { alertConcerns } from '../../../domain/alert/alert-area.ts'
import { type AlertGroup, groupAlerts } from '../../../domain/alert/alert-groups.ts'
import { alertAnchor } from '../../../domain/alert/alert-rules.ts'
import { isGrave } from '../../../domain/danger/danger.ts'
import { type Place, type RegionId, regionIds } from '../../../domain/place/place.ts'
import { isOldReading } from '../../../domain/staleness.ts'
import { allClearText } from '../../../domain/texts/alert-texts.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import { alertGeography } from '../../../reference/warning-regions.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import type { DangerReport } from '../../../services/get-dangers.ts'
import { agoText } from '../../i18n/ago-text.server.ts'
import { creditText } from '../../i18n/credit-text.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import { alertsAtomHref } from '../../page/alerts-atom-href.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { searchOf } from '../../page/search-of.ts'
import { alertLabels, gravestFirst, levelOf, manyLanguageCard } from './alert-card.server.ts'
import type { ManyLanguageCardView } from './alert-card-view.ts'
import { alertMap } from './alert-map.server.ts'
import { alertNotice, lastKnownText } from './alert-notice.server.ts'
import type { AlertsPageView, FilterView } from './alerts-page-view.ts'
import { dangersView } from './danger-rows.server.ts'
import type { DangersView } from './danger-rows-view.ts'
import { providerView } from './provider-alerts.server.ts'
import { warningParameter } from './shared-warning.ts'
import { shownDangers } from './shown-dangers.server.ts'
import { validityChart } from './validity-chart.server.ts'
import { notifyOf } from './warning-bar.server.ts'

/** Always offered as filters; further types if the feed has them. */
const namedTypes: readonly AlertType[] = ['wind', 'rain', 'storms', 'snow', 'fog']

export async function alertsPage(
  search: URLSearchParams,
  place: Place,
  visit: RequestContext,
): Promise<AlertsPageView> {
  const { language } = visit
  const writing = writingOf(visit)
  const { t } = writing
  const country: AlertScope = { kind: 'switzerland' }
  const [report, ownReport] = await Promise.all([
    shownDangers(country, visit),
    shownDangers({ kind: 'place', place }, visit),
  ])
  const [all, own] = [report.alerts, ownReport.alerts]
  const { state, alerts: listed } = all.data
  const filter = readFilter(search)
  const linked = search.get(warningParameter)
  const isListTrusted = state === 'active' || state === 'all-clear'
  const isGone = isListTrusted && linked !== null && !listed.some((alert) => alertAnchor(alert) === linked)
  const shown = state === 'sample' ? listed : listed.filter((alert) => passes(alert, filter))
  const ownIds = new Set(state === 'sample' ? [] : own.data.alerts.map(({ id }) => id))
  const isOwn = ({ id }: WeatherAlert) => ownIds.has(id)
  // A region does not narrow what holds here; a type does: "none of this type" below one of another reads wrong.
  const ownListed = listed.filter(isOwn)
  const ownOfType = ownListed.filter(({ type }) => filter.type === null || type === filter.type)
  const cardOf = (group: AlertGroup) =>
    manyLanguageCard(
      group,
      { own: { name: place.names[language], concerns: isOwn }, timeZone: swissTime },
      writing,
    )
  const elsewhere = groupAlerts(shown.filter((alert) => !isOwn(alert)))
  const cards = elsewhere.map(cardOf)
  // Map and chart show both, the place's own first.
  const ownShown = groupAlerts(shown.filter(isOwn))
  const drawn = [...ownShown, ...elsewhere]
  const drawnCards = [...ownShown.map(cardOf), ...cards]
  const hasOverview = drawn.length > 0 && (state === 'active' || state === 'last-known')
  const { name, url: sourceUrl, attribution, isDemo, id } = all.source
  return {
    lead: countryText(report, writing),
    dangers: elsewhereView(report, ownReport, filter.type, writing),
    state,
    notice: alertNotice(report, country, false, writing),
    own: ownView(
      report,
      ownReport,
      { place, cards: groupAlerts(ownOfType).map(cardOf), hidden: ownListed.length - ownOfType.length },
      writing,
    ),
    filters: filterLinks(search, filter, listed, writing),
    addressNotes: [
      ...(filter.unknown === null ? [] : [t('alerts.unknownFilter', { value: filter.unknown })]),
      ...(isGone ? [t('alerts.linkedGone')] : []),
    ],
    overview: hasOverview
      ? { map: alertMap(drawn, drawnCards, place, writing), chart: validityChart(drawn, drawnCards, writing) }
      : null,
    cards,
    labels: alertLabels(writing),
    listNote:
      shown.length < listed.length
        ? t('alerts.shownOf', { shown: shown.length, count: listed.length })
        : null,
    empty: listed.length > 0 && cards.length === 0 ? emptyText(all, filter, shown.length > 0, writing) : null,
    age: state === 'sample' ? null : ageOf(all, writing),
    source: {
      name: creditText(name, language),
      url: sourceUrl,
      attribution: id === 'meteoalarm' ? t('alerts.delay') : attribution,
      isDemo,
    },
    notify: notifyOf(place, writing),
    feedHref: alertsAtomHref(filter.region ? { region: filter.region } : {}, language),
  }
}

/** What holds for the place is shown above, and what cannot be read is named once. A chosen type leaves out the others. */
function elsewhereView(
  report: DangerReport,
  own: DangerReport,
  type: AlertType | null,
  writing: Writing,
): DangersView {
  const ownIds = new Set(own.dangers.map(({ id }) => id))
  const ownUnread = new Set(own.unread.map(({ kind }) => kind))
  const elsewhere = {
    ...report,
    dangers: report.dangers.filter(({ id, kind }) => !ownIds.has(id) && (type === null || kind === type)),
    unread: report.unread.filter(({ kind }) => !ownUnread.has(kind)),
  }
  return dangersView(elsewhere, null, writing)
}

function ownView(
  { alerts: all }: DangerReport,
  report: DangerReport,
  { place, cards, hidden }: { place: Place; cards: ManyLanguageCardView[]; hidden: number },
  writing: Writing,
): AlertsPageView['own'] {
  const own = report.alerts
  const { state, isOutside } = own.data
  const fromProvider = providerView(own.data, place, writing)
  if (state === 'sample' && !fromProvider) return null
  const scope: AlertScope = { kind: 'place', place }
  // Uncertainty about all of Switzerland is mentioned once, above.
  const isSaid = state === all.data.state && state !== 'all-clear' && state !== 'sample' && !isOutside
  const notice = isSaid ? null : alertNotice(report, scope, false, writing)
  const dangers = dangersView(report, place.slug, writing)
  const isFurther = dangers.grave.length + dangers.slight.length + dangers.unread.length > 0
  if (!notice && !fromProvider && cards.length + hidden === 0 && !isFurther) return null
  const age = isOutside || fromProvider || cards.length + hidden > 0 ? null : ageOf(all, writing).text
  const name = place.names[writing.language]
  const hiddenText = hidden > 0 ? writing.t('alerts.ownHidden', { count: hidden, place: name }) : null
  return { place: name, notice, cards, hidden: hiddenText, dangers, fromProvider, age }
}

type Filter = { region: RegionId | null; type: AlertType | null; unknown: string | null }

function readFilter(query: URLSearchParams): Filter {
  const requested = { region: query.get('region'), type: query.get('type') }
  const region = regionIds.find((id) => id === requested.region) ?? null
  const type = alertTypes.find((one) => one === requested.type) ?? null
  const unknown =
    (requested.region && !region && requested.region) || (requested.type && !type && requested.type) || null
  return { region, type, unknown: unknown?.slice(0, 40) ?? null }
}

function passes(alert: WeatherAlert, { region, type }: Filter): boolean {
  if (type && alert.type !== type) return false
  return !region || alertConcerns(alert, { kind: 'region', region }, alertGeography)
}

/** Each choice is an address: filters work without scripts, can be shared and go back by the back button. */
function filterLinks(
  search: URLSearchParams,
  { region, type }: Filter,
  alerts: readonly WeatherAlert[],
  { t }: Writing,
): AlertsPageView['filters'] {
  const place = search.get('place')
  const href = (chosen: { region: string | null; type: string | null }) =>
    `/alerts${searchOf({ place, ...chosen })}`
  const further = alertTypes.filter(
    (one) => !namedTypes.includes(one) && (one === type || alerts.some((alert) => alert.type === one)),
  )
  const regionFilter = (id: RegionId): FilterView => ({
    value: id,
    label: t(`alerts.region-${id}`),
    href: href({ region: id, type }),
    isCurrent: id === region,
  })
  const typeFilter = (one: AlertType): FilterView => ({
    value: one,
    label: t(`alerts.type-${one}`),
    href: href({ region, type: one }),
    isCurrent: one === type,
    type: one,
  })
  return {
    regions: [
      { value: '', label: t('alerts.allRegions'), href: href({ region: null, type }), isCurrent: !region },
      ...regionIds.map(regionFilter),
    ],
    types: [
      { value: '', label: t('alerts.allTypes'), href: href({ region, type: null }), isCurrent: !type },
      ...[...namedTypes, ...further].map(typeFilter),
    ],
    isActive: region !== null || type !== null,
    allHref: href({ region: null, type: null }),
  }
}

/** How many dangers there are in the country, and how grave; or that it is unknown. */
export function countryText(report: DangerReport, writing: Writing): string {
  return [weatherText(report, writing), ...furtherTexts(report, writing)].join(' ')
}

function weatherText({ alerts: all }: DangerReport, writing: Writing): string {
  const { t, format } = writing
  const { state, alerts } = all.data
  if (state === 'sample' || state === 'unknown') return t('alerts.leadUnknown')
  if (state === 'all-clear') return t('alerts.leadNone')
  const since = state === 'last-known' ? `${lastKnownText(all.fetchedAt, writing)}.` : ''
  const [gravest] = gravestFirst(all.data)
  if (!gravest) return `${t('alerts.leadUnknown')} ${since}`
  const level = levelOf(gravest)
  const grave = alerts.filter((alert) => levelOf(alert) === level).length
  const lead =
    level === 1
      ? t('alerts.leadNotices', { count: alerts.length })
      : t(grave < alerts.length ? 'alerts.leadSome' : 'alerts.leadAll', {
          count: alerts.length,
          grave: format.number(grave),
          colour: t(`alerts.colour-${level}`),
        })
  return since === '' ? lead : `${since} ${lead}`
}

/** "Flood: 3 of level 3 or higher, 12 of level 2." */
function furtherTexts({ dangers }: DangerReport, { t, format }: Writing): string[] {
  return (['flood', 'avalanche'] as const).flatMap((kind) => {
    const found = dangers.filter((danger) => danger.kind === kind)
    const grave = found.filter(isGrave)
    const slight = found.length - grave.length
    const parts = [
      grave.length > 0 ? t(`alerts.grave-${kind}`, { count: grave.length }) : '',
      slight > 0 && grave.length === 0 ? t(`alerts.slight-${kind}`, { count: slight }) : '',
      slight > 0 && grave.length > 0 ? t('alerts.slightMore', { value: slight }) : '',
    ].filter(Boolean)
    return parts.length === 0 ? [] : [`${t(`alerts.type-${kind}`)}${format.colon} ${parts.join(', ')}.`]
  })
}

/** A filter that leaves out others, and an old list, tell only what is listed. */
function emptyText(
  all: Reading<AlertReport>,
  { region, type }: Filter,
  hasOwn: boolean,
  writing: Writing,
): NonNullable<AlertsPageView['empty']> {
  const { t, language } = writing
  const isKnown = all.data.state === 'active'
  const titleOf = (title: string) => (isKnown ? title : lastKnownText(all.fetchedAt, writing))
  if (hasOwn) {
    const isWhole = isKnown && !region && !type
    const text = t(isWhole ? 'alerts.noOthers' : 'alerts.noOthersListed')
    return { title: titleOf(t('alerts.noOthersTitle')), text }
  }
  const ofRegion = allClearText({ kind: 'region', region: '' }, language, false).description
  const text = !isKnown || (region && type) ? t('alerts.nothingListed') : type && t('alerts.nothingOfType')
  return { title: titleOf(t('alerts.nothingTitle')), text: text ?? ofRegion }
}

/** Counted from the last good fetch: the feed's own stamp is up to half an hour older. */
function ageOf({ fetchedAt }: Reading<AlertReport>, writing: Writing): NonNullable<AlertsPageView['age']> {
  return {
    ...agoText('alerts.received', fetchedAt, swissTime, writing),
    isOld: isOldReading('alerts', { observedAt: null, fetchedAt }, writing.now),
  }
}
