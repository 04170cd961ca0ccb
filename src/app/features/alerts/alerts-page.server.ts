import { type AlertType, alertTypes, severities, type WeatherAlert } from '../../../domain/alert/alert.ts'
import { alertConcerns } from '../../../domain/alert/alert-area.ts'
import { groupAlerts } from '../../../domain/alert/alert-groups.ts'
import { type Place, type RegionId, regionIds } from '../../../domain/place/place.ts'
import { allClearDescription, allClearTitle } from '../../../domain/texts/alert-texts.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import { ageState } from '../../../domain/weather/staleness.ts'
import { alertGeography } from '../../../reference/warning-regions.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import { createFormat } from '../../i18n/format.ts'
import { localisePath, splitPath } from '../../i18n/localised-path.ts'
import { translateFor } from '../../i18n/page-texts.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import { alertsAtomHref } from '../../page/alerts-atom-href.ts'
import type { RequestContext } from '../../page/request-context.ts'

import { alertEntry, levelOf, swissTime } from './alert-entry.server.ts'
import { alertMap } from './alert-map.server.ts'
import type { AgeView, AlertsPageView, FilterView } from './alerts-page-view.ts'
import { validityChart } from './validity-chart.server.ts'

/** The five of the spec are always offered, further ones where the feed has them. */
const namedTypes: readonly AlertType[] = ['wind', 'rain', 'storms', 'snow', 'fog']

export async function alertsPage(
  request: Request,
  place: Place,
  visit: RequestContext,
): Promise<AlertsPageView> {
  const { services, language, now } = visit
  const writing: Writing = { language, t: translateFor(language), format: createFormat(language), now }
  const { t } = writing
  const { coordinates, names, canton } = place
  const [all, own] = await Promise.all([
    services.getAlerts({ kind: 'switzerland' }),
    services.getAlerts({ kind: 'place', coordinates, names, canton }),
  ])
  const { state } = all.data
  // A page without real warnings must ask again at once.
  if (state === 'sample') visit.freshUntil(now)
  const url = new URL(request.url)
  const filter = readFilter(url.searchParams)
  const listed = state === 'alerts' || state === 'sample' ? all.data.alerts : []
  const shown = state === 'sample' ? listed : listed.filter((alert) => passes(alert, filter))
  const ownIds = new Set(own.data.state === 'alerts' ? own.data.alerts.map(({ id }) => id) : [])
  const groups = groupAlerts(shown)
  const entries = groups.map((group) => alertEntry(group, ({ id }) => ownIds.has(id), writing))
  const total = groupAlerts(listed).length
  const { name, url: sourceUrl, attribution, isDemo, id } = all.source
  return {
    lead: leadText(all, own, place, writing),
    state,
    filters: filterLinks(url, filter, listed, writing),
    filterNote: filter.unknown === null ? null : t('alerts.unknownFilter', { value: filter.unknown }),
    overview:
      state === 'alerts' && groups.length > 0
        ? { map: alertMap(groups, entries, place, writing), chart: validityChart(groups, entries, writing) }
        : null,
    entries,
    listNote: entries.length < total ? t('alerts.shownOf', { shown: entries.length, count: total }) : null,
    empty: emptyText(state, entries.length, filter, writing),
    age: state === 'sample' ? null : ageOf(all, writing),
    source: {
      name,
      url: sourceUrl,
      attribution: id === 'meteoalarm' ? t('alerts.delay') : attribution,
      isDemo,
    },
    placeName: names[language],
    feedHref: alertsAtomHref(filter.region ? { region: filter.region } : {}, language),
  }
}

type Filter = { region: RegionId | null; type: AlertType | null; unknown: string | null }

function readFilter(query: URLSearchParams): Filter {
  const asked = { region: query.get('region'), type: query.get('type') }
  const region = regionIds.find((id) => id === asked.region) ?? null
  const type = alertTypes.find((one) => one === asked.type) ?? null
  const unknown = (asked.region && !region && asked.region) || (asked.type && !type && asked.type) || null
  return { region, type, unknown: unknown?.slice(0, 40) ?? null }
}

function passes(alert: WeatherAlert, { region, type }: Filter): boolean {
  if (type && alert.type !== type) return false
  return !region || alertConcerns(alert, { kind: 'region', region }, alertGeography)
}

/** Each choice is an address: filters work without scripts, can be shared and go back by the back button. */
function filterLinks(
  url: URL,
  { region, type }: Filter,
  alerts: readonly WeatherAlert[],
  { t }: Writing,
): AlertsPageView['filters'] {
  const { prefix } = splitPath(url.pathname)
  const place = url.searchParams.get('place')
  const href = (chosen: { region: string | null; type: string | null }) => {
    const query = new URLSearchParams()
    if (place) query.set('place', place)
    if (chosen.region) query.set('region', chosen.region)
    if (chosen.type) query.set('type', chosen.type)
    return localisePath('/alerts', prefix) + (query.size > 0 ? `?${query}` : '')
  }
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

function leadText(
  all: Reading<AlertReport>,
  own: Reading<AlertReport>,
  place: Place,
  { t, format, language }: Writing,
): string {
  const { state } = all.data
  if (state === 'sample' || state === 'unknown') return t('alerts.leadUnknown')
  if (state === 'all-clear') return t('alerts.leadNone')
  const groups = groupAlerts(all.data.alerts)
  const level = Math.max(...groups.map(({ lead }) => levelOf(lead)))
  const grave = groups.filter(({ lead }) => levelOf(lead) === level).length
  const word = (at: number) =>
    t(`weather.severity-${severities[at - 1] ?? 'minor'}`).toLocaleLowerCase(language)
  const values = { count: groups.length, grave: format.number(grave), level, severity: word(level) }
  const country = grave < groups.length ? t('alerts.leadSome', values) : t('alerts.leadAll', values)
  return `${country} ${ownText(own, place, { t, language, word })}`
}

function ownText(
  own: Reading<AlertReport>,
  place: Place,
  { t, language, word }: Pick<Writing, 't' | 'language'> & { word(level: number): string },
): string {
  const name = place.names[language]
  if (place.country !== 'CH' && place.country !== 'LI') return t('alerts.placeOutside', { place: name })
  if (own.data.state !== 'alerts') return t('alerts.placeNone', { place: name })
  const level = Math.max(...own.data.alerts.map(levelOf))
  return t('alerts.placeLevel', { place: name, level, severity: word(level) })
}

function emptyText(
  state: AlertReport['state'],
  shown: number,
  { type }: Filter,
  { t, language }: Writing,
): AlertsPageView['empty'] {
  if (shown > 0 || state === 'unknown' || state === 'sample') return null
  if (state === 'all-clear') return { title: allClearTitle[language], text: allClearDescription[language] }
  return {
    title: t('alerts.nothingTitle'),
    text: type ? t('alerts.nothingOfType') : allClearDescription[language],
  }
}

/** Counted from the last good fetch: the feed's own stamp may be days old when all is calm. */
function ageOf(reading: Reading<AlertReport>, { t, format, now }: Writing): AgeView {
  const { fetchedAt } = reading
  return {
    iso: new Date(fetchedAt).toISOString(),
    absolute: format.dateTime(fetchedAt, swissTime),
    text: t('alerts.received', { ago: format.relative(Math.min(fetchedAt, now), now) }),
    isOld: ageState('alerts', { observedAt: null, fetchedAt }, now).isOld,
  }
}
