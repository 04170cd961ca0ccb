import { type Danger, furtherKinds, isGrave } from '../../../domain/danger/danger.ts'
import { type Place, type RegionId, regionIds } from '../../../domain/place/place.ts'
import { isOldReading } from '../../../domain/staleness.ts'
import { creditText } from '../../../domain/texts/credit-text.ts'
import { allClearText } from '../../../domain/texts/warning-texts.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import { gravestFirst } from '../../../domain/warning/gravest-first.ts'
import {
  type WarningScope,
  type WarningType,
  type WeatherWarning,
  warningTypes,
} from '../../../domain/warning/warning.ts'
import { warningConcerns } from '../../../domain/warning/warning-area.ts'
import { groupWarnings, type WarningGroup } from '../../../domain/warning/warning-groups.ts'
import { warningAnchor } from '../../../domain/warning/warning-rules.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import { warningGeography } from '../../../reference/warning-regions.ts'
import type { DangerReport } from '../../../services/warnings/get-dangers.ts'
import type { WarningReport } from '../../../services/warnings/get-warnings.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { warningsAtomHref } from '../../page/warnings-atom-href.ts'
import { agoText } from '../../provenance/ago-text.server.ts'
import { alertsQuery } from './alerts-query.ts'
import { dangersView, grouped } from './danger-rows.server.ts'
import { firePanel } from './fire-panel.server.ts'
import { providerView } from './provider-warnings.server.ts'
import { shownDangers } from './shown-dangers.server.ts'
import { validityChart } from './validity-chart.server.ts'
import { notifyOf } from './warning-bar.server.ts'
import type { ManyLanguageCardView } from './warning-card.server.ts'
import { levelOf, manyLanguageCard, warningLabels } from './warning-card.server.ts'
import { warningMap } from './warning-map.server.ts'
import { lastKnownText, warningNotice } from './warning-notice.server.ts'

export type FilterView = {
  value: string
  label: string
  href: string
  isCurrent: boolean
  type?: WarningType
}

/** Always offered as filters; further types if the feed has them. */
const namedTypes: readonly WarningType[] = ['wind', 'rain', 'storms', 'snow', 'fog']

