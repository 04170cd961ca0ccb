import { type Language, swissLocale } from '../../domain/language.ts'
import { memoise } from '../../domain/memoise.ts'
import { zonedTime } from '../../domain/texts/zoned-time.ts'
import { localDate } from '../../domain/time/local-time.ts'

const formats = memoise((key: string) => {
  const [locale, timeZone, what] = key.split(' ')
  return new Intl.DateTimeFormat(
    locale,
    what === 'day'
      ? { timeZone, weekday: 'long' }
      : { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  )
})

/** How messages say times at a place. */
export function placeClock(timeZone: string, language: Language) {
  const zone = `${swissLocale[language]} ${timeZone}`
  return {
    /** "14:00" */
    time: (at: number): string => zonedTime(formats(`${zone} time`).format(at), at, timeZone, language),
    /** "Saturday"; null: the day of `now`. */
    day: (at: number, now: number): string | null =>
      localDate(at, timeZone) === localDate(now, timeZone) ? null : formats(`${zone} day`).format(at),
  }
}
