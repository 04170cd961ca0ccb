import { createFormat } from '../../src/app/i18n/format.ts'
import type { Catalogue } from '../../src/app/i18n/texts.ts'
import { pollenTaxa } from '../../src/domain/air/pollen.ts'
import { furtherKinds } from '../../src/domain/danger/danger.ts'
import type { Language } from '../../src/domain/language.ts'
import { compassSectors } from '../../src/domain/place/compass-sector.ts'
import type { Place } from '../../src/domain/place/place.ts'
import { needs } from '../../src/domain/plan/needs.ts'
import { type DayLine, wears } from '../../src/domain/push/day-line.ts'
import type { RainVerdict } from '../../src/domain/push/day-receipt.ts'
import { wishSigns } from '../../src/domain/push/wish.ts'
import type { WishEvent } from '../../src/domain/push/wish-event.ts'
import type { RainOutlook } from '../../src/domain/rain/rain-outlook.ts'
import { conditionText } from '../../src/domain/texts/condition-text.ts'
import { credits, creditText } from '../../src/domain/texts/credit-text.ts'
import { dangerTexts } from '../../src/domain/texts/danger-texts.ts'
import {
  dayLinePhrases,
  dayLineText,
  dayLineTitle,
  dayReceiptText,
} from '../../src/domain/texts/day-line-text.ts'
import { dayOutlookText, heroLine } from '../../src/domain/texts/day-outlook-text.ts'
import { forecastChangeText } from '../../src/domain/texts/forecast-change-text.ts'
import { withItalianArticles } from '../../src/domain/texts/italian.ts'
import { flashesText, lightningTexts } from '../../src/domain/texts/lightning-texts.ts'
import { normalDeviationText } from '../../src/domain/texts/normal-deviation-text.ts'
import { forPlace, inPlace, ofPlace, thePlace } from '../../src/domain/texts/place-in-sentence.ts'
import { placeTextWords } from '../../src/domain/texts/place-text.ts'
import { type PushNote, rainNote, warningNote } from '../../src/domain/texts/push-texts.ts'
import { rainOutlookText } from '../../src/domain/texts/rain-outlook-text.ts'
import { regionOutlookText } from '../../src/domain/texts/region-outlook-text.ts'
import { sampleNote, sampleWarnings, sampleWarningTexts } from '../../src/domain/texts/sample-warnings.ts'
import { sunCalendarTexts } from '../../src/domain/texts/sun-calendar-texts.ts'
import { allClearText, warningFailureText } from '../../src/domain/texts/warning-texts.ts'
import { validText, warningsAtomTexts } from '../../src/domain/texts/warnings-atom-texts.ts'
import { wishClosesText, wishOpensText } from '../../src/domain/texts/wish-text.ts'
import { hourMs } from '../../src/domain/time/durations.ts'
import type { WarningScope } from '../../src/domain/warning/warning.ts'
import { defaultWarningTitle } from '../../src/domain/warning/warning-rules.ts'
import type { DayOutlook } from '../../src/domain/weather/day-outlook.ts'
import { dayParts } from '../../src/domain/weather/day-parts.ts'
import type { Amount, ForecastChange } from '../../src/domain/weather/forecast-change.ts'
import { wholeDegrees } from '../../src/domain/weather/units.ts'
import { drySkies, wetWeathers } from '../../src/domain/weather/weather-words.ts'
import type { WetTiming } from '../../src/domain/weather/wet-spells.ts'
import { cantons, regions } from '../../src/reference/regions.ts'
import { swissPlaceNames } from '../../src/reference/swiss-place-names.ts'
import { worldPlaceNames } from '../../src/reference/world-place-names.ts'
import { busyTexts } from '../../src/server/http/busy-page.ts'
import { ownAnswers } from '../../src/server/mcp/answers.ts'
import { filledTexts } from './filled-texts.ts'

/**
 * Every sentence a language can produce, under headings: what the grammars say, and all texts of the catalogues with
 * their values filled in. For editors to read through and for the tests of the language. The first times are before
 * two o'clock, which Italian declines differently.
 */
