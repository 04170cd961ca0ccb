import { queryOf, text } from '../address/query.ts'
import { type Criteria, type Need, needRecord, needs } from './needs.ts'

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => from + index * by)

/** All that can be chosen, in °C, km/h, mm, metres and per cent, whatever units the page shows them in. */
export const criteriaChoices = {
  chance: steps(5, 60, 5),
  amount: [0, 0.1, 0.2, 0.5, 1, 2],
  wind: steps(10, 60, 5),
  min: steps(-30, 30, 2),
  max: steps(-10, 40, 2),
  humidity: steps(50, 95, 5),
  from: steps(0, 23, 1),
  to: steps(1, 24, 1),
  hours: steps(1, 10, 1),
  days: steps(2, 5, 1),
  height: steps(1000, 3500, 500),
} as const
export type CriterionName = keyof typeof criteriaChoices

const named = Object.keys(criteriaChoices) as CriterionName[]

/** As an address gives them: the page says which of them cannot be read. */
export const criteriaTable = {
  ...(Object.fromEntries(named.map((name) => [name, text])) as Record<CriterionName, typeof text>),
  light: text,
}
export const criteriaQuery = queryOf(criteriaTable)
export type GivenCriteria = ReturnType<typeof criteriaQuery.read>

/** In the address, for a limit that is not wanted. */
export const anyValue = 'any'

export const readNeed = (text: string | null): Need => needs.find((need) => need === text) ?? 'dry'

/** The criteria of an address. What it does not say, or says wrongly, is as usual for the need. */
export function readCriteria(need: Need, given: GivenCriteria): Criteria {
  const usual = needRecord(need).criteria
  const chosen = (name: CriterionName) =>
    criteriaChoices[name].find((choice) => String(choice) === given[name])
  const number = (name: CriterionName, otherwise: number) => chosen(name) ?? otherwise
  const limit = (name: CriterionName, otherwise: number | null) =>
    given[name] === anyValue ? null : (chosen(name) ?? otherwise)
  const [one, other] = [limit('min', usual.minC), limit('max', usual.maxC)]
  const isTurned = one !== null && other !== null && one > other
  const [from, to] = [number('from', usual.fromHour), number('to', usual.toHour)]
  const { light } = given
  return {
    chancePercent: number('chance', usual.chancePercent),
    amountMm: number('amount', usual.amountMm),
    windKmh: limit('wind', usual.windKmh),
    minC: isTurned ? other : one,
    maxC: isTurned ? one : other,
    humidityPercent: limit('humidity', usual.humidityPercent),
    daylight: light === 'day' ? true : light === anyValue ? false : usual.daylight,
    fromHour: from < to ? from : usual.fromHour,
    toHour: from < to ? to : usual.toHour,
    hours: number('hours', usual.hours),
    days: usual.days === 1 ? 1 : number('days', usual.days),
    heightM: usual.heightM === null ? null : number('height', usual.heightM),
  }
}

/** Limits that may be left out. */
const optional: readonly CriterionName[] = ['wind', 'min', 'max', 'humidity']

/** What an address says that is no choice: it is read as usual for the need, which a page has to say. */
export function unreadable(
  given: GivenCriteria,
  need: string | null = null,
): ('need' | 'light' | CriterionName)[] {
  const { from, to } = given
  const names = named.filter((name) => {
    const isChoice = criteriaChoices[name].some((choice) => String(choice) === given[name])
    return given[name] !== null && !isChoice && !(optional.includes(name) && given[name] === anyValue)
  })
  const isOtherNeed = need !== null && !needs.some((one) => one === need)
  const light = given.light !== null && !['day', anyValue].includes(given.light)
  const isBackwards = names.length === 0 && from !== null && to !== null && Number(from) >= Number(to)
  return [
    ...(isOtherNeed ? (['need'] as const) : []),
    ...(light ? (['light'] as const) : []),
    ...names,
    ...(isBackwards ? (['from', 'to'] as const) : []),
  ]
}
