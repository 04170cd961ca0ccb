import type { InEveryLanguage, Language } from '../language.ts'
import type { Amount, ChangedDay, ForecastChange, RainChange } from '../weather/forecast-change.ts'
import { finishedText } from './finished-text.ts'
import { dalle } from './italian.ts'

/** `amount` with its unit, of snow its depth, of all that is left of today; `degreesApart`: how much warmer, in the visitor's degrees. */
type Written = {
  time: (at: number) => string
  amount: (amount: Amount) => string
  degreesApart: (byC: number) => string
}

type Words = {
  since: string
  rain: (change: RainChange, written: Written) => string
  /** `day`: null where the change of the rain has named it. */
  degrees: (by: string, isWarmer: boolean, day: ChangedDay | null) => string
}

const plural = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`

const words: InEveryLanguage<Words> = {
  en: {
    since: 'Changed since this morning: ',
    rain(change, { time, amount }) {
      const what = change.form
      switch (change.kind) {
        case 'later':
        case 'earlier':
          return `${what} ${plural(change.hours, 'hour', 'hours')} ${change.kind}`
        case 'new':
          return `${what} now expected ${change.day === 'tomorrow' ? 'tomorrow ' : ''}from about ${time(change.at)}`
        case 'gone':
          return `${what} no longer expected`
        default:
          return change.day === 'today'
            ? `${change.kind} ${what} today (${amount(change)} still to come)`
            : `${change.kind} ${what} tomorrow (now ${amount(change)})`
      }
    },
    degrees: (by, isWarmer, day) => `${by}° ${isWarmer ? 'warmer' : 'colder'}${day ? ` ${day}` : ''}`,
  },
  de: {
    since: 'Neu seit heute Morgen: ',
    rain(change, { time, amount }) {
      const what = change.form === 'rain' ? 'Regen' : 'Schnee'
      const day = 'day' in change && change.day === 'tomorrow' ? 'morgen' : 'heute'
      switch (change.kind) {
        case 'later':
        case 'earlier':
          return `${what} ${plural(change.hours, 'Stunde', 'Stunden')} ${change.kind === 'later' ? 'später' : 'früher'}`
        case 'new':
          return `${day} ${what} ab etwa ${time(change.at)}\u00a0Uhr`
        case 'gone':
          return `kein ${what} mehr erwartet`
        default:
          return `${day} ${change.kind === 'more' ? 'mehr' : 'weniger'} ${what} (${change.day === 'today' ? 'noch' : 'nun'} ${amount(change)})`
      }
    },
    degrees: (by, isWarmer, day) =>
      `${day ? (day === 'tomorrow' ? 'morgen ' : 'heute ') : ''}${by}\u00a0Grad ${isWarmer ? 'wärmer' : 'kälter'}`,
  },
  fr: {
    since: 'Changements depuis ce matin\u202f: ',
    rain(change, { time, amount }) {
      const what = change.form === 'rain' ? 'pluie' : 'neige'
      const day = 'day' in change && change.day === 'tomorrow' ? 'demain' : 'aujourd’hui'
      switch (change.kind) {
        case 'later':
        case 'earlier':
          return `${what} ${plural(change.hours, 'heure', 'heures')} plus ${change.kind === 'later' ? 'tard' : 'tôt'}`
        case 'new':
          return `${what} désormais attendue ${day} dès ${time(change.at)} environ`
        case 'gone':
          return `la ${what} n’est plus attendue`
        default:
          return `${change.kind === 'more' ? 'davantage' : 'moins'} de ${what} ${day} (${change.day === 'today' ? 'encore' : 'désormais'} ${amount(change)})`
      }
    },
    degrees: (by, isWarmer, day) =>
      `${by}° de ${isWarmer ? 'plus' : 'moins'}${day ? (day === 'tomorrow' ? ' demain' : ' aujourd’hui') : ''}`,
  },
  it: {
    since: 'Cambiamenti da stamattina: ',
    rain(change, { time, amount }) {
      const what = change.form === 'rain' ? 'pioggia' : 'neve'
      const day = 'day' in change && change.day === 'tomorrow' ? 'domani' : 'oggi'
      switch (change.kind) {
        case 'later':
        case 'earlier':
          return `${what} ${plural(change.hours, 'ora', 'ore')} ${change.kind === 'later' ? 'più tardi' : 'prima'}`
        case 'new':
          return `attesa ${what} ${day} ${dalle(time(change.at))} circa`
        case 'gone':
          return `la ${what} non è più attesa`
        default:
          return `${change.kind === 'more' ? 'più' : 'meno'} ${what} ${day} (${change.day === 'today' ? 'ancora ' : ''}${amount(change)})`
      }
    },
    degrees: (by, isWarmer, day) =>
      `${day ? (day === 'tomorrow' ? 'domani ' : 'oggi ') : ''}${by}\u00a0gradi in ${isWarmer ? 'più' : 'meno'}`,
  },
}

/** "Changed since this morning: rain 2 hours later, 3° warmer tomorrow."; null where nothing is worth mentioning. */
export function forecastChangeText(
  { rain, temperature }: ForecastChange,
  language: Language,
  written: Written,
): string | null {
  const own = words[language]
  const parts = [
    rain && own.rain(rain, written),
    temperature && own.degrees(written.degreesApart(temperature.byC), temperature.byC > 0, unnamedDay()),
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : finishedText(`${own.since}${parts.join(', ')}.`, language)

  function unnamedDay(): ChangedDay | null {
    const named = rain?.kind === 'more' || rain?.kind === 'less' ? rain.day : null
    return temperature && temperature.day !== named ? temperature.day : null
  }
}
