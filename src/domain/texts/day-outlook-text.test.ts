import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { languages } from '../language.ts'
import type { DayOutlook } from '../weather/day-outlook.ts'
import { dayParts } from '../weather/day-parts.ts'
import { wholeDegrees } from '../weather/units.ts'
import { drySkies, wetWeathers } from '../weather/weather-words.ts'
import type { WetTiming } from '../weather/wet-spells.ts'
import { dayOutlookText, heroLine, nextChangeText } from './day-outlook-text.ts'

const plain: DayOutlook = {
  opening: 'sunny',
  wet: null,
  worse: null,
  closing: null,
  wind: null,
  temperatureMinC: 18,
  temperatureMaxC: 24,
}

function* everyTiming(): Generator<WetTiming> {
  for (const kind of ['all-day', 'rest-of-day', 'all-evening', 'at-times', 'at-first', 'later'] as const)
    yield { kind }
  for (const part of dayParts) for (const kind of ['from', 'until', 'in'] as const) yield { kind, part }
  for (const from of dayParts) for (const until of dayParts) yield { kind: 'between', from, until }
}

function* everyOutlook(): Generator<DayOutlook> {
  const skies = [null, ...drySkies]
  for (const opening of skies) {
    for (const closing of skies) {
      for (const wind of [null, 'windy', 'stormy'] as const) yield { ...plain, opening, closing, wind }
    }
  }
  for (const when of everyTiming()) {
    for (const weather of wetWeathers) {
      for (const possible of [true, false]) {
        const wet = { weather, when, possible }
        yield { ...plain, wet }
        if (weather === 'rain')
          yield {
            ...plain,
            wet,
            worse: { weather: 'thunderstorms', when: { kind: 'in', part: 'night' }, possible },
          }
        yield {
          ...plain,
          opening: null,
          wet,
          closing: 'partly-cloudy',
          temperatureMinC: -3,
          temperatureMaxC: -3,
        }
      }
    }
  }
}

const foreign: Record<Language, RegExp> = {
  en: /\b(Regen|sonnig|pluie|soleil|pioggia|bis|dès|dal|fino|Grad|gradi|degrés?)\b/i,
  de: /\b(rain|sunny|from|until|the|at|then|pluie|pioggia|dès|dal|fino|degrees?|gradi|degrés?)\b/i,
  fr: /\b(rain|sunny|from|until|the|then|Regen|sonnig|pioggia|bis|dal|fino|degrees?|Grad|gradi)\b/i,
  it: /\b(rain|sunny|from|until|the|then|Regen|sonnig|pluie|bis|dès|degrees?|Grad|degrés?)\b/i,
}

