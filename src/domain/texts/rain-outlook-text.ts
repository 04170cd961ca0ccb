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
    case 'raining-until': {
      const { endsAt, againAt, hedged } = outlook
      const end =
        againAt === null
          ? words.until(time(endsAt), hedged)
          : words.pause(time(endsAt), time(againAt), hedged)
      return courseText(outlook, end, { isApart: hedged || againAt !== null, words, time })
    }
    case 'raining-throughout':
      return courseText(outlook, words.atLeastUntil(time(outlook.until), outlook.hedged), {
        isApart: outlook.hedged,
        words,
        time,
      })
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

type Course = RainOutlook & { kind: 'raining-until' | 'raining-throughout' }

/**
 * "Rain, heavy from about 19:50, light from about 21:00, until at least 21:15.": what falls, its turning points and, once,
 * its end, so that no turning point is taken for the end.
 */
function courseText(
  course: Course,
  end: string,
  { isApart, words, time }: { isApart: boolean; words: RainPhrases; time: (at: number) => string },
): string {
  const { form, intensity, changes } = course
  const noun = words.falling[form][intensity].text
  const peak = peakText(course, words, time)
  const turns = [
    ...changes.map((stage) => words.thenFrom(words.strength[form][stage.intensity], time(stage.from))),
    ...(peak === null ? [] : [peak]),
  ]
  return sentences(turns.length === 0 && !isApart ? [`${noun} ${end}`] : [noun, ...turns, end])
}

/** Whole kilometres, in fives from 20 on: the radar's cell is a kilometre and the rain moves. */
function shownDistanceKm(distanceKm: number): number {
  if (distanceKm < 1) return 0
  return distanceKm < 20 ? Math.round(distanceKm) : Math.round(distanceKm / 5) * 5
}
