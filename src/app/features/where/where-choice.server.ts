import type { RegionId } from '../../../domain/place/place.ts'
import { addDays, hourOfDay, localDate, swissTime } from '../../../domain/time/local-time.ts'
import { shownDays } from '../../../domain/weather/outlook.ts'
import { hoursOfPart, type WhereNeed, type WherePart } from '../../../domain/where/where-needs.ts'
import type { whereQuery } from './where-query.ts'

type Asked = ReturnType<typeof whereQuery.read>

/** What the address asks for; what it does not say, or says wrongly, is as most people want it. */
export type WhereChoice = {
  need: WhereNeed
  date: string
  part: WherePart
  minutes: Asked['minutes']
  leastHeightM: Asked['height']
  region: RegionId | null
}

/** From here on a day trip is one of tomorrow. */
const tooLateHour = 14

export function whereChoice({ need, day, part, minutes, height, region }: Asked, now: number): WhereChoice {
  const today = localDate(now, swissTime)
  const hour = hourOfDay(now, swissTime)
  const dates = Array.from({ length: shownDays }, (_, index) => addDays(today, index))
  const asked = dates.find((date) => date === day)
  const isOver = (date: string) => date === today && hour >= hoursOfPart(part)[1] - 1
  const usual = hour >= tooLateHour ? addDays(today, 1) : today
  return {
    need,
    date: asked !== undefined && !isOver(asked) ? asked : isOver(usual) ? addDays(today, 1) : usual,
    part,
    minutes,
    leastHeightM: height,
    region,
  }
}
