import { type FailureKind, failed, failureOf } from '../../../domain/failure.ts'
import { distanceKm } from '../../../domain/place/coordinates.ts'
import type { Place } from '../../../domain/place/place.ts'
import { dryDays, drySpells } from '../../../domain/plan/dry-days.ts'
import { hourReasons } from '../../../domain/plan/judge-hour.ts'
import type { Criteria, Need } from '../../../domain/plan/needs.ts'
import { planOfPlace } from '../../../domain/plan/plan-of-place.ts'
import { readCriteria, readNeed, unreadable } from '../../../domain/plan/read-criteria.ts'
import { criteriaIn } from '../../../domain/push/wish.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import type { PlanGoal, PlanKnown } from '../../../services/plan/get-plan-sources.ts'
import type { WarningReport } from '../../../services/warnings/get-warnings.ts'
import { altitudeText } from '../../forecast-kit/height-text.server.ts'
import type { Look } from '../../forecast-kit/look.ts'
import { forecastHeights } from '../../forecast-kit/origin-lines.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import { weatherCredit } from '../../provenance/weather-credit.server.ts'
import { criteriaFields, heightChoices } from './plan-fields.server.ts'
import type { planQuery } from './plan-query.ts'
import { hourDayRow, type Stretch, wholeDayRow } from './plan-rows.server.ts'
import { spellAnswer, windowAnswer } from './plan-words.server.ts'

type Loaded = Omit<PlanKnown, 'outcome' | 'goal'> & {
  outcome: Reading<WeatherReport>
  goal: (Omit<PlanGoal, 'weather'> & { weather: Reading<WeatherReport> }) | null
}
type Requested = { need: Need; criteria: Criteria; look: Look }

/** Where the hourly forecast ends, a few hours of a day say nothing about it. */
const leastHoursShown = 6

/** What the page shows. Times and sentences are written by the server, in the place's own time. */
export type PlanView = ReturnType<typeof planView>

export function planView(
  known: PlanKnown,
  place: Place,
  { place: placeParameter, need: named, view: look, ...given }: ReturnType<typeof planQuery.read>,
  writing: Writing,
) {
  const need = readNeed(named)
  const criteria = readCriteria(need, given)
  const read = readable(known)
  return {
    placeName: place.names[writing.language],
    /** Set where the address names the place: links keep it. */
    placeParameter,
    /** For the message when it is time. */
    tellMe: {
      place: { value: place.slug, label: place.names[writing.language] },
      criteria: criteriaIn(given),
    },
    need,
    look,
    /** Criteria the address sets itself, as it writes them: another look keeps them. */
    given,
    fields: criteriaFields(criteria, writing),
    heights: heightChoices(criteria, writing),
    /** Values of the address that cannot be used; null for none. */
    unreadable: unreadableText(unreadable(given, named), writing),
    plan: 'failure' in read ? read : loadedPlan(read, place, { need, criteria, look }, writing),
  }
}

/** Its weather and that of the goal are there, or why not. */
function readable({ outcome, goal, ...known }: PlanKnown): Loaded | { failure: FailureKind | 'no-goal' } {
  if (outcome.data === null) return failed(failureOf(outcome))
  if (goal === null) return { ...known, outcome, goal }
  if (goal === 'none-near') return failed('no-goal')
  const { weather } = goal
  return weather.data === null
    ? failed(failureOf(weather))
    : { ...known, outcome, goal: { ...goal, weather } }
}

/** What the address says and nobody can read; null where all is well. */
function unreadableText(names: ReturnType<typeof unreadable>, { t, format }: Writing): string | null {
  if (names.length === 0) return null
  const labels = names.map((name) => t('plan.quoted', { name: t(`plan.field-${name}`) }))
  return t('plan.unreadable', { names: format.list(labels) })
}

export type LoadedPlan = Exclude<ReturnType<typeof loadedPlan>, { failure: string }>

function loadedPlan(known: Loaded, place: Place, requested: Requested, writing: Writing) {
  const { now } = writing
  const { outcome: reading, warnings, goal } = known
  const { timeZone } = reading.data
  const { outlook, context, days } = planOfPlace({ ...known, weather: reading }, place, requested, now)
  if (days.length === 0) return failed('no-hours')
  const isSpell = requested.criteria.days > 1
  const dry = isSpell ? dryDays(outlook.days, days, context) : []
  const rows = days.flatMap((day) => {
    const own = dry.find(({ date }) => date === day.date) ?? null
    const isCut = day !== days[0] && day.hours.length < leastHoursShown
    // For days in a row, a day that is half over or half forecast is not judged on its own.
    return isCut || (isSpell && !own)
      ? []
      : hourDayRow(day, { dry: own, look: requested.look }, timeZone, writing)
  })
  const whole = dry.filter(({ goodHours }) => goodHours === null)
  const judged = days.flatMap(({ hours }) => hours)
  return {
    answer: isSpell
      ? spellAnswer(drySpells(dry, context), context, writing)
      : windowAnswer(days, context, writing),
    days: [
      ...rows.filter(({ date }) => !whole.some((day) => day.date === date)),
      ...whole.map((day) => wholeDayRow(day, timeZone, writing)),
    ],
    /** Where it leads up to, and how far away that is. */
    goal: goal && goalText(goal.place, place, writing),
    /** Reasons shown in a bar, gravest first. */
    reasons: hourReasons.filter((reason) => judged.some(({ reasons }) => reasons[0] === reason)),
    /** The levels of the warnings shown in a bar, gravest first; none in the table. */
    warningLevels: levelsOf(rows),
    hasHumidity: requested.criteria.humidityPercent !== null,
    /** What is not taken into account or not known, each a sentence. */
    notes: notesOf(requested.need, warnings, whole.length > 0, writing),
    /** Height and point the forecast is for, where they are known. */
    heights: forecastHeights(goal?.place ?? place, goal?.weather.data ?? reading.data, writing),
    ...weatherCredit(reading, writing),
  }
}

function levelsOf(rows: readonly ReturnType<typeof hourDayRow>[]): Stretch['level'][] {
  const warned = rows
    .flatMap(({ strip }) => strip?.stretches ?? [])
    .filter(({ state }) => state === 'warning')
  return [...new Set(warned.map(({ level }) => level))].sort((a, b) => (b ?? 0) - (a ?? 0))
}

function goalText(goal: Place, start: Place, { t, format, language }: Writing): string {
  const named = { place: goal.names[language], height: altitudeText(goal.elevationM ?? 0) }
  const km = distanceKm(start.coordinates, goal.coordinates)
  return km < 1 ? t('plan.goal', named) : t('plan.goalAway', { ...named, distance: format.distance(km) })
}

const noted = ['hike', 'swim', 'ski', 'tour', 'hay'] as const satisfies readonly Need[]
const isNoted = (need: Need): need is (typeof noted)[number] => noted.some((one) => one === need)

function notesOf(
  need: Need,
  { state, isOutside }: WarningReport,
  hasWholeDays: boolean,
  { t }: Writing,
): string[] {
  const own = isNoted(need) ? t(`plan.note-${need}`) : ''
  const warnings =
    state === 'outside' || isOutside
      ? `${t('weather.warningsOutside')}.`
      : state === 'active' || state === 'all-clear'
        ? ''
        : `${t('weather.warningsUnknown')}.`
  return [own, hasWholeDays ? t('plan.daily') : '', warnings].filter(Boolean)
}