describe('every day', () => {
  const all = [...everyOutlook()]

  it.each(languages)('is whole sentences in %s', (language) => {
    for (const outlook of all) {
      const text = dayOutlookText(outlook, language, wholeDegrees)
      expect(text).toMatch(/^[\p{Lu}\d−][^.]*\.( \p{Lu}[^.]*\.)?$/u)
      expect(text).not.toMatch(/undefined|null|NaN| {2}| [,.]|,,|'|ß|-\d/)
      expect(text).not.toMatch(foreign[language])
      expect(text.length).toBeLessThan(190)
    }
  })

  it.each(languages)('differs from every other one in %s', (language) => {
    const texts = all.map((outlook) => dayOutlookText(outlook, language, wholeDegrees))
    expect(new Set(texts).size).toBe(all.length)
  })
})

describe('the words', () => {
  const at = (kind: 'from' | 'until' | 'in', part: (typeof dayParts)[number]): WetTiming => ({ kind, part })

  it.each<[string, DayOutlook, Record<Language, string>]>([
    [
      'sun, then showers from late afternoon',
      { ...plain, wet: { weather: 'showers', when: at('from', 'late-afternoon'), possible: false } },
      {
        en: 'Sunny at first, showers from late afternoon, 18 to 24\u00a0degrees.',
        de: 'Anfangs sonnig, ab dem späten Nachmittag Schauer, 18 bis 24\u00a0Grad.',
        fr: 'Temps d’abord ensoleillé, averses dès la fin de l’après-midi, 18 à 24\u00a0degrés.',
        it: 'Inizialmente soleggiato, rovesci dal tardo pomeriggio, da 18 a 24\u00a0gradi.',
      },
    ],
    [
      'rain from one part of the day to another',
      {
        ...plain,
        opening: 'cloudy',
        wet: {
          weather: 'rain',
          when: { kind: 'between', from: 'midday', until: 'late-afternoon' },
          possible: false,
        },
      },
      {
        en: 'Cloudy, rain from midday until late afternoon, 18 to 24\u00a0degrees.',
        de: 'Bewölkt, vom Mittag bis zum späten Nachmittag Regen, 18 bis 24\u00a0Grad.',
        fr: 'Temps nuageux, pluie de la mi-journée jusqu’en fin d’après-midi, 18 à 24\u00a0degrés.',
        it: 'Nuvoloso, pioggia da mezzogiorno fino al tardo pomeriggio, da 18 a 24\u00a0gradi.',
      },
    ],
    [
      'rain, then sun and wind',
      {
        ...plain,
        opening: null,
        wet: { weather: 'rain', when: at('until', 'midday'), possible: false },
        closing: 'sunny',
        wind: 'windy',
      },
      {
        en: 'Rain until midday, then sunny. Windy, 18 to 24\u00a0degrees.',
        de: 'Bis zum Mittag Regen, danach sonnig. Windig, 18 bis 24\u00a0Grad.',
        fr: 'Pluie jusqu’à la mi-journée, puis temps ensoleillé. Vent soutenu, 18 à 24\u00a0degrés.',
        it: 'Pioggia fino a mezzogiorno, poi soleggiato. Ventoso, da 18 a 24\u00a0gradi.',
      },
    ],
    [
      'perhaps a storm, the sun comes back',
      { ...plain, wet: { weather: 'thunderstorms', when: at('in', 'evening'), possible: true } },
      {
        en: 'Sunny, thunderstorms possible in the evening, 18 to 24\u00a0degrees.',
        de: 'Sonnig, am Abend Gewitter möglich, 18 bis 24\u00a0Grad.',
        fr: 'Temps ensoleillé, orages possibles en soirée, 18 à 24\u00a0degrés.',
        it: 'Soleggiato, possibili temporali in serata, da 18 a 24\u00a0gradi.',
      },
    ],
    [
      'fog in the cold',
      { ...plain, opening: 'fog', closing: 'sunny', temperatureMinC: -4, temperatureMaxC: 1 },
      {
        en: 'Fog at first, then sunny, −4 to 1\u00a0degrees.',
        de: 'Anfangs Nebel, danach sonnig, −4 bis 1\u00a0Grad.',
        fr: 'D’abord du brouillard, puis temps ensoleillé, −4 à 1\u00a0degré.',
        it: 'Inizialmente nebbia, poi soleggiato, da −4 a 1\u00a0grado.',
      },
    ],
    [
      'snow all day, no warmer',
      {
        ...plain,
        opening: null,
        wet: { weather: 'snow', when: { kind: 'all-day' }, possible: false },
        temperatureMinC: 0,
        temperatureMaxC: 0,
      },
      {
        en: 'Snow all day, around 0\u00a0degrees.',
        de: 'Den ganzen Tag Schneefall, um 0\u00a0Grad.',
        fr: 'Neige toute la journée, environ 0\u00a0degré.',
        it: 'Nevicate tutto il giorno, circa 0\u00a0gradi.',
      },
    ],
    [
      'sun, then cloud',
      { ...plain, closing: 'cloudy' },
      {
        en: 'Sunny at first, then cloudy, 18 to 24\u00a0degrees.',
        de: 'Anfangs sonnig, danach bewölkt, 18 bis 24\u00a0Grad.',
        fr: 'Temps d’abord ensoleillé, puis nuageux, 18 à 24\u00a0degrés.',
        it: 'Inizialmente soleggiato, poi nuvoloso, da 18 a 24\u00a0gradi.',
      },
    ],
  ])('for %s', (_name, outlook, expected) => {
    for (const language of languages)
      expect(dayOutlookText(outlook, language, wholeDegrees)).toBe(expected[language])
  })
})

describe('parts of the day', () => {
  const clause = (language: Language, when: WetTiming) =>
    dayOutlookText(
      { ...plain, wet: { weather: 'rain', when, possible: false } },
      language,
      wholeDegrees,
    ).split(', ')[1]

  it.each<[Language, WetTiming, string]>([
    // They begin at 8:00 and at 13:00.
    ['en', { kind: 'from', part: 'morning' }, 'rain from the morning'],
    ['en', { kind: 'from', part: 'afternoon' }, 'rain from early afternoon'],
    // Midnight to 5:00 of this day, not the night after it.
    ['fr', { kind: 'in', part: 'early-hours' }, 'pluie avant l’aube'],
    ['fr', { kind: 'from', part: 'early-hours' }, 'pluie dès la fin de la nuit'],
    ['fr', { kind: 'until', part: 'early-hours' }, 'pluie jusqu’en fin de nuit'],
    [
      'fr',
      { kind: 'between', from: 'early-hours', until: 'midday' },
      'pluie en fin de nuit et jusqu’à la mi-journée',
    ],
  ])('%s: %o', (language, when, expected) => {
    expect(clause(language, when)).toBe(expected)
  })
})

describe('heroLine', () => {
  const clock = { time: () => '16:00', hour: () => 16, weekday: () => null }

  it.each<[Language, string, string]>([
    ['en', 'partly cloudy', 'Partly cloudy, thunderstorms from about 16:00'],
    ['de', 'Teilweise bewölkt', 'Teilweise bewölkt, ab etwa 16\u00a0Uhr Gewitter'],
    ['fr', 'partiellement nuageux', 'Partiellement nuageux, orages dès 16:00 environ'],
    ['it', 'in parte nuvoloso', 'In parte nuvoloso, temporali dalle 16:00 circa'],
  ])('in %s', (language, description, expected) => {
    expect(heroLine(description, { at: 0, to: 'thunderstorms', possible: false }, language, clock)).toBe(
      expected,
    )
  })

  it.each<[Language, string]>([
    ['en', 'Overcast, rain possible later'],
    ['de', 'Bedeckt, später Regen möglich'],
    ['fr', 'Couvert, pluie possible plus tard'],
    ['it', 'Coperto, possibile pioggia più tardi'],
  ])('names no hour where none is known, in %s', (language, expected) => {
    const [now = ''] = expected.split(',')
    expect(heroLine(now, { at: null, to: 'rain', possible: true }, language, clock)).toBe(expected)
  })

  it.each<[Language, string, string]>([
    ['en', 'Light snow, on and off until late afternoon', 'Light snow, on and off until Friday evening'],
    [
      'de',
      'Schwacher Schneefall, mit Pausen bis zum späten Nachmittag',
      'Schwacher Schneefall, mit Pausen bis Freitagabend',
    ],
    [
      'fr',
      'Faibles chutes de neige, par moments jusqu’en fin d’après-midi',
      'Faibles chutes de neige, par moments jusqu’à vendredi soir',
    ],
    [
      'it',
      'Deboli nevicate, a tratti fino al tardo pomeriggio',
      'Deboli nevicate, a tratti fino a venerdì sera',
    ],
  ])('says until when it snows on and off, in %s', (language, today, friday) => {
    const [now = ''] = today.split(',')
    const change = { at: 0, to: 'dry', possible: false, isOnAndOff: true } as const
    expect(heroLine(now, change, language, clock)).toBe(today)
    const names = { en: 'Friday', de: 'Freitag', fr: 'vendredi', it: 'venerdì' }
    const onFriday = { ...clock, hour: () => 20, weekday: () => names[language] }
    expect(heroLine(now, change, language, onFriday)).toBe(friday)
  })

  it('stands alone where nothing changes, and without a description', () => {
    expect(heroLine('sunny', null, 'en', clock)).toBe('Sunny')
    expect(heroLine(' ', { at: 0, to: 'dry', possible: false }, 'de', clock)).toBe(
      'Ab etwa 16\u00a0Uhr trocken',
    )
    expect(heroLine('', null, 'en', clock)).toBe('')
  })

  it('has words for every change in every language', () => {
    for (const language of languages) {
      for (const to of [...drySkies, ...wetWeathers, 'dry'] as const) {
        const text = nextChangeText({ at: 0, to, possible: true }, language, clock)
        expect(text).toContain(language === 'de' ? '16\u00a0Uhr' : '16:00')
        expect(text).not.toMatch(/undefined| {2}/)
        expect(text).not.toMatch(foreign[language])
      }
    }
  })
})

it.each([
  ['en', 'Rain all evening, thunderstorms at times, 18 to 24\u00a0degrees.'],
  ['de', 'Den ganzen Abend Regen, zeitweise Gewitter, 18 bis 24\u00a0Grad.'],
] as const)('names the evening once, in %s', (language, expected) => {
  const wet = { weather: 'rain', when: { kind: 'all-evening' }, possible: false } as const
  const worse = { weather: 'thunderstorms', when: { kind: 'in', part: 'evening' }, possible: false } as const
  expect(dayOutlookText({ ...plain, opening: null, wet, worse }, language, wholeDegrees)).toBe(expected)
})