export function everySentence(language: Language, catalogue: Catalogue): Map<string, string[]> {
  return new Map([
    ['Radar outlook', [...radarSentences(language)]],
    ['Day outlook', [...daySentences(language)]],
    ['Line of the hero', [...heroLines(language)]],
    ['Region outlook', [...regionSentences(language)]],
    ['Changes since the morning', [...changeSentences(language)]],
    ['Against the normal', [...normalSentences(language)]],
    ['Conditions by code', [...conditions(language)]],
    ['Warnings: all clear, examples, feed', [...warningSentences(language)]],
    ['Push messages', [...pushNotes(language)]],
    ['Plain text, busy server, language models', [...plainSentences(language)]],
    ['Lightning and dangers', [...flashSentences(language), ...dangerSentences(language)]],
    ['Messages of wishes', [...wishSentences(language)]],
    ['The day in one line, and how it turned out', [...dayLineSentences(language)]],
    ['Credits', credits.map((credit) => creditText(credit, language))],
    ['Texts of the pages', filledTexts(language, catalogue)],
    ['Places', [...places(language)]],
  ])
}

function* flashSentences(language: Language): Generator<string> {
  const clock = () => '01:10'
  for (const nearest of [null, { km: 2, at: 0 }, { km: 12, at: 0 }])
    yield flashesText({ nearest, since: 0 }, language, clock)
  yield lightningTexts[language].note
}

/** Titles and bodies, without the issuer's words. */
function* pushNotes(language: Language): Generator<string> {
  const clock = () => '01:10'
  for (const form of ['rain', 'snow', 'mixed', 'unknown'] as const) {
    const outlook = {
      kind: 'starts',
      form,
      hedged: false,
      intensity: 'light',
      changes: [],
      at: first,
      afterTraces: false,
      peak: null,
      endsAt: null,
    } as const
    const place = { slug: 'zurich', name: somePlace.names[language], time: clock }
    yield* noteLines(rainNote({ rain: { startAt: 0, minutes: 25, outlook }, place, isDemo: true }, language))
  }
  const startAt = Date.UTC(2026, 10, 8, 0, 10)
  const placeNames = ['Bern']
  const [warning] = sampleWarnings(startAt, { en: 'X', de: 'X', fr: 'X', it: 'X' })
  if (warning) yield* noteLines(warningNote({ warning, placeNames, isDemo: true }, language))
}

const noteLines = ({ title, body }: PushNote): string[] => [title, ...body.split('\n')]

/** Of /de/zuerich.txt, of a server that sends visitors away, and of the tools for language models. */
function* plainSentences(language: Language): Generator<string> {
  yield* Object.values(placeTextWords[language])
  for (const outlook of dayOutlooks())
    yield dayOutlookText(outlook, language, wholeDegrees, placeTextWords[language].tomorrow)
  yield* Object.values(busyTexts[language]).flat()
  if (language === 'en') yield* Object.values(ownAnswers)
}

/** Titles, authorities and what is unread, in feeds, calendars and messages. */
function* dangerSentences(language: Language): Generator<string> {
  const { title, issuer, unread } = dangerTexts[language]
  for (const kind of furtherKinds) for (const level of [3, null]) yield title(kind, level)
  yield* Object.values(issuer)
  yield* Object.values(unread)
}

/** What comes and what does not after all, today and on another day. */
function* wishSentences(language: Language): Generator<string> {
  const day = { en: 'Saturday', de: 'Samstag', fr: 'samedi', it: 'sabato' }[language]
  const lake = { en: 'Lake Zurich', de: 'Zürichsee', fr: 'Lac de Zurich', it: 'Lago di Zurigo' }[language]
  const base = { startAt: 0, mark: '' }
  const window = { startAt: 0, endAt: 3, hours: 4 }
  const spell = { from: '', to: '', days: 3, surePercent: 70 }
  const events: WishEvent[] = [
    ...needs.flatMap((need) =>
      [60, 90].map((surePercent) => ({
        ...base,
        kind: 'window' as const,
        need,
        window: { ...window, surePercent },
      })),
    ),
    { ...base, kind: 'window', need: 'dry', window: { ...window, hours: 1, surePercent: 80 } },
    { ...base, kind: 'spell', spell },
    { ...base, kind: 'lake', lake, temperatureC: 21.2 },
    { ...base, kind: 'frost', temperatureC: -4 },
    { ...base, kind: 'snow', cm: 22.4, endAt: 3 },
    { ...base, kind: 'gusts', kmh: 68 },
    { ...base, kind: 'hail', endAt: 3 },
    { ...base, kind: 'bise', kmh: 30 },
  ]
  for (const shown of [null, day]) {
    for (const event of events) {
      const { title, text } = wishOpensText(event, language, { time, day: () => shown })
      yield `${title} | ${text}`
    }
    for (const kind of [...needs, ...wishSigns]) {
      const { title, text } = wishClosesText(kind, language, shown)
      yield `${title} | ${text}`
    }
  }
}

