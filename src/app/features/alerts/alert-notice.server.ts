import type { AlertScope } from '../../../domain/alert/alert.ts'
import { allClearText } from '../../../domain/texts/alert-texts.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import { whoWarnsIn } from '../../../reference/who-warns.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import { shortTime } from '../../i18n/offline-note.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { AlertNoticeView } from './alert-card-view.ts'

/** What stands beside the warnings and decides what silence may be called. */
export type Surroundings = {
  /** The weather of the coming hours is good too. */
  isCalm: boolean
  /** The danger that the water nearby reports, which no warning need mention. */
  flood: string | null
}

/** The state of the warnings in words, the same on every page; null where warnings speak for themselves. */
export function alertNotice(
  reading: Reading<AlertReport>,
  scope: AlertScope,
  { isCalm, flood }: Surroundings,
  writing: Writing,
): AlertNoticeView | null {
  const { t, language } = writing
  const { state, alerts, isOutside, fromProvider } = reading.data
  const country = scope.kind === 'place' ? scope.place.country : 'CH'
  const official = { label: t('alerts.official'), services: whoWarnsIn('CH', language) }
  const there = { label: t('alerts.whoWarns'), services: whoWarnsIn(country, language) }
  switch (state) {
    case 'active':
      return isOutside
        ? { glyph: 'info', title: t('alerts.outsideTitle'), text: t('alerts.outsideSome'), links: there }
        : null
    case 'all-clear': {
      const { title, description } = allClearText(scope, language, isCalm && flood === null)
      return flood === null
        ? { glyph: 'check', title, text: description, links: null }
        : { glyph: 'info', title, text: `${description} ${flood}.`, links: null }
    }
    case 'last-known': {
      const text = t(alerts.length > 0 ? 'alerts.lastKnownSome' : 'alerts.lastKnownNone')
      const links = isOutside ? there : official
      return { glyph: 'clock', title: lastKnownText(reading.fetchedAt, writing), text, links }
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

export function outsideText(scope: AlertScope, { t, language }: Writing): string {
  return scope.kind === 'place' ? t('alerts.placeOutside', { place: scope.place.names[language] }) : ''
}

/** "Last known, from 14:10"; with the date where that was not today. */
export const lastKnownText = (fetchedAt: number, { t, format, now }: Writing): string =>
  t('alerts.lastKnownTitle', { time: shortTime(fetchedAt, { format, now }) })
