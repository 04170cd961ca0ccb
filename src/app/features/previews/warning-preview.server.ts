import { localDate, swissTime } from '../../../domain/time/local-time.ts'
import type { WarningPeriod, WeatherWarning } from '../../../domain/warning/warning.ts'
import { isNationwide } from '../../../domain/warning/warning-area.ts'
import { groupWarnings, type WarningGroup } from '../../../domain/warning/warning-groups.ts'
import { warningAnchor } from '../../../domain/warning/warning-rules.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { SwissMapDrawing } from '../../../page-contract/preview-contract.ts'
import type { DangerReport } from '../../../services/warnings/get-dangers.ts'
import type { WarningReport } from '../../../services/warnings/get-warnings.ts'
import { glyphShapes } from '../../design/icons/shapes.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { countryText } from '../alerts/alerts-page.server.ts'
import { shownDangers } from '../alerts/shown-dangers.server.ts'
import { levelOf, warningCard } from '../alerts/warning-card.server.ts'
import { lastKnownText } from '../alerts/warning-notice.server.ts'
import { sourceLine } from './source-line.server.ts'
import { severityColours, severityShape } from './warning-band.ts'
import type { WarningPreviewView } from './warning-preview.ts'

/** One warning by its anchor, or all of the country's; null: there is no such warning, or no longer. */
export async function warningPreviewView(
  anchor: string | null,
  visit: RequestContext,
  map: SwissMapDrawing | null,
): Promise<WarningPreviewView | null> {
  const { language } = visit
  const writing = writingOf(visit)
  const report = await shownDangers({ kind: 'switzerland' }, visit)
  const reading = report.warnings
  const { state } = reading.data
  // Examples are never passed on.
  const warnings = state === 'sample' ? [] : reading.data.warnings
  const part = anchor === null ? null : partWith(warnings, anchor)
  if (part === undefined) return null
  const shown = part?.warnings ?? warnings
  const markup = map?.draw({ steps: null, language, place: null, areas: areasOf(shown) })
  return {
    ...(part ? oneWarning(part, writing) : allWarnings(report, writing)),
    map: map && markup ? { markup, width: map.width } : null,
    foot: [stateLine(reading, part !== null, writing)],
  }
}

/** Of the event that the named warning belongs to, the areas with its own times: the named one first. */
function partWith(warnings: readonly WeatherWarning[], anchor: string): WarningGroup | undefined {
  const isNamed = (warning: WeatherWarning) => warningAnchor(warning) === anchor
  const span = groupWarnings(warnings)
    .flatMap(({ spans }) => spans)
    .find((one) => one.warnings.some(isNamed))
  return span && groupWarnings(span.warnings.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a))))[0]
}

type Words = Omit<WarningPreviewView, 'map' | 'foot'>

function oneWarning(part: WarningGroup, writing: Writing): Words {
  const { level, severity, scale, words, spans } = warningCard(
    part,
    { own: null, timeZone: swissTime },
    writing,
  )
  return {
    level,
    shape: severityShape(level),
    heading: severity,
    scale,
    title: words.title,
    areas: spans.flatMap(({ areas }) => areas.map(({ name }) => name)).join(', '),
    period: periodOf(part.lead, writing),
  }
}

function allWarnings(report: DangerReport, writing: Writing): Words {
  const [gravest] = report.dangers
  const level = gravest?.kind === 'weather' ? levelOf(gravest.warning) : null
  const isCalm = report.warnings.data.state === 'all-clear' && gravest === undefined
  return {
    level,
    shape: level ? severityShape(level) : glyphShapes[isCalm ? 'check' : 'info'],
    heading: writing.t('alerts.heading'),
    scale: null,
    title: countryText(report, writing),
    areas: '',
    period: '',
  }
}

/** With dates, never "today": a preview is looked at later. A line breaks between the two. */
function periodOf({ startAt, endAt, isEndAssumed }: WarningPeriod, { format, t }: Writing): string {
  if (isEndAssumed) return `${withoutBreaks(format.dateTime(startAt, swissTime))} – ${t('alerts.noEnd')}`
  const isOneDay = localDate(startAt, swissTime) === localDate(endAt, swissTime)
  const end = isOneDay ? format.clock(endAt, swissTime) : format.dateTime(endAt, swissTime)
  return [format.dateTime(startAt, swissTime), end].map(withoutBreaks).join(' – ')
}

const withoutBreaks = (time: string) => time.replaceAll(' ', '\u00a0')

/** The gravest is painted last. A warning without an outline is drawn only if it holds for the whole country. */
function areasOf(warnings: readonly WeatherWarning[]): Parameters<SwissMapDrawing['draw']>[0]['areas'] {
  return warnings
    .filter((warning) => warning.polygons.length > 0 || isNationwide(warning))
    .toSorted((a, b) => levelOf(a) - levelOf(b))
    .map((warning) => ({ rings: warning.polygons, colour: severityColours(levelOf(warning)).ground }))
}

function stateLine(
  { data: { state }, source, fetchedAt }: Reading<WarningReport>,
  isOne: boolean,
  writing: Writing,
) {
  const isLate = state === 'last-known'
  const known = [
    // The sentence of all warnings says so itself.
    isLate && isOne ? lastKnownText(fetchedAt, writing) : null,
    isLate || state === 'sample' ? null : writing.format.dateTime(fetchedAt, swissTime),
  ]
  return sourceLine(source.isDemo, known, source.name, writing)
}