/** Each part of the line once, and each verdict on each thing said. */
function* dayLineSentences(language: Language): Generator<string> {
  const name = { en: 'Lake Zurich', de: 'Zürichsee', fr: 'Lac de Zurich', it: 'Lago di Zurigo' }[language]
  const lake = { name, temperatureC: 21.2 }
  const dry: DayLine = { wear: 'shorts', maxC: 27, falling: null, uv: 7, lake, pollen: null }
  const kinds = ['rain', 'snow', 'thunderstorms'] as const
  const fallings: DayLine['falling'][] = [
    null,
    ...kinds.flatMap((what) =>
      [true, false].flatMap((isLikely) => [first, null].map((startAt) => ({ what, startAt, isLikely }))),
    ),
  ]
  yield dayLineTitle(dry, language)
  for (const wear of wears) yield dayLineText({ ...dry, wear }, language, time)
  for (const falling of fallings) yield dayLineText({ ...dry, falling, uv: null, lake: null }, language, time)
  for (const taxon of pollenTaxa)
    for (const load of ['moderate', 'high', 'very-high'] as const)
      yield dayLineText({ ...dry, pollen: { taxon, load } }, language, time)
  yield dayLinePhrases[language].receipt
  const verdicts: RainVerdict[] = [
    { kind: 'came', at: second, mm: 1.2 },
    { kind: 'came', at: null, mm: 1.2 },
    { kind: 'stayed-dry' },
    { kind: 'unknown' },
  ]
  const measured = { temperatureC: 25.6, station: 'Bern' }
  for (const falling of fallings)
    for (const rain of verdicts)
      for (const measuredMax of [measured, null])
        yield dayReceiptText({ falling, saidAt: first, rain, maxC: 27, measuredMax }, language, time)
}

/** In the order in which an outlook names them. */
const [first, second, third, fourth, last] = [0, 1, 2, 3, 4]
const time = (at: number) => ['01:10', '01:40', '02:05', '14:25', '14:50'][at] ?? ''

function* rainOutlooks(): Generator<RainOutlook> {
  for (const form of ['rain', 'snow', 'mixed', 'unknown'] as const) {
    for (const hedged of [false, true]) {
      for (const possibleFrom of [null, first]) {
        const dry = { form, hedged, until: fourth, possibleFrom }
        yield { kind: 'dry', ...dry }
        for (const movement of ['away', 'closer', null] as const)
          for (const distanceKm of [0.4, 12])
            yield { kind: 'nearby', ...dry, formThere: form, distanceKm, direction: 'west', movement }
      }
      for (const intensity of ['light', 'moderate', 'heavy', 'very-heavy'] as const) {
        const other = intensity === 'light' ? 'heavy' : 'light'
        for (const changes of [[], [{ from: second, intensity: other }]] as const) {
          const course = { form, hedged, intensity, changes }
          for (const afterTraces of [false, true])
            yield {
              kind: 'starts',
              ...course,
              at: first,
              afterTraces,
              peak: { at: third, intensity: 'very-heavy' },
              endsAt: fourth,
            }
          yield { kind: 'raining-until', ...course, endsAt: fourth, peak: null, againAt: last }
          yield {
            kind: 'raining-throughout',
            ...course,
            until: fourth,
            peak: { at: third, intensity: 'very-heavy' },
          }
        }
        for (const from of [null, first])
          for (const endsAt of [null, fourth])
            yield { kind: 'showers', form, hedged, intensity, from, endsAt, until: last }
        yield { kind: 'unknown', form, hedged, intensity }
      }
    }
  }
  yield { kind: 'unknown', form: 'rain', hedged: false, intensity: null }
  const surelyDry = { form: 'rain', hedged: false, until: fourth, possibleFrom: null } as const
  for (const direction of compassSectors)
    yield { kind: 'nearby', ...surelyDry, formThere: 'rain', distanceKm: 25, direction, movement: 'closer' }
}

