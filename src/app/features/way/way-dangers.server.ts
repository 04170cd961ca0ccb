import { byGravity, type Danger, isForBar, type UnreadSource } from '../../../domain/danger/danger.ts'
import type { Place } from '../../../domain/place/place.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { unreadText } from '../alerts/danger-rows.server.ts'
import { shownDangers } from '../alerts/shown-dangers.server.ts'
import { warningBar } from '../alerts/warning-bar.server.ts'

const mostBars = 3

export type DangersOnTheWay = Awaited<ReturnType<typeof dangersOnTheWay>>

/** What holds somewhere on the way while one is on it: each danger once, in the words of its place. */
export async function dangersOnTheWay(
  places: readonly Place[],
  { fromAt, untilAt }: { fromAt: number; untilAt: number },
  visit: RequestContext,
) {
  const writing = writingOf(visit)
  const reports = await Promise.all(
    places.map(async (place) => ({ place, report: await shownDangers({ kind: 'place', place }, visit) })),
  )
  const found = new Map<
    string,
    { danger: Danger; place: Place; report: (typeof reports)[number]['report'] }
  >()
  const unread = new Map<UnreadSource['kind'], string>()
  for (const { place, report } of reports) {
    for (const source of report.unread) unread.set(source.kind, unreadText(source, writing))
    for (const danger of report.dangers) {
      const isMet = (danger.from ?? 0) < untilAt && (danger.until ?? Number.POSITIVE_INFINITY) > fromAt
      if (isMet && isForBar(danger) && !found.has(danger.id)) found.set(danger.id, { danger, place, report })
    }
  }
  const sorted = [...found.values()].sort((a, b) => byGravity(a.danger, b.danger))
  const isUnknown = reports.some(
    ({ report }) => !['active', 'all-clear'].includes(report.warnings.data.state),
  )
  const more = sorted.length - mostBars
  return {
    bars: sorted.slice(0, mostBars).flatMap(({ danger, place, report }) => {
      const path = `/alerts?place=${encodeURIComponent(place.slug)}`
      const bar = warningBar({ ...report, dangers: [danger] }, place, path, writing)
      return bar ? [{ ...bar, notify: null }] : []
    }),
    more: more > 0 ? writing.t('way.moreDangers', { count: more }) : null,
    /** What could not be read: its silence is no calm. */
    unread: [...(isUnknown ? [`${writing.t('weather.warningsUnknown')}.`] : []), ...unread.values()],
  }
}
