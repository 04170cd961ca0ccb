import { isGrave } from '../../../domain/danger/danger.ts'
import { allClearText } from '../../../domain/texts/warning-texts.ts'
import type { WarningScope } from '../../../domain/warning/warning.ts'
import { whoWarnsIn } from '../../../reference/who-warns.ts'
import type { DangerReport } from '../../../services/warnings/get-dangers.ts'
import { shortTime } from '../../i18n/offline-note.ts'
import type { Writing } from '../../i18n/writing.ts'

/** What is said where no warning is shown, or before those that may be out of date. */
export type WarningNoticeView = {
  glyph: 'check' | 'clock' | 'info'
  title: string
  text: string
  /** Who knows more. */
  links: { label: string; services: { name: string; url: string }[] } | null
}

/**
 * The state of the warnings in words, the same on every page; null where warnings speak for themselves. `isCalm`: the
 * weather of the coming hours is good too.
 */
export function warningNotice(
  report: DangerReport,
  scope: WarningScope,
  isCalm: boolean,
  writing: Writing,
): WarningNoticeView | null {
  const { t, language } = writing
  const { state, warnings, isOutside, fromProvider } = report.warnings.data
  const country = scope.kind === 'place' ? scope.place.country : 'CH'
  const official = { label: t('alerts.official'), services: whoWarnsIn('CH', language) }
  const there = { label: t('alerts.whoWarns'), services: whoWarnsIn(country, language) }
  switch (state) {
    case 'active':
      return isOutside
        ? { glyph: 'info', title: t('alerts.outsideTitle'), text: t('alerts.outsideSome'), links: there }
        : null
    case 'all-clear': {
      const isAlone = report.dangers.length === 0 && report.unread.length === 0
      const { title, description } = allClearText(scope, language, isCalm && isAlone)
      // A grave danger is the title; of the weather one line is left.
      return report.dangers.some(isGrave)
        ? { glyph: 'info', title: description, text: '', links: null }
        : { glyph: isAlone ? 'check' : 'info', title, text: description, links: null }
    }
    case 'last-known': {
      const text = t(warnings.length > 0 ? 'alerts.lastKnownSome' : 'alerts.lastKnownNone')
      const links = isOutside ? there : official
      return { glyph: 'clock', title: lastKnownText(report.warnings.fetchedAt, writing), text, links }
    }
    case 'outside':
      return {
        glyph: 'info',
        title: t('alerts.outsideTitle'),
        text: `${outsideText(scope, writing)} ${t('alerts.outsideText')}`,
        links: there,
      }
    case 'unknown':
      return {
        glyph: 'info',
        title: t('alerts.unknownTitle'),
        text: t('alerts.unknownText'),
        links: official,
      }
    case 'sample':
      if (fromProvider)
        return {
          glyph: 'info',
          title: t('alerts.unknownTitle'),
          text: t('alerts.relayedOnly'),
          links: official,
        }
      return {
        glyph: 'info',
        title: t('alerts.samplesTitle'),
        text: t('alerts.samplesText'),
        links: official,
      }
  }
}

export function outsideText(scope: WarningScope, { t, language }: Writing): string {
  return scope.kind === 'place' ? t('alerts.placeOutside', { place: scope.place.names[language] }) : ''
}

/** "Last known, from 14:10"; with the date where that was not today. */
export const lastKnownText = (fetchedAt: number, { t, format, now }: Writing): string =>
  t('alerts.lastKnownTitle', { time: shortTime(fetchedAt, { format, now }) })
