import type { InEveryLanguage, Language } from '../../domain/language.ts'
import { memoise } from '../../domain/memoise.ts'
import { withGermanClock } from '../../domain/texts/german.ts'
import { zonedTime } from '../../domain/texts/zoned-time.ts'
import type { Units } from '../../domain/weather/shown-units.ts'
import { clockFormat, createFormat, type Format } from './format.ts'

const known = new WeakMap<Format, Format>()

/**
 * As the browser's, but a time that the place's clock shows twice carries its zone: "02:30 CEST", "02:30 MEZ". Pages get
 * nearly all their times as texts, so the browser does not need to know. Bare hours stand along an axis, which has no
 * room for it and shows by itself which comes first.
 */
export function pageFormat(language: Language, units: Units): Format {
  const common = createFormat(language, units)
  const made = known.get(common) ?? withZones(common, language)
  known.set(common, made)
  return made
}

function withZones(common: Format, language: Language): Format {
  const clocks = clockFormat(language, { time: timeWithZone(language), date: common.date })
  const list: Format['list'] = (items) => listed(items, language, common)
  if (language !== 'de') return { ...common, ...clocks, list }
  return {
    ...common,
    ...clocks,
    list,
    clock: (at, zone) => withGermanClock(clocks.clock(at, zone)),
    dateTime: (at, zone) => withGermanClock(clocks.dateTime(at, zone)),
  }
}

/**
 * "and", and its replacement where an item has an "and" of its own: "Nordschweiz sowie Bern und Westschweiz". Behind
 * "ainsi que" and "nonché" names would need their articles.
 */
const and: InEveryLanguage<readonly [and: string, other: string]> = {
  en: [' and ', ', and '],
  de: [' und ', ' sowie '],
  fr: [' et ', ', '],
  it: [' e ', ', '],
}

function listed(items: readonly string[], language: Language, common: Format): string {
  const [own, other] = and[language]
  if (items.length < 2 || !items.some((item) => item.includes(own))) return common.list(items)
  return `${items.slice(0, -1).join(', ')}${other}${items.at(-1)}`
}

const timeWithZone = memoise((language: Language): Format['time'] => {
  const { time } = createFormat(language)
  const inZone = memoise((timeZone: string) =>
    memoise((at: number) => zonedTime(time(at, timeZone), at, timeZone, language)),
  )
  return (at, timeZone) => inZone(timeZone)(at)
})
