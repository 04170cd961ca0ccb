import { alertAnchor, alertTexts } from '../../../domain/alert/alert-rules.ts'
import { severityRank } from '../../../domain/alert/severity-rank.ts'
import type { Place, RegionId } from '../../../domain/place/place.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import { severityClass } from '../../design/marks.tsx'
import type { Writing } from '../../i18n/writing.ts'
import { gravestFirst, periodText, severityText, statedLevel } from './alert-card.server.ts'
import { lastKnownText } from './alert-notice.server.ts'
import type { WarningBarView } from './warning-bar-view.ts'

/** Level 1 means no particular danger: it is on the page, not in the bar above it. */
const leastRank = 2

/** The gravest warning of level 2 to 4, or of unstated severity, for the place; `path` is that of the alerts page, "" on the page itself. */
export function warningBar(
  reading: Reading<AlertReport>,
  place: Place,
  path: string,
  writing: Writing,
): WarningBarView | null {
  const { language, t } = writing
  const label = t('alerts.barFor', { place: place.names[language] })
  return barOf(reading, { label, timeZone: place.timeZone, path }, writing)
}

/** As for a place; it may hold in a part of the region only, which is then named. */
export function regionWarningBar(
  reading: Reading<AlertReport>,
  region: { id: RegionId; name: string },
  writing: Writing,
): WarningBarView | null {
  const label = writing.t('alerts.barFor', { place: region.name })
  const bar = barOf(reading, { label, timeZone: swissTime, path: `/alerts?region=${region.id}` }, writing)
  return bar && { ...bar, period: `${bar.period} (${writing.t('alerts.barParts', { place: region.name })})` }
}

function barOf(
  reading: Reading<AlertReport>,
  { label, timeZone, path }: { label: string; timeZone: string; path: string },
  writing: Writing,
): WarningBarView | null {
  const [gravest] = gravestFirst(reading.data)
  if (!gravest || severityRank(gravest) < leastRank) return null
  const { language } = writing
  const level = statedLevel(gravest)
  const { language: tag, text } = alertTexts(gravest, language)[0]
  const isRelayed = gravest.issuer !== undefined
  const period = periodText(gravest, isRelayed ? timeZone : swissTime, writing)
  return {
    look: level === null ? 'is-unstated' : severityClass(level),
    glyph: level === null ? 'info' : `severity-${level}`,
    severity: severityText(gravest, writing),
    title: text.title,
    language: tag,
    period:
      reading.data.state === 'last-known' && !isRelayed
        ? `${period} (${lastKnownText(reading.fetchedAt, writing)})`
        : period,
    label,
    to: `${path}#${alertAnchor(gravest)}`,
  }
}
