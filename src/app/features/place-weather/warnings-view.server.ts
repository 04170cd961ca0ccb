import { isGrave } from '../../../domain/danger/danger.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import type { WarningScope } from '../../../domain/warning/warning.ts'
import { groupWarnings } from '../../../domain/warning/warning-groups.ts'
import type { DangerReport } from '../../../services/warnings/get-dangers.ts'
import type { Writing } from '../../i18n/writing.ts'
import { ageView } from '../../provenance/age-view.server.ts'
import { sourceView } from '../../provenance/source-view.ts'
import { dangersView, regionDangers } from '../alerts/danger-rows.server.ts'
import { providerView } from '../alerts/provider-warnings.server.ts'
import { warningCard, warningLabels } from '../alerts/warning-card.server.ts'
import { warningNotice } from '../alerts/warning-notice.server.ts'

/** The rest is one link away; the list is sorted with the gravest running ones first. */
const mostShown = 3

export function warningsView(report: DangerReport, scope: WarningScope, isCalm: boolean, writing: Writing) {
  const { t, now, format, language } = writing
  const reading = report.warnings
  const { state, warnings, fromProvider } = reading.data
  const groups = groupWarnings(warnings)
  const own = scope.kind === 'place' ? { name: scope.place.names[language], concerns: () => true } : null
  const ofRegion =
    scope.kind === 'region' && state !== 'sample' ? regionDangers(report, scope.region, writing) : null
  const dangers =
    ofRegion?.dangers ?? dangersView(report, scope.kind === 'place' ? scope.place.slug : null, writing)
  const cards = groups
    .slice(0, ofRegion ? 0 : mostShown)
    .map((group) => warningCard(group, { own, timeZone: swissTime }, writing))
  const source = sourceView(reading.source, writing)
  return {
    /** The state in words; null where the warnings speak for themselves. */
    notice: warningNotice(report, scope, isCalm, writing),
    /** The gravest first, at most as many as the page has room for; of a region none, for they are rows among its dangers. */
    cards,
    /** null where no card is shown. */
    labels: cards.length > 0 || fromProvider ? warningLabels(writing) : null,
    moreCount: ofRegion?.moreCount ?? groups.length - cards.length,
    /** Of the weather provider, where our own list does not tell. */
    fromProvider: scope.kind === 'place' ? providerView(reading.data, scope.place, writing) : null,
    /** Those of other authorities. */
    dangers,
    /** No ads next to a severe or extreme warning. */
    isSevere: report.dangers.some(isGrave),
    // The last fetch decides whether warnings could be missing; the feed's own timestamp may be days old in calm weather.
    age:
      state === 'sample' || state === 'outside'
        ? null
        : ageView('warnings', { ...reading, observedAt: null }, { now, timeZone: swissTime, format }),
    source:
      reading.source.id === 'meteoalarm'
        ? { ...source, attribution: t('alerts.delay'), isEnglish: false }
        : source,
  }
}

export type WarningsView = ReturnType<typeof warningsView>
