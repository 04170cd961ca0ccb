import type { InEveryLanguage, Language } from '../language.ts'
import type { RainOutlook } from '../rain/rain-outlook.ts'
import type { Peak } from '../rain/rain-spells.ts'
import { rainPhrasesDe } from './rain/de.ts'
import { rainPhrasesEn } from './rain/en.ts'
import { rainPhrasesFr } from './rain/fr.ts'
import { rainPhrasesIt } from './rain/it.ts'
import type { RainPhrases } from './rain/phrases.ts'
import { sentences } from './sentences.ts'

export type RainTextOptions = {
  /** The place's name in the language; null where it has none worth naming ("my position"). */
  place: string | null
  /** Clock time at the place, e.g. "16:40". */
  time: (at: number) => string
}

const rainPhrases: InEveryLanguage<RainPhrases> = {
  en: rainPhrasesEn,
  de: rainPhrasesDe,
  fr: rainPhrasesFr,
  it: rainPhrasesIt,
}

/** The outlook in one or two sentences, each with its full stop. */
export function rainOutlookText(
  outlook: RainOutlook,
  language: Language,
  { place, time }: RainTextOptions,
): string {
  const words = rainPhrases[language]
  const say = (at: number | null, phrase: (at: string) => string): string | null =>
    at === null ? null : phrase(time(at))
  const dry = (dryOutlook: RainOutlook & { kind: 'dry' | 'nearby' }): string => {
    const { form, hedged, until, possibleFrom } = dryOutlook
    if (possibleFrom === null) return words.dry(form, place, time(until))
    const atRisk = hedged ? words.dryThenPossible : words.drySlightRisk
    return atRisk(form, place, time(possibleFrom), time(until))
  }
  switch (outlook.kind) {
    case 'dry':
      return sentences([dry(outlook)])
    case 'nearby': {
      const { formThere, distanceKm, direction, movement } = outlook
      const there = words.nearby(formThere, shownDistanceKm(distanceKm), direction, movement)
      return sentences([there], [dry(outlook)])
    }
    case 'starts': {
      const noun = words.falling[outlook.form][outlook.intensity]
      const starts = outlook.afterTraces ? words.startsAfterTraces : words.starts
      const then = outlook.changes.map(({ from, intensity }) =>
        words.thenFrom(words.strength[outlook.form][intensity], time(from)),
      )
      return sentences(
        [starts(noun, time(outlook.at), outlook.hedged), ...then, peakText(outlook, words, time)],
        [say(outlook.endsAt, words.dryAgainFrom)],
      )
    }
    case 'raining-until':
      return sentences([
        ...courseText(outlook, words, time, (text, hedged, isFirst) =>
          (isFirst ? words.until : words.thenUntil)(text, time(outlook.endsAt), hedged),
        ),
        peakText(outlook, words, time),
        say(outlook.againAt, words.thenAgainFrom),
      ])
    case 'raining-throughout':
      return sentences([
        ...courseText(outlook, words, time, (text, hedged, isFirst) =>
          (isFirst ? words.atLeastUntil : words.thenAtLeastUntil)(text, time(outlook.until), hedged),
        ),
        peakText(outlook, words, time),
      ])
    case 'showers': {
      const noun = words.showers[outlook.form][outlook.intensity]
      const timeOf = (at: number | null) => (at === null ? null : time(at))
      const span = {
        from: timeOf(outlook.from),
        endsAt: timeOf(outlook.endsAt),
        horizon: time(outlook.until),
      }
      return sentences([words.intermittent(noun, span, outlook.hedged)])
    }
    case 'unknown': {
      const { form, intensity } = outlook
      const now = intensity === null ? null : words.atTheMoment(words.falling[form][intensity])
      return sentences([now], [words.unknown(place)])
    }
  }
}

function peakText(
  { form, peak }: RainOutlook & { peak: Peak | null },
  words: RainPhrases,
  time: (at: number) => string,
): string | null {
  return peak && words.around(words.strength[form][peak.intensity], time(peak.at))
}

/** "very heavy rain until about 20:05, then moderate until at least 21:45": `last` writes the end of the course. */
function courseText(
  { form, intensity, changes, hedged }: RainOutlook & { kind: 'raining-until' | 'raining-throughout' },
  words: RainPhrases,
  time: (at: number) => string,
  last: (text: string, hedged: boolean, isFirst: boolean) => string,
): string[] {
  const stages = [
    words.falling[form][intensity].text,
    ...changes.map((stage) => words.strength[form][stage.intensity]),
  ]
  return stages.map((text, index) => {
    const next = changes[index]
    if (!next) return last(text, hedged, index === 0)
    return index === 0
      ? words.until(text, time(next.from), false)
      : words.thenUntil(text, time(next.from), false)
  })
}

/** Whole kilometres, in fives from 20 on: the radar's cell is a kilometre and the rain moves. */
function shownDistanceKm(distanceKm: number): number {
  if (distanceKm < 1) return 0
  return distanceKm < 20 ? Math.round(distanceKm) : Math.round(distanceKm / 5) * 5
}