function* radarSentences(language: Language): Generator<string> {
  const named = { en: 'Säntis', de: 'Säntis', fr: 'Le Locle', it: 'Airolo' }[language]
  for (const outlook of rainOutlooks())
    for (const place of outlook.kind === 'dry' || outlook.kind === 'unknown' ? [null, named] : [null])
      yield rainOutlookText(outlook, language, { place, time })
}

const timings: WetTiming[] = [
  ...(['all-day', 'rest-of-day', 'all-evening', 'at-times', 'at-first', 'later'] as const).map((kind) => ({
    kind,
  })),
  ...dayParts.flatMap((part) => (['from', 'until', 'in'] as const).map((kind) => ({ kind, part }))),
  ...dayParts.slice(2).map((until, index) => ({
    kind: 'between' as const,
    from: dayParts[index] ?? 'early-hours',
    until,
  })),
]

/** The sky before and after: not mentioned before a beginning, after an end, or at night. */
function skiesAround(when: WetTiming): Pick<DayOutlook, 'opening' | 'closing'> {
  const isBefore = ['at-times', 'later', 'from', 'in', 'between'].includes(when.kind)
  const isAfter = ['at-first', 'until', 'in', 'between'].includes(when.kind)
  const [from, until] =
    'part' in when ? [when.part, when.part] : 'from' in when ? [when.from, when.until] : []
  return {
    opening: isBefore && from !== 'early-hours' && from !== 'early-morning' ? 'sunny' : null,
    closing: isAfter && until !== 'night' ? 'cloudy' : null,
  }
}

function* dayOutlooks(): Generator<DayOutlook> {
  const plain = { wet: null, worse: null, closing: null, wind: null, temperatureMinC: -4, temperatureMaxC: 1 }
  for (const opening of drySkies)
    for (const closing of [null, ...drySkies]) if (opening !== closing) yield { ...plain, opening, closing }
  for (const weather of wetWeathers)
    for (const when of timings)
      for (const possible of [false, true])
        yield { ...plain, ...skiesAround(when), wind: 'windy', wet: { weather, when, possible } }
  for (const wind of ['windy', 'stormy'] as const) {
    const wet = { weather: 'rain', when: { kind: 'all-day' }, possible: false } as const
    const worse = {
      weather: 'thunderstorms',
      when: { kind: 'from', part: 'late-afternoon' },
      possible: true,
    } as const
    yield { ...plain, opening: null, wet, worse, wind }
    yield { ...plain, opening: 'clear', wind, temperatureMinC: 1, temperatureMaxC: 1 }
    yield { ...plain, opening: 'fog', wind, temperatureMinC: 18, temperatureMaxC: 24 }
  }
}

function* daySentences(language: Language): Generator<string> {
  for (const outlook of dayOutlooks()) yield dayOutlookText(outlook, language, wholeDegrees)
}

function* heroLines(language: Language): Generator<string> {
  const now = conditionText({ conditionCode: 803, isDay: true }, language)
  const hours = [1, 8, 12, 15, 20]
  const clock = { time, hour: (at: number) => hours[at] ?? 0, weekday: () => null }
  const weekday = { en: 'Friday', de: 'Freitag', fr: 'vendredi', it: 'venerdì' }[language]
  yield heroLine(now, null, language, clock)
  for (const at of hours.keys())
    for (const day of [null, weekday]) {
      const end = { at, to: 'dry', possible: false, isOnAndOff: true } as const
      yield heroLine(now, end, language, { ...clock, weekday: () => day })
    }
  for (const to of ['dry', ...drySkies, ...wetWeathers] as const)
    for (const at of [first, fourth, null])
      for (const possible of [false, true]) yield heroLine(now, { to, at, possible }, language, clock)
}

function* regionSentences(language: Language): Generator<string> {
  const rest = { gust: { speed: '85\u00a0km/h', place: 'Säntis' }, isMountainous: true }
  for (const sky of ['sunny', 'partly-cloudy', 'cloudy', 'fog'] as const)
    for (const isUniform of [true, false])
      for (const extent of ['everywhere', 'most', 'some', 'few'] as const)
        for (const weather of wetWeathers) {
          const today = {
            sky,
            isUniform,
            wet: [{ weather, extent }],
            lowestMaxC: -8,
            highestMaxC: 9,
            lowestMinC: -11,
          }
          const tomorrow = { ...today, wet: [], lowestMaxC: 1, highestMaxC: 1 }
          yield regionOutlookText(
            { today, tomorrow, isTonight: extent === 'few', ...rest },
            language,
            wholeDegrees,
          )
        }
}

