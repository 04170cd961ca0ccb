import {
  type AlertScope,
  type AlertType,
  alertTypes,
  type WeatherAlert,
} from '../../../domain/alert/alert.ts'
import { alertConcerns } from '../../../domain/alert/alert-area.ts'
import { type AlertGroup, groupAlerts } from '../../../domain/alert/alert-groups.ts'
import { alertAnchor } from '../../../domain/alert/alert-rules.ts'
import { type Place, type RegionId, regionIds } from '../../../domain/place/place.ts'
import { isOldReading } from '../../../domain/staleness.ts'
import { allClearText } from '../../../domain/texts/alert-texts.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import { alertGeography } from '../../../reference/warning-regions.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import { agoText } from '../../i18n/ago-text.server.ts'
import { creditText } from '../../i18n/credit-text.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import { alertsAtomHref } from '../../page/alerts-atom-href.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { searchOf } from '../../page/search-of.ts'
import { floodBeside } from '../water/water-line.server.ts'

import { alertLabels, gravestFirst, levelOf, manyLanguageCard } from './alert-card.server.ts'
import type { ManyLanguageCardView } from './alert-card-view.ts'
import { alertMap } from './alert-map.server.ts'
import { alertNotice, lastKnownText } from './alert-notice.server.ts'
import type { AlertsPageView, FilterView } from './alerts-page-view.ts'
import { providerView } from './provider-alerts.server.ts'
import { warningParameter } from './shared-warning.ts'
import { shownAlerts } from './shown-alerts.server.ts'
import { validityChart } from './validity-chart.server.ts'

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
  const shownOwn = shownAlerts({ kind: 'place', place }, visit)
  const [all, own, flood] = await Promise.all([
    shownAlerts(country, visit),
    shownOwn,
    floodBeside(shownOwn, place, visit),
  ])
  const { state, alerts: listed } = all.data
  const filter = readFilter(search)
  const linked = search.get(warningParameter)
  const isListTrusted = state === 'active' || state === 'all-clear'
  const isGone = isListTrusted && linked !== null && !listed.some((alert) => alertAnchor(alert) === linked)
  const shown = state === 'sample' ? listed : listed.filter((alert) => passes(alert, filter))
  const ownIds = new Set(state === 'sample' ? [] : own.data.alerts.map(({ id }) => id))
  const isOwn = ({ id }: WeatherAlert) => ownIds.has(id)
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
    lead: countryText(all, writing),
    state,
    notice: alertNotice(all, country, { isCalm: false, flood: null }, writing),
    own: ownView(
      all,
      own,
      { place, flood: flood?.text ?? null, cards: groupAlerts(listed.filter(isOwn)).map(cardOf) },
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
    feedHref: alertsAtomHref(filter.region ? { region: filter.region } : {}, language),
  }
}

function ownView(
  all: Reading<AlertReport>,
  own: Reading<AlertReport>,
  { place, flood, cards }: { place: Place; flood: string | null; cards: ManyLanguageCardView[] },
  writing: Writing,
): AlertsPageView['own'] {
  const { state, isOutside } = own.data
  const fromProvider = providerView(own.data, place, writing)
  if (state === 'sample' && !fromProvider) return null
  const scope: AlertScope = { kind: 'place', place }
  // Uncertainty about all of Switzerland is mentioned once, above.
  const isSaid = state === all.data.state && state !== 'all-clear' && state !== 'sample' && !isOutside
  const notice = isSaid ? null : alertNotice(own, scope, { isCalm: false, flood }, writing)
  if (!notice && !fromProvider && cards.length === 0) return null
  const age = isOutside || fromProvider || cards.length > 0 ? null : ageOf(all, writing).text
  return { place: place.names[writing.language], notice, cards, fromProvider, age }
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

/** How many warnings are in force in the country, and how severe; or that it is unknown. */
export function countryText(all: Reading<AlertReport>, writing: Writing): string {
  const { t, format } = writing
  const { state, alerts } = all.data
  if (state === 'sample' || state === 'unknown') return t('alerts.leadUnknown')
  if (state === 'all-clear') return t('alerts.leadNone')
  const since = state === 'last-known' ? `${lastKnownText(all.fetchedAt, writing)}.` : ''
  const [gravest] = gravestFirst(all.data)
  if (!gravest) return `${t('alerts.leadUnknown')} ${since}`
  const level = levelOf(gravest)
  const grave = alerts.filter((alert) => levelOf(alert) === level).length
  const values = { count: alerts.length, grave: format.number(grave), colour: t(`alerts.colour-${level}`) }
  const lead = grave < alerts.length ? t('alerts.leadSome', values) : t('alerts.leadAll', values)
  return since === '' ? lead : `${since} ${lead}`
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
