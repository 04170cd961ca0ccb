import type { InEveryLanguage, Language } from '../language.ts'
import type { Extent, RegionDay } from '../weather/region-outlook.ts'
import { dayPhrases } from './day/day-phrases.ts'
import { type DegreesOf, degreesFigure } from './degrees.ts'
import { sentences } from './sentences.ts'

export type RegionOutlook = {
  today: RegionDay | null
  tomorrow: RegionDay | null
  /** Only the evening is left of today. */
  isTonight: boolean
  /** Where today's strongest gusts blow, "55 km/h"; null where they are not worth mentioning. */
  gust: { speed: string; place: string } | null
  /** The places lie so far apart in height that their warmth cannot be compared without saying so. */
  isMountainous: boolean
}

/** Words of one language; clauses as used inside a sentence. */
type RegionPhrases = {
  today: string
  tonight: string
  tomorrow: string
  /** The sky where not every place has it. */
  mostly: Record<RegionDay['sky'] | 'clear', string>
  /** Where every place has it, if it is not said as of one place. */
  uniform?: Partial<Record<RegionDay['sky'] | 'clear', string>>
  /** The first clause with its day: "sunny today", "heute sonnig". */
  on(when: string, clause: string): string
  extent: Record<Extent, (what: string) => string>
  /** The maxima of a day; of an evening, which cools, all its temperatures. */
  highs: string
  temperatures: string
  /** `degrees` is "2 to 9 degrees" or, of one figure, "around 5 degrees". */
  warmth(noun: string, degrees: string, isRange: boolean): string
  byAltitude: string
  gusts(speed: string, place: string): string
}

const dayFirst = (when: string, clause: string) => `${when} ${clause}`

const phrases: InEveryLanguage<RegionPhrases> = {
  en: {
    today: 'today',
    tonight: 'tonight',
    tomorrow: 'tomorrow',
    mostly: {
      sunny: 'mostly sunny',
      clear: 'mostly clear',
      'partly-cloudy': 'partly cloudy',
      cloudy: 'mostly cloudy',
      fog: 'fog in many places',
    },
    uniform: { fog: 'foggy' },
    extent: {
      everywhere: (what) => `widespread ${what}`,
      most: (what) => `${what} in most places`,
      some: (what) => `${what} in places`,
      few: (what) => `${what} locally`,
    },
    on: (when, clause) => `${clause} ${when}`,
    highs: 'highs',
    temperatures: 'temperatures',
    warmth: (noun, degrees, isRange) => (isRange ? `${noun} of ${degrees}` : `${noun} ${degrees}`),
    byAltitude: 'depending on altitude',
    gusts: (speed, place) => `gusts up to ${speed} (${place})`,
  },
  de: {
    today: 'heute',
    tonight: 'heute Abend',
    tomorrow: 'morgen',
    mostly: {
      sunny: 'meist sonnig',
      clear: 'meist klar',
      'partly-cloudy': 'teilweise bewölkt',
      cloudy: 'meist bewölkt',
      fog: 'vielerorts Nebel',
    },
    extent: {
      everywhere: (what) => `überall ${what}`,
      most: (what) => `verbreitet ${what}`,
      some: (what) => `gebietsweise ${what}`,
      few: (what) => `örtlich ${what}`,
    },
    on: dayFirst,
    highs: 'Höchstwerte',
    temperatures: 'Temperaturen',
    warmth: (noun, degrees) => `${noun} ${degrees}`,
    byAltitude: 'je nach Höhe',
    gusts: (speed, place) => `Böen bis ${speed} (${place})`,
  },
  fr: {
    today: 'aujourd’hui',
    tonight: 'ce soir',
    tomorrow: 'demain',
    mostly: {
      sunny: 'temps généralement ensoleillé',
      clear: 'ciel généralement dégagé',
      'partly-cloudy': 'passages nuageux',
      cloudy: 'temps généralement nuageux',
      fog: 'brouillard fréquent',
    },
    extent: {
      everywhere: (what) => `${what} partout`,
      most: (what) => `${what} presque partout`,
      some: (what) => `${what} par endroits`,
      few: (what) => `${what} localement`,
    },
    on: (when, clause) => `${when}\u202f: ${clause}`,
    highs: 'températures maximales',
    temperatures: 'températures',
    warmth: (noun, degrees, isRange) =>
      isRange ? `${noun} de ${degrees}` : `${noun} ${degrees.replace('environ', 'proches de')}`,
    byAltitude: 'selon l’altitude',
    gusts: (speed, place) => `rafales jusqu’à ${speed} (${place})`,
  },
  it: {
    today: 'oggi',
    tonight: 'stasera',
    tomorrow: 'domani',
    mostly: {
      sunny: 'in prevalenza soleggiato',
      clear: 'in prevalenza sereno',
      'partly-cloudy': 'in parte nuvoloso',
      cloudy: 'in prevalenza nuvoloso',
      fog: 'nebbia diffusa',
    },
    extent: {
      everywhere: (what) => `${what} ovunque`,
      most: (what) => `${what} quasi ovunque`,
      some: (what) => `${what} in alcune zone`,
      few: (what) => `localmente ${what}`,
    },
    on: dayFirst,
    highs: 'massime',
    temperatures: 'temperature',
    warmth: (noun, degrees, isRange) => (isRange ? `${noun} ${degrees}` : `${noun} di ${degrees}`),
    byAltitude: 'a seconda della quota',
    gusts: (speed, place) => `raffiche fino a ${speed} (${place})`,
  },
}

