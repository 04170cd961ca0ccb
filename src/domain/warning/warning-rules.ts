import { type InEveryLanguage, type Language, languageOfTag, languages } from '../language.ts'
import { dayMs } from '../time/durations.ts'
import { severityRank } from './severity-rank.ts'
import type { Severity, WarningText, WeatherWarning } from './warning.ts'
import { severities } from './warning.ts'

/** For warnings whose end cannot be read. */
export const defaultWarningValidityMs = dayMs

/** For warnings without an area. Show it through `warningAreaName`. */
export const defaultWarningArea = 'Switzerland'

export const defaultWarningTitle: InEveryLanguage = {
  en: 'Weather Alert',
  de: 'Wetterwarnung',
  fr: 'Alerte météo',
  it: 'Allerta meteo',
}

/** The most severe words are looked for first. */
export function severityFromText(text: string): Severity {
  const words = text.toLowerCase()
  if (words.includes('red alert') || words.includes('extreme')) return 'extreme'
  if (words.includes('orange alert') || words.includes('severe')) return 'severe'
  if (words.includes('yellow alert') || words.includes('moderate')) return 'moderate'
  return 'minor'
}

/** A feed's own severity value; unknown values are treated as minor. */
export function severityFromWord(word: unknown): Severity {
  const value = typeof word === 'string' ? word.trim().toLowerCase() : ''
  return severities.find((severity) => severity === value) ?? 'minor'
}

/** From now for a day where the feed does not say; in order, also where a warning expires before its onset. */
export function warningPeriod(
  startAt: number | null,
  endAt: number | null,
  now: number,
): Pick<WeatherWarning, 'startAt' | 'endAt' | 'isPeriodAssumed' | 'isEndAssumed'> {
  const isEndStated = endAt !== null && Number.isFinite(endAt)
  const assumedEnd = now + defaultWarningValidityMs
  const end = isEndStated ? endAt : Math.max(assumedEnd, startAt ?? 0)
  const start = startAt ?? Math.min(now, end)
  return {
    startAt: Math.min(start, end),
    endAt: Math.max(start, end),
    ...((startAt === null || !isEndStated) && { isPeriodAssumed: true }),
    ...(!isEndStated && { isEndAssumed: true }),
  }
}

/** A warning's id as the name of an anchor: no spaces, nothing an address would have to escape. */
export function warningAnchor({ id }: Pick<WeatherWarning, 'id'>): string {
  return `alert-${id.replace(/[^\w.-]+/g, '-')}`
}

export type WarningPhase = 'ongoing' | 'upcoming' | 'over'

export function warningPhase(warning: Pick<WeatherWarning, 'startAt' | 'endAt'>, now: number): WarningPhase {
  if (warning.endAt <= now) return 'over'
  return warning.startAt <= now ? 'ongoing' : 'upcoming'
}

const phaseOrder: Record<WarningPhase, number> = { ongoing: 0, upcoming: 1, over: 2 }

/** Ongoing before upcoming, the gravest first, then by start; the same input gives the same order. */
export function sortWarnings(warnings: readonly WeatherWarning[], now: number): WeatherWarning[] {
  return warnings.toSorted(
    (a, b) =>
      phaseOrder[warningPhase(a, now)] - phaseOrder[warningPhase(b, now)] ||
      severityRank(b) - severityRank(a) ||
      a.startAt - b.startAt ||
      (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  )
}

/** A warning's words in one language, by tag. */
export type SpokenText = { language: string; text: WarningText }

/** The warning's words, the reader's language first, then our other languages, then Romansh etc. At least one. */
export function warningTexts(warning: WeatherWarning, language: Language): [SpokenText, ...SpokenText[]] {
  const order = [language, ...languages.filter((one) => one !== language)]
  const own = order.flatMap((one) => {
    const text = warning.texts[one]
    return text ? [{ language: one as string, text }] : []
  })
  const further = Object.entries(warning.furtherTexts).map(([tag, text]) => ({ language: tag, text }))
  const [first, ...rest] = [...own, ...further]
  const nameless = { title: defaultWarningTitle[language], description: '', instruction: null }
  return [first ?? { language, text: nameless }, ...rest]
}

/** Words by language tag, "de-CH" or "rm"; the first in a language counts. A tag that names none is left out. */
export function textsByLanguage(
  spoken: readonly SpokenText[],
): Pick<WeatherWarning, 'texts' | 'furtherTexts'> {
  const texts: WeatherWarning['texts'] = {}
  const furtherTexts: WeatherWarning['furtherTexts'] = {}
  for (const { language: tag, text } of spoken) {
    const language = languageOfTag(tag)
    if (language) texts[language] ??= text
    else {
      const further = /^([a-z]{2,3})(?:[-_]|$)/.exec(tag.trim().toLowerCase())?.[1]
      if (further) furtherTexts[further] ??= text
    }
  }
  return { texts, furtherTexts }
}

/** The instruction, unless the description already says it word for word. */
export function furtherInstruction({ description, instruction }: WarningText): string | null {
  return instruction && !description.includes(instruction) ? instruction : null
}