export async function alertsPage(
  asked: ReturnType<typeof alertsQuery.read>,
  place: Place,
  visit: RequestContext,
) {
  const { language } = visit
  const writing = writingOf(visit)
  const { t } = writing
  const country: WarningScope = { kind: 'switzerland' }
  const [report, ownReport, fire] = await Promise.all([
    shownDangers(country, visit),
    shownDangers({ kind: 'place', place }, visit),
    firePanel(place, visit),
  ])
  const [all, own] = [report.warnings, ownReport.warnings]
  const { state, warnings: listed } = all.data
  const filter = readFilter(asked)
  const linked = asked.alert
  const isListTrusted = state === 'active' || state === 'all-clear'
  const isGone =
    isListTrusted && linked !== null && !listed.some((warning) => warningAnchor(warning) === linked)
  const shown = state === 'sample' ? listed : listed.filter((warning) => passes(warning, filter))
  const ownIds = new Set(state === 'sample' ? [] : own.data.warnings.map(({ id }) => id))
  const isOwn = ({ id }: WeatherWarning) => ownIds.has(id)
  // A region does not narrow what holds here; a type does: "none of this type" below one of another reads wrong.
  const ownListed = listed.filter(isOwn)
  const ownOfType = ownListed.filter(({ type }) => filter.type === null || type === filter.type)
  const cardOf = (group: WarningGroup) =>
    manyLanguageCard(
      group,
      { own: { name: place.names[language], concerns: isOwn }, timeZone: swissTime },
      writing,
    )
  const elsewhere = groupWarnings(shown.filter((warning) => !isOwn(warning)))
  const cards = elsewhere.map((group) => ({
    ...cardOf(group),
    /** The address names it. */
    isLinked: group.warnings.some((warning) => warningAnchor(warning) === linked),
  }))
  // Map and chart show both, the place's own first.
  const ownShown = groupWarnings(shown.filter(isOwn))
  const drawn = [...ownShown, ...elsewhere]
  const drawnCards = [...ownShown.map(cardOf), ...cards]
  const hasOverview = drawn.length > 0 && (state === 'active' || state === 'last-known')
  const { name, url: sourceUrl, attribution, isDemo, id } = all.source
  return {
    /** How many in the country, and how severe. */
    lead: countryText(report, writing),
    /** Whether fires may be lit at the place; null abroad. */
    fire,
    /** Before a link: its own warnings may not appear beside advertising. */
    alertswiss: t('alerts.alertswiss'),
    /** Whose floods these are; null where there are none. */
    smallWaters: report.dangers.some(({ kind }) => kind === 'flood') ? t('alerts.smallWaters') : null,
    /** Of other authorities, in the rest of the country. */
    dangers: elsewhereView(report, ownReport, filter.type, writing),
    /** Of the country. */
    state,
    /** Shown before the list, or instead of it. */
    notice: warningNotice(report, country, false, writing),
    /** What holds for the visitor's place, whatever the region chosen; null where the country's notice says it already. */
    own: ownView(
      report,
      ownReport,
      { place, cards: groupWarnings(ownOfType).map(cardOf), hidden: ownListed.length - ownOfType.length },
      writing,
    ),
    filters: filterLinks(asked.place, filter, listed, writing),
    /** What the address asks for and cannot be had. */
    addressNotes: [
      ...(filter.unknown === null ? [] : [t('alerts.unknownFilter', { value: filter.unknown })]),
      ...(isGone ? [t('alerts.linkedGone')] : []),
    ],
    overview: hasOverview
      ? {
          map: warningMap(drawn, drawnCards, place, writing),
          chart: validityChart(drawn, drawnCards, writing),
        }
      : null,
    /** The country's, without those of the visitor's place. */
    cards,
    labels: warningLabels(writing),
    /** "3 of 11 warnings", where a filter hides some. */
    listNote:
      shown.length < listed.length
        ? t('alerts.shownOf', { shown: shown.length, count: listed.length })
        : null,
    /** No card behind this filter, or none but the place's own: title and sentence. */
    empty: listed.length > 0 && cards.length === 0 ? emptyText(all, filter, shown.length > 0, writing) : null,
    /** How old the list is that has nothing for the place. */
    age: state === 'sample' ? null : ageOf(all, writing),
    source: {
      name: creditText(name, language),
      url: sourceUrl,
      attribution: id === 'meteoalarm' ? t('alerts.delay') : attribution,
      isDemo,
    },
    /** The visitor's place; null where its warnings are not ours. */
    notify: notifyOf(place, writing),
    feedHref: warningsAtomHref(filter.region ? { region: filter.region } : {}, language),
  }
}

/** What the warnings page shows, written out by the server in the visitor's language and in Swiss time. */
export type AlertsPageView = Awaited<ReturnType<typeof alertsPage>>

/** Dangers for the place are shown above, and sources that cannot be read are named once. A chosen type leaves out the others. */
function elsewhereView(report: DangerReport, own: DangerReport, type: WarningType | null, writing: Writing) {
  const ownById = new Map(own.dangers.map((danger) => [danger.id, danger]))
  const ownUnread = new Set(own.unread.map(({ kind }) => kind))
  const elsewhere = {
    ...report,
    dangers: report.dangers
      .filter(({ kind }) => type === null || kind === type)
      .flatMap((danger) => outside(danger, ownById.get(danger.id)) ?? []),
    unread: report.unread.filter(({ kind }) => !ownUnread.has(kind)),
  }
  const view = dangersView(elsewhere, null, writing)
  /** Of dangers, also where some share a row. */
  return { ...grouped(view, writing), slightCount: view.slight.length }
}

/** An area of the bulletin has further regions; any other danger is said once. */
function outside(danger: Danger, own: Danger | undefined): Danger | null {
  if (!own) return danger
  if (danger.kind !== 'avalanche' || own.kind !== 'avalanche') return null
  const ids = new Set(own.area.regions.map(({ id }) => id))
  const regions = danger.area.regions.filter(({ id }) => !ids.has(id))
  return ids.size === 0 || regions.length === 0 ? null : { ...danger, area: { ...danger.area, regions } }
}