/** "Mostly cloudy today, snow in places, highs of −8 to 9 degrees depending on altitude. Sunny tomorrow, …" */
export function regionOutlookText(outlook: RegionOutlook, language: Language, degreesOf: DegreesOf): string {
  const { today, tomorrow, gust, isMountainous, isTonight } = outlook
  const words = phrases[language]
  const clauses = (when: string, day: RegionDay, isNight = false) => {
    const [first = '', ...further] = weatherClauses(day, isNight, language)
    return [
      words.on(when, first),
      ...further,
      warmthText(day, { isNight, isMountainous, language, degreesOf }),
    ]
  }
  return sentences(
    today ? clauses(isTonight ? words.tonight : words.today, today, isTonight) : [],
    // Wind is a sentence of its own: the first one is long enough.
    today && gust ? [words.gusts(gust.speed, gust.place)] : [],
    tomorrow ? clauses(words.tomorrow, tomorrow) : [],
  )
}

function weatherClauses(day: RegionDay, isNight: boolean, language: Language): string[] {
  const words = phrases[language]
  const { sky, wet } = dayPhrases[language]
  const wetTexts = day.wet.map(({ weather, extent }) => words.extent[extent](wet[weather]))
  // Where it rains nearly everywhere the cloud goes without saying.
  const widest = day.wet[0]?.extent
  if (widest === 'everywhere' || widest === 'most') return wetTexts
  // No sun shines at night.
  const seen = isNight && day.sky === 'sunny' ? 'clear' : day.sky
  return [day.isUniform ? (words.uniform?.[seen] ?? sky[seen]) : words.mostly[seen], ...wetTexts]
}

function warmthText(
  { lowestMaxC, highestMaxC, lowestMinC }: RegionDay,
  {
    isNight,
    isMountainous,
    language,
    degreesOf,
  }: { isNight: boolean; isMountainous: boolean; language: Language; degreesOf: DegreesOf },
): string {
  const { highs, temperatures, warmth, byAltitude } = phrases[language]
  const noun = isNight ? temperatures : highs
  const { degrees, around } = dayPhrases[language]
  const [low, high] = [degreesOf(isNight ? lowestMinC : lowestMaxC), degreesOf(highestMaxC)]
  if (low === high) return warmth(noun, around(degreesFigure(high), high), false)
  const range = warmth(noun, degrees(degreesFigure(low), degreesFigure(high), high), true)
  return isMountainous ? `${range} ${byAltitude}` : range
}