function* changeSentences(language: Language): Generator<string> {
  const written = {
    time,
    amount: ({ mm, snowCm }: Amount) => (snowCm ? `${snowCm}\u00a0cm` : `${mm}\u00a0mm`),
    degreesApart: (byC: number) => String(Math.abs(byC)),
  }
  const of = (change: ForecastChange) => forecastChangeText(change, language, written) ?? ''
  for (const form of ['rain', 'snow'] as const) {
    for (const kind of ['later', 'earlier'] as const)
      for (const hours of [1, 3]) yield of({ rain: { kind, form, hours }, temperature: null })
    yield of({ rain: { kind: 'gone', form }, temperature: null })
    for (const day of ['today', 'tomorrow'] as const) {
      yield of({ rain: { kind: 'new', form, day, at: first }, temperature: null })
      for (const kind of ['more', 'less'] as const)
        yield of({
          rain: { kind, form, day, mm: 8, ...(form === 'snow' && { snowCm: 7 }) },
          temperature: { day, byC: kind === 'more' ? -3 : 3 },
        })
    }
  }
}

function* normalSentences(language: Language): Generator<string> {
  for (let month = 1; month <= 12; month++)
    for (const part of ['early', 'mid', 'late'] as const)
      for (const kind of ['warmer', 'colder', 'usual'] as const)
        yield normalDeviationText({ kind, differenceC: 3.1, part, month }, language, (byC) =>
          createFormat(language).degreesApart(byC, 1),
        )
}

function* conditions(language: Language): Generator<string> {
  for (let conditionCode = 200; conditionCode <= 804; conditionCode++)
    for (const isDay of [true, false]) yield conditionText({ conditionCode, isDay }, language)
}

const somePlace: Place = {
  slug: 'zurich',
  names: { en: 'Zürich', de: 'Zürich', fr: 'Zurich', it: 'Zurigo' },
  coordinates: { lat: 47.37, lon: 8.54 },
  country: 'CH',
  canton: 'ZH',
  region: null,
  elevationM: 408,
  population: null,
  timeZone: 'Europe/Zurich',
}

function* warningSentences(language: Language): Generator<string> {
  const scopes: WarningScope[] = [
    { kind: 'place', place: somePlace },
    { kind: 'region', region: 'alpine' },
    { kind: 'switzerland' },
  ]
  for (const scope of scopes)
    for (const isCalm of [true, false]) yield* Object.values(allClearText(scope, language, isCalm))
  for (const failure of [
    { kind: 'bad-answer' },
    { kind: 'timeout' },
    { kind: 'unavailable', status: 503 },
  ] as const)
    yield sampleNote(language, warningFailureText(failure, language))
  for (const { title, description } of sampleWarningTexts) yield* [title[language], description[language]]
  const feed = warningsAtomTexts[language]
  const [startAt, endAt] = [Date.UTC(2026, 10, 8, 0, 10), Date.UTC(2026, 10, 16, 13, 25)]
  yield* [
    feed.title('Bern'),
    feed.subtitle,
    feed.demo,
    feed.rights,
    ...[startAt + hourMs, endAt].map((until) => validText({ startAt, endAt: until }, language)),
    validText({ startAt, endAt, isEndAssumed: true }, language),
    defaultWarningTitle[language],
  ]
  yield* [...Object.values(feed.severities), ...Object.values(feed.types)]
  const sun = sunCalendarTexts[language]
  yield* [sun.title('Bern'), sun.subtitle, sun.sunrise, sun.sunset, sun.daylight('9\u00a0h 12\u00a0min')]
}

function* places(language: Language): Generator<string> {
  for (const { names } of [...swissPlaceNames, ...worldPlaceNames]) {
    const phrases = [inPlace, forPlace, thePlace, ofPlace].map((phrase) => phrase(names[language], language))
    yield language === 'it' ? withItalianArticles(phrases.join(' · ')) : phrases.join(' · ')
  }
  for (const { names } of [...regions, ...cantons]) yield inPlace(names[language], language)
}
