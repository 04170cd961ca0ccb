import type { Language } from '../language.ts'
import type { RainOutlook } from '../rain/rain-outlook.ts'
import { rainPhrases } from './rain/phrases.ts'
import { sentences } from './sentences.ts'

export type RainTextOptions = {
  /** The place's name in the language; null where it has none worth naming ("my position"). */
  place: string | null
  /** Clock time at the place, e.g. "16:40". */
  time: (at: number) => string
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
    const { form, until, possibleFrom } = dryOutlook
    if (possibleFrom === null) return words.dry(form, place, time(until))
    return words.probablyDry(form, place, time(until), time(possibleFrom))
  }
  switch (outlook.kind) {
    case 'dry':
      return sentences([dry(outlook)])
    case 'nearby': {
      const { form, distanceKm, direction, movement } = outlook
      return sentences([words.nearby(form, shownDistanceKm(distanceKm), direction, movement)], [dry(outlook)])
    }
    case 'starts': {
      const noun = words.falling[outlook.form][outlook.intensity]
      const starts = outlook.afterTraces ? words.startsAfterTraces : words.starts
      return sentences(
        [
          starts(noun, time(outlook.at), outlook.hedged),
          say(outlook.peakAt, words.heaviestAround),
          say(outlook.easesAt, words.easingAround),
        ],
        [say(outlook.endsAt, words.dryAgainFrom)],
      )
    }
    case 'raining-until':
      return sentences([
        words.until(words.falling[outlook.form][outlook.intensity], time(outlook.endsAt), outlook.hedged),
        say(outlook.peakAt, words.heaviestAround),
        say(outlook.againAt, words.thenAgainFrom),
      ])
    case 'raining-throughout':
      return sentences([
        words.atLeastUntil(
          words.falling[outlook.form][outlook.intensity],
          time(outlook.until),
          outlook.hedged,
        ),
        say(outlook.peakAt, words.heaviestAround),
        say(outlook.easesAt, words.easingAround),
      ])
    case 'showers': {
      const noun = words.showers[outlook.form][outlook.intensity]
      const [from, endsAt] = [outlook.from, outlook.endsAt].map((at) => (at === null ? null : time(at)))
      return sentences([
        words.onAndOff(noun, from ?? null, endsAt ?? null, time(outlook.until), outlook.hedged),
      ])
    }
    case 'unknown': {
      const { form, intensity } = outlook
      const now = intensity === null ? null : words.atTheMoment(words.falling[form][intensity])
      return sentences([now], [words.unknown(place)])
    }
  }
}

/** Whole kilometres, in fives from 20 on: the radar's cell is a kilometre and the rain moves. */
function shownDistanceKm(distanceKm: number): number {
  if (distanceKm < 1) return 0
  return distanceKm < 20 ? Math.round(distanceKm) : Math.round(distanceKm / 5) * 5
}
