import type { Wish } from '../../../domain/push/wish.ts'
import { hasAhead } from '../../../domain/push/wish.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/texts.ts'

type Writing = { t: Translate; format: Format }

export function wishLimitText({ kind, limit = 0 }: Pick<Wish, 'kind' | 'limit'>, format: Format): string {
  if (kind === 'snow') return format.wholeDepthText(limit)
  return kind === 'gusts' ? format.speedText(limit) : format.degrees(limit)
}

/** "from 21° · up to 12 hours ahead · quiet from 22:00 to 07:00" */
export function wishSummary(wish: Wish, isSnoozed: boolean, { t, format }: Writing): string {
  const { kind, limit, ahead, quiet, criteria, snoozedUntil, at, receipt } = wish
  const parts = [
    at === undefined ? null : t('places.wishAtTime', { time: at }),
    receipt ? t('places.wishReceiptOn') : null,
    limit === undefined
      ? null
      : t(kind === 'frost' ? 'places.wishBelow' : 'places.wishFrom', {
          limit: wishLimitText(wish, format),
        }),
    criteria === undefined ? null : t('places.wishOwnCriteria'),
    hasAhead(kind) ? t('places.wishAheadHours', { count: ahead }) : null,
    quiet && t('places.notifyQuietHours', quiet),
    isSnoozed && snoozedUntil !== undefined
      ? t('places.wishPausedUntil', {
          date: format.dayMonth(snoozedUntil, Intl.DateTimeFormat().resolvedOptions().timeZone),
        })
      : null,
  ]
  return parts.filter((part) => typeof part === 'string').join(' · ')
}
