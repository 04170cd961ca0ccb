import type { Danger, UnreadSource } from '../danger/danger.ts'
import { isForBar } from '../danger/danger.ts'
import type { Language } from '../language.ts'
import type { Place } from '../place/place.ts'
import { warningTexts } from '../warning/warning-rules.ts'
import type { WarningState } from '../warning/warning-state.ts'
import type { PlaceOutlook } from '../weather/outlook.ts'
import { capitalised } from './capitalised.ts'
import { conditionText } from './condition-text.ts'
import { creditText } from './credit-text.ts'
import { dangerTexts, dangerWhere } from './danger-texts.ts'
import { dayOutlookText } from './day-outlook-text.ts'
import { degreesFigure } from './degrees.ts'
import { rainOutlookText } from './rain-outlook-text.ts'
import { allClearText, warningAreaName } from './warning-texts.ts'
import { feedTime, warningsAtomTexts } from './warnings-atom-texts.ts'

type Words = {
  demo: string
  noWeather: string
  noRadar: string
  tomorrow: string
  unknown: string
  outside: string
  source: string
}
export const placeTextWords: Record<Language, Words> = {
  en: {
    demo: 'Demo data.',
    noWeather: 'The weather is not known at the moment.',
    noRadar: 'There are no radar images at the moment.',
    tomorrow: 'Tomorrow: ',
    unknown: 'Warnings are not known at the moment.',
    outside: 'Our warnings do not cover this place.',
    source: 'Source: ',
  },
  de: {
    demo: 'Demodaten.',
    noWeather: 'Das Wetter ist zurzeit nicht bekannt.',
    noRadar: 'Zurzeit gibt es keine Radarbilder.',
    tomorrow: 'Morgen: ',
    unknown: 'Die Warnungen sind zurzeit nicht bekannt.',
    outside: 'Unsere Warnungen decken diesen Ort nicht ab.',
    source: 'Quelle: ',
  },
  fr: {
    demo: 'Données de démonstration.',
    noWeather: 'La météo n’est pas connue pour le moment.',
    noRadar: 'Pas d’images radar pour le moment.',
    tomorrow: 'Demain\u202f: ',
    unknown: 'Les alertes ne sont pas connues pour le moment.',
    outside: 'Nos alertes ne couvrent pas ce lieu.',
    source: 'Source\u202f: ',
  },
  it: {
    demo: 'Dati dimostrativi.',
    noWeather: 'Il tempo al momento non è noto.',
    noRadar: 'Al momento nessuna immagine radar.',
    tomorrow: 'Domani: ',
    unknown: 'Le allerte al momento non sono note.',
    outside: 'Le nostre allerte non coprono questa località.',
    source: 'Fonte: ',
  },
}

/** The weather of a place in a few plain lines, for a voice, a pager or a terminal. Authorities' titles are theirs. */
export function placeText(
  known: {
    place: Place
    outlook: PlaceOutlook | null
    dangers: readonly Danger[]
    unread: readonly UnreadSource[]
    state: WarningState
    isOutside: boolean
    attributions: readonly string[]
    isDemo: boolean
    now: number
  },
  language: Language,
  { time, waterName }: { time: (at: number) => string; waterName: (name: string) => string },
): string {
  const own = placeTextWords[language]
  const { place, outlook, isDemo, now } = known
  const named = known.dangers.filter(isForBar).map((danger) => {
    if (danger.kind === 'weather')
      return `${warningTexts(danger.warning, language)[0].text.title} – ${warningAreaName(danger.warning.area, language)}`
    const where = dangerWhere(danger, language, waterName).join(', ')
    return `${dangerTexts[language].title(danger.kind, danger.level)} – ${where}`
  })
  return [
    `${place.names[language]}, ${feedTime(now, language, place.timeZone)}${isDemo ? `. ${own.demo}` : ''}`,
    ...(outlook ? weatherLines(outlook, language, time) : [own.noWeather]),
    ...(named.length > 0 ? named : [calm()]),
    // Their silence is no calm.
    ...known.unread.map(({ kind }) => `${dangerTexts[language].unread[kind]}.`),
    credits(),
  ].join('\n')

  /** Some begin with "Source" themselves. */
  function credits(): string {
    const named = known.attributions.map((credit) =>
      credit.includes('MeteoAlarm')
        ? warningsAtomTexts[language].rights
        : creditText(credit, language).replace(own.source, ''),
    )
    return `${own.source}${named.join(' · ')}`
  }

  function calm(): string {
    if (known.isOutside) return own.outside
    if (known.state !== 'all-clear' && known.state !== 'active') return own.unknown
    return `${allClearText({ kind: 'place', place }, language, false).title}.`
  }
}

function weatherLines(
  { present, ahead, today, days }: PlaceOutlook,
  language: Language,
  time: (at: number) => string,
): string[] {
  const own = placeTextWords[language]
  const degrees = degreesFigure(Math.round(present.temperatureC))
  const tomorrow = days[1]
  return [
    `${capitalised(conditionText(present, language))}, ${degrees}\u00a0°C.`,
    ahead ? rainOutlookText(ahead.outlook, language, { place: null, time }) : own.noRadar,
    ...(today ? [dayOutlookText(today.outlook, language, Math.round)] : []),
    ...(tomorrow ? [dayOutlookText(tomorrow.outlook, language, Math.round, own.tomorrow)] : []),
  ]
}
