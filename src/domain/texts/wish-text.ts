import type { InEveryLanguage, Language } from '../language.ts'
import { likelihoodOf } from '../plan/certainty.ts'
import { type EventWish, isNeedWish } from '../push/wish.ts'
import type { WishEvent } from '../push/wish-event.ts'
import { degreesFigure } from './degrees.ts'
import { wishPhrasesDe } from './wish/de.ts'
import { wishPhrasesEn } from './wish/en.ts'
import { wishPhrasesFr } from './wish/fr.ts'
import { wishPhrasesIt } from './wish/it.ts'
import type { WishPhrases } from './wish/phrases.ts'

const wishPhrases: InEveryLanguage<WishPhrases> = {
  en: wishPhrasesEn,
  de: wishPhrasesDe,
  fr: wishPhrasesFr,
  it: wishPhrasesIt,
}

/** On the place's clock and calendar. */
export type WishClock = {
  /** "14:00" */
  time: (at: number) => string
  /** "Saturday", as within a sentence; null: today. */
  day: (at: number) => string | null
}

type WishText = { title: string; text: string }

const degrees = (temperatureC: number): string => `${degreesFigure(Math.round(temperatureC))}°`

/** That it comes, or is there. */
export function wishOpensText(event: WishEvent, language: Language, { time, day }: WishClock): WishText {
  const words = wishPhrases[language]
  const sure = (percent: number) => words.sure(likelihoodOf(percent), percent)
  const at = event.startAt ?? 0
  const from = words.from(time(at), day(at))
  switch (event.kind) {
    case 'window': {
      const { hours, endAt, surePercent } = event.window
      return {
        title: event.need === 'dry' ? words.dryHours(hours, from) : words.goodFor(event.need, from),
        text: words.span(time(endAt), sure(surePercent)),
      }
    }
    case 'spell': {
      const { days, surePercent } = event.spell
      return { title: words.dryDays(days, day(at)), text: words.forHay(sure(surePercent)) }
    }
    case 'lake':
      return { title: words.lake(event.lake, degrees(event.temperatureC)), text: words.about.lake }
    case 'frost':
      return { title: words.frost(degrees(event.temperatureC), from), text: words.about.frost }
    case 'snow':
      return {
        title: words.snow(Math.round(event.cm)),
        text: words.snowSpan(from, day(event.endAt) === day(at) ? null : day(event.endAt), time(event.endAt)),
      }
    case 'gusts':
      return { title: words.gusts(Math.round(event.kmh / 5) * 5, from), text: words.about.gusts }
    case 'hail':
      return { title: words.hail(from), text: words.about.hail }
    case 'bise':
      return { title: words.bise(from), text: words.about.bise }
  }
}

/** What had been told for that day does not come; a lake has cooled. */
export function wishClosesText(kind: EventWish['kind'], language: Language, day: string | null): WishText {
  const { off, lakeOff, offText } = wishPhrases[language]
  if (kind === 'lake') return { title: off.lake, text: lakeOff }
  const title = kind === 'hay' ? off.days : kind === 'dry' || !isNeedWish(kind) ? off[kind] : off.need(kind)
  return { title, text: offText(day) }
}
