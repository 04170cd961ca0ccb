/**
 * `npm run sentences -- de`: every sentence the grammars can produce in a language, and all texts of its catalogues with
 * their numbers filled in, to be read through by an editor. Times are 01:10 and 14:25, the two that decline differently.
 */
import { isLanguage, type Language } from '../src/domain/language.ts'
import type { RainOutlook } from '../src/domain/rain/rain-outlook.ts'
import { conditionText } from '../src/domain/texts/condition-text.ts'
import { dayOutlookText } from '../src/domain/texts/day-outlook-text.ts'
import { normalDeviationText } from '../src/domain/texts/normal-deviation-text.ts'
import { inPlace, ofPlace } from '../src/domain/texts/place-in-sentence.ts'
import { rainOutlookText } from '../src/domain/texts/rain-outlook-text.ts'
import { regionOutlookText } from '../src/domain/texts/region-outlook-text.ts'
import { dayParts, type WetTiming } from '../src/domain/weather/day-outlook.ts'
import type { DrySky } from '../src/domain/weather/weather-words.ts'
import { wetWeathers } from '../src/domain/weather/weather-words.ts'
import { cantons, regions } from '../src/reference/regions.ts'
import { swissPlaceNames } from '../src/reference/swiss-place-names.ts'
import { worldPlaceNames } from '../src/reference/world-place-names.ts'

const asked = process.argv[2] ?? ''
if (!isLanguage(asked)) {
  console.error('Usage: npm run sentences -- en|de|fr|it')
  process.exit(1)
}
const language: Language = asked

const heading = (title: string) => console.log(`\n## ${title}`)
const say = (text: string) => console.log(text)

const [early, late] = [1, 2]
const time = (at: number) => (at === early ? '01:10' : '14:25')

function* rainOutlooks(): Generator<RainOutlook> {
  for (const form of ['rain', 'snow', 'mixed'] as const) {
    for (const hedged of [false, true]) {
      for (const possibleFrom of [null, early]) {
        const dry = { form, hedged, until: late, possibleFrom }
        yield { kind: 'dry', ...dry }
        for (const movement of ['away', 'closer', null] as const)
          for (const distanceKm of [0.4, 12])
            yield { kind: 'nearby', ...dry, distanceKm, direction: 'west', movement }
      }
      for (const intensity of ['light', 'moderate', 'heavy', 'very-heavy'] as const) {
        const other = intensity === 'light' ? 'heavy' : 'light'
        for (const changes of [[], [{ from: early, intensity: other }]] as const) {
          const course = { form, hedged, intensity, changes }
          for (const afterTraces of [false, true])
            yield { kind: 'starts', ...course, at: early, afterTraces, peakAt: late, endsAt: late }
          yield { kind: 'raining-until', ...course, endsAt: late, peakAt: null, againAt: early }
          yield { kind: 'raining-throughout', ...course, until: late, peakAt: early }
        }
        for (const from of [null, early])
          for (const endsAt of [null, late])
            yield { kind: 'showers', form, hedged, intensity, from, endsAt, until: late }
        yield { kind: 'unknown', form, hedged, intensity }
      }
    }
  }
}

heading('Radar outlook')
for (const outlook of rainOutlooks()) {
  const place =
    outlook.kind === 'dry' ? { en: 'Säntis', de: 'Säntis', fr: 'Le Locle', it: 'Airolo' }[language] : null
  say(rainOutlookText(outlook, language, { place, time }))
}

const skies: DrySky[] = ['sunny', 'clear', 'partly-cloudy', 'cloudy', 'fog']
const timings: WetTiming[] = [
  { kind: 'all-day' },
  { kind: 'rest-of-day' },
  { kind: 'at-times' },
  { kind: 'at-first' },
  { kind: 'later' },
  ...dayParts.flatMap((part) => (['from', 'until', 'in'] as const).map((kind) => ({ kind, part }))),
  ...dayParts.slice(1).map((until, index) => ({
    kind: 'between' as const,
    from: dayParts[index] ?? 'early-hours',
    until,
  })),
]
const range = { temperatureMinC: -4, temperatureMaxC: 1 }

heading('Day outlook')
for (const opening of skies)
  for (const closing of [null, ...skies])
    if (opening !== closing)
      say(dayOutlookText({ opening, wet: null, worse: null, closing, wind: null, ...range }, language))
for (const weather of wetWeathers)
  for (const when of timings)
    for (const possible of [false, true])
      say(
        dayOutlookText(
          {
            opening: 'sunny',
            wet: { weather, when, possible },
            worse: null,
            closing: 'cloudy',
            wind: 'windy',
            ...range,
          },
          language,
        ),
      )

heading('Region outlook')
for (const sky of ['sunny', 'partly-cloudy', 'cloudy', 'fog'] as const)
  for (const isUniform of [true, false])
    for (const extent of ['everywhere', 'most', 'some', 'few'] as const)
      for (const weather of wetWeathers) {
        const today = { sky, isUniform, wet: { weather, extent }, lowestMaxC: -8, highestMaxC: 9 }
        const tomorrow = { ...today, wet: null, lowestMaxC: 1, highestMaxC: 1 }
        say(
          regionOutlookText(
            {
              today,
              tomorrow,
              gust: { speedKmh: 85, place: 'Säntis' },
              isTonight: false,
              isMountainous: true,
            },
            language,
          ),
        )
      }

heading('Against the normal')
for (let month = 1; month <= 12; month++)
  for (const part of ['early', 'mid', 'late'] as const)
    for (const kind of ['warmer', 'colder', 'usual'] as const)
      say(normalDeviationText({ kind, differenceC: 3.1, normalC: 8, part, month }, language))

heading('Conditions by code')
for (const conditionCode of [
  200, 202, 300, 313, 500, 501, 502, 511, 520, 521, 522, 600, 601, 602, 611, 620, 701, 741, 731, 771, 800,
  801, 802, 803, 804,
])
  for (const isDay of [true, false]) say(conditionText({ conditionCode, isDay }, language))

heading('Places')
for (const { names } of [...swissPlaceNames, ...worldPlaceNames, ...regions, ...cantons])
  say(`${inPlace(names[language], language)} · ${ofPlace(names[language], language)}`)
