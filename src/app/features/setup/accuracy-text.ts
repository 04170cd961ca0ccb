import type { AccuracyCounts } from '../../../ports/accuracy.ts'
import type { Writing } from '../../i18n/writing.ts'

/** "1,204 verified forecasts, 300 waiting, 12.6 MB, newest 5 minutes ago". */
export function accuracyText(
  { cases, waiting, bytes, evaluatedAt }: AccuracyCounts,
  now: number,
  { t, format }: Pick<Writing, 't' | 'format'>,
): string {
  const newest = Math.max(evaluatedAt.days ?? 0, evaluatedAt.nowcasts ?? 0)
  return [
    t('key.accuracyCases', { count: cases }),
    t('key.accuracyWaiting', { count: waiting }),
    `${format.fixed(bytes / 1e6, 1)}\u00a0MB`,
    ...(newest > 0 ? [t('key.accuracyNewest', { when: format.ago(newest, now) })] : []),
  ].join(', ')
}
