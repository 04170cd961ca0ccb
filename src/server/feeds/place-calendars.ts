import { isGrave } from '../../domain/danger/danger.ts'
import type { Language } from '../../domain/language.ts'
import type { Place } from '../../domain/place/place.ts'
import { sunOfDay } from '../../domain/sky/sun.ts'
import { dangerTexts, dangerWhere } from '../../domain/texts/danger-texts.ts'
import { sunCalendarTexts } from '../../domain/texts/sun-calendar-texts.ts'
import { warningAreaName } from '../../domain/texts/warning-texts.ts'
import { validText, warningsAtomTexts } from '../../domain/texts/warnings-atom-texts.ts'
import { dayMs, hourMs, minuteMs } from '../../domain/time/durations.ts'
import { addDays, localDate } from '../../domain/time/local-time.ts'
import { furtherInstruction, warningAnchor, warningTexts } from '../../domain/warning/warning-rules.ts'
import { waterName } from '../../reference/water-names.ts'
import type { DangerReport } from '../../services/warnings/get-dangers.ts'
import { type CalendarEvent, icalendar } from './icalendar.ts'
import { issuedHour } from './warnings-atom.ts'

/** Two months: enough to plan with, and half as long as many calendars wait at worst. */
const sunDays = 60

type Written = { language: Language; origin: string }

/** Each rising and setting of the sun is a moment of its own; where it does neither there is none. */
export function sunCalendar(place: Place, now: number, { language, origin }: Written): string {
  const texts = sunCalendarTexts[language]
  const name = place.names[language]
  const url = `${origin}/${language}/location/${place.slug}`
  const today = localDate(now, place.timeZone)
  const events = Array.from({ length: sunDays }, (_, index) => addDays(today, index)).flatMap((date) => {
    const { sunriseAt, sunsetAt, dayLengthMs } = sunOfDay(place.coordinates, date, place.timeZone)
    const moment = (kind: 'sunrise' | 'sunset', at: number | null): CalendarEvent[] =>
      at === null
        ? []
        : [
            {
              id: `${kind} ${place.slug} ${date}`,
              startAt: wholeMinute(at),
              endAt: null,
              // Computed, and the same all day.
              changedAt: now - (now % dayMs),
              summary: texts[kind],
              description: texts.daylight(lengthText(dayLengthMs)),
              language,
              location: name,
              coordinates: place.coordinates,
              url,
              categories: [texts[kind]],
            },
          ]
    return [...moment('sunrise', sunriseAt), ...moment('sunset', sunsetAt)]
  })
  return icalendar({
    name: texts.title(name),
    description: texts.subtitle,
    language,
    refresh: 'P1D',
    url,
    events,
  })
}

/** As pages show it. */
const wholeMinute = (at: number) => at - (at % minuteMs)

function lengthText(ms: number): string {
  const minutes = Math.round(ms / minuteMs)
  return `${Math.floor(minutes / 60)}\u00a0h ${minutes % 60}\u00a0min`
}

/**
 * One event for each warning in force or announced, in the issuer's own words, and for each grave danger of another kind.
 * Only for states that are known.
 */
export function warningsCalendar(
  { warnings: { data, source, fetchedAt }, dangers }: DangerReport,
  place: Place,
  { language, origin }: Written,
): string {
  const texts = warningsAtomTexts[language]
  const url = `${origin}/${language}/alerts?place=${encodeURIComponent(place.slug)}`
  const marked = (words: string) => (source.isDemo ? `[${texts.demo}] ${words}` : words)
  const name = place.names[language]
  const further = dangers.filter((danger) => danger.kind !== 'weather').filter(isGrave)
  const dangerEvents = further.map((danger): CalendarEvent => {
    const { kind, id, level, from, until, source: issuer } = danger
    const where = dangerWhere(danger, language, (water) => waterName(water, language)).join(', ')
    const summary = `${dangerTexts[language].title(kind, level)} – ${where}`
    const changedAt = issuedHour(danger) ?? fetchedAt
    // A flood has no stated time: it is an event of the hour in which it was last measured.
    const startAt = from ?? changedAt
    return {
      id: `danger ${id} ${level}`,
      startAt,
      endAt: until ?? startAt + hourMs,
      changedAt,
      summary: issuer.isDemo ? `[${texts.demo}] ${summary}` : summary,
      description: [dangerTexts[language].issuer[kind], issuer.attribution].join('\n\n'),
      language,
      location: where,
      coordinates: null,
      url,
      categories: [kind === 'drought' ? dangerTexts[language].drought : texts.types[kind]],
    }
  })
  return icalendar({
    name: marked(texts.title(name)),
    description: texts.subtitle,
    language,
    refresh: 'PT15M',
    url,
    events: [
      ...data.warnings.map((warning): CalendarEvent => {
        const { language: own, text } = warningTexts(warning, language)[0]
        // An event has an end; of a guessed one the words say that the issuer gives none.
        const period = warning.isEndAssumed && validText(warning, language)
        const words = [text.description, furtherInstruction(text), period, source.attribution]
        return {
          id: `alert ${warning.id}`,
          startAt: warning.startAt,
          endAt: warning.endAt,
          changedAt: warning.updatedAt ?? warning.startAt,
          summary: marked(`${text.title} – ${warningAreaName(warning.area, language)}`),
          description: words.filter(Boolean).join('\n\n'),
          language: own,
          location: warningAreaName(warning.area, language),
          coordinates: null,
          url: `${url}#${warningAnchor(warning)}`,
          categories: [texts.types[warning.type], texts.severities[warning.severity]],
        }
      }),
      ...dangerEvents,
    ],
  })
}