function ownView(
  { warnings: all }: DangerReport,
  report: DangerReport,
  { place, cards, hidden }: { place: Place; cards: ManyLanguageCardView[]; hidden: number },
  writing: Writing,
) {
  const own = report.warnings
  const { state, isOutside } = own.data
  const fromProvider = providerView(own.data, place, writing)
  if (state === 'sample' && !fromProvider) return null
  const scope: WarningScope = { kind: 'place', place }
  // Uncertainty about all of Switzerland is mentioned once, above.
  const isSaid = state === all.data.state && state !== 'all-clear' && state !== 'sample' && !isOutside
  const notice = isSaid ? null : warningNotice(report, scope, false, writing)
  const dangers = dangersView(report, place.slug, writing)
  const isFurther = dangers.grave.length + dangers.slight.length + dangers.unread.length > 0
  if (!notice && !fromProvider && cards.length + hidden === 0 && !isFurther) return null
  const age = isOutside || fromProvider || cards.length + hidden > 0 ? null : ageOf(all, writing).text
  const name = place.names[writing.language]
  const hiddenText = hidden > 0 ? writing.t('alerts.ownHidden', { count: hidden, place: name }) : null
  return { place: name, notice, cards, hidden: hiddenText, dangers, fromProvider, age }
}

export type OwnWarningsView = NonNullable<ReturnType<typeof ownView>>

type Filter = { region: RegionId | null; type: WarningType | null; unknown: string | null }

function readFilter(requested: Pick<ReturnType<typeof alertsQuery.read>, 'region' | 'type'>): Filter {
  const region = regionIds.find((id) => id === requested.region) ?? null
  const type = warningTypes.find((one) => one === requested.type) ?? null
  const unknown =
    (requested.region && !region && requested.region) || (requested.type && !type && requested.type) || null
  return { region, type, unknown: unknown?.slice(0, 40) ?? null }
}

function passes(warning: WeatherWarning, { region, type }: Filter): boolean {
  if (type && warning.type !== type) return false
  return !region || warningConcerns(warning, { kind: 'region', region }, warningGeography)
}

/** Each choice is an address: filters work without scripts, can be shared and go back by the back button. */
function filterLinks(
  place: string | null,
  { region, type }: Filter,
  warnings: readonly WeatherWarning[],
  { t }: Writing,
) {
  const href = (chosen: { region: string | null; type: string | null }) =>
    `/alerts${alertsQuery.write({ place, ...chosen })}`
  const further = warningTypes.filter(
    (one) => !namedTypes.includes(one) && (one === type || warnings.some((warning) => warning.type === one)),
  )
  const regionFilter = (id: RegionId): FilterView => ({
    value: id,
    label: t(`alerts.region-${id}`),
    href: href({ region: id, type }),
    isCurrent: id === region,
  })
  const typeFilter = (one: WarningType): FilterView => ({
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

function weatherText({ warnings: all }: DangerReport, writing: Writing): string {
  const { t, format } = writing
  const { state, warnings } = all.data
  if (state === 'sample' || state === 'unknown') return t('alerts.leadUnknown')
  if (state === 'all-clear') return t('alerts.leadNone')
  const since = state === 'last-known' ? `${lastKnownText(all.fetchedAt, writing)}.` : ''
  const [gravest] = gravestFirst(all.data)
  if (!gravest) return `${t('alerts.leadUnknown')} ${since}`
  const level = levelOf(gravest)
  const grave = warnings.filter((warning) => levelOf(warning) === level).length
  const lead =
    level === 1
      ? t('alerts.leadNotices', { count: warnings.length })
      : t(grave < warnings.length ? 'alerts.leadSome' : 'alerts.leadAll', {
          count: warnings.length,
          grave: format.number(grave),
          colour: t(`alerts.colour-${level}`),
        })
  return since === '' ? lead : `${since} ${lead}`
}

/** "Flood: 3 at level 3 or higher." Those of level 2 are counted where there is nothing graver. */
function furtherTexts({ dangers }: DangerReport, { t, format }: Writing): string[] {
  const hasGrave = dangers.some((danger) => danger.kind !== 'weather' && isGrave(danger))
  return furtherKinds.flatMap((kind) => {
    const count = dangers.filter((danger) => danger.kind === kind && isGrave(danger) === hasGrave).length
    if (count === 0) return []
    const text = hasGrave ? t(`alerts.grave-${kind}`, { count }) : t(`alerts.slight-${kind}`, { count })
    return `${t(`alerts.type-${kind}`)}${format.colon} ${text}.`
  })
}

/** A filter that leaves out others, and an old list, tell only what is listed. */
function emptyText(all: Reading<WarningReport>, { region, type }: Filter, hasOwn: boolean, writing: Writing) {
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
function ageOf({ fetchedAt }: Reading<WarningReport>, writing: Writing) {
  return {
    ...agoText('alerts.received', fetchedAt, swissTime, writing),
    isOld: isOldReading('warnings', { observedAt: null, fetchedAt }, writing.now),
  }
}
