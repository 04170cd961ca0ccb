import type { WetWeather } from '../../weather/weather-words.ts'
import { aroundEach } from './around-each.ts'
import type { DayPhrases } from './phrases.ts'

/** French counts everything below two as one. */
const unit = (last: number): string => (Math.abs(last) < 2 ? 'degré' : 'degrés')
const singulars = new Set<WetWeather>(['drizzle', 'rain', 'snow'])

const sky = {
  sunny: 'temps ensoleillé',
  clear: 'ciel dégagé',
  'partly-cloudy': 'passages nuageux',
  cloudy: 'temps nuageux',
  fog: 'brouillard',
}

export const dayPhrasesFr: DayPhrases = {
  sky,
  atFirst: {
    sunny: 'temps d’abord ensoleillé',
    clear: 'ciel d’abord dégagé',
    'partly-cloudy': 'd’abord des passages nuageux',
    cloudy: 'temps d’abord nuageux',
    fog: 'd’abord du brouillard',
  },
  later: aroundEach(sky, (words) => `puis ${words}`),
  withoutNoun: { sunny: 'puis ensoleillé', cloudy: 'puis nuageux' },
  brightening: 'puis éclaircies',
  wet: {
    drizzle: 'bruine',
    showers: 'averses',
    rain: 'pluie',
    sleet: 'pluie et neige',
    snow: 'neige',
    'heavy-rain': 'fortes pluies',
    thunderstorms: 'orages',
  },
  spell: (weather, when, possible) => {
    const hedge = singulars.has(weather) ? ' possible' : ' possibles'
    return `${dayPhrasesFr.wet[weather]}${possible ? hedge : ''} ${when}`
  },
  allDay: 'toute la journée',
  allEvening: 'toute la soirée',
  restOfDay: 'le reste de la journée',
  atTimes: 'par moments',
  first: 'au début',
  afterwards: 'plus tard',
  from: {
    'early-hours': 'dès la fin de la nuit',
    'early-morning': 'dès le petit matin',
    morning: 'dès le matin',
    midday: 'dès la mi-journée',
    afternoon: 'dès l’après-midi',
    'late-afternoon': 'dès la fin de l’après-midi',
    evening: 'dès le soir',
    night: 'dès la fin de soirée',
  },
  between: {
    'early-hours': 'en fin de nuit et',
    'early-morning': 'du petit matin',
    morning: 'du matin',
    midday: 'de la mi-journée',
    afternoon: 'de l’après-midi',
    'late-afternoon': 'de la fin de l’après-midi',
    evening: 'du soir',
    night: 'de la fin de soirée',
  },
  until: {
    'early-hours': 'jusqu’en fin de nuit',
    'early-morning': 'jusqu’au petit matin',
    morning: 'jusqu’en matinée',
    midday: 'jusqu’à la mi-journée',
    afternoon: 'jusque dans l’après-midi',
    'late-afternoon': 'jusqu’en fin d’après-midi',
    evening: 'jusqu’en soirée',
    night: 'jusqu’en fin de soirée',
  },
  in: {
    'early-hours': 'avant l’aube',
    'early-morning': 'au petit matin',
    morning: 'en matinée',
    midday: 'à la mi-journée',
    afternoon: 'dans l’après-midi',
    'late-afternoon': 'en fin d’après-midi',
    evening: 'en soirée',
    night: 'en fin de soirée',
  },
  wind: { windy: 'vent soutenu', stormy: 'vents tempétueux' },
  degrees: (min, max, last) => `${min} à ${max}\u00a0${unit(last)}`,
  around: (figure, last) => `environ ${figure}\u00a0${unit(last)}`,
  fromAbout: (at) => `dès ${at} environ`,
  changeTo: (what, when) => `${what} ${when}`,
  dry: 'temps sec',
  onAndOff: (until) => `par moments ${until}`,
  untilDay: {
    night: (day) => `jusqu’à ${day} avant l’aube`,
    morning: (day) => `jusqu’à ${day} matin`,
    midday: (day) => `jusqu’à ${day} à midi`,
    afternoon: (day) => `jusqu’à ${day} après-midi`,
    evening: (day) => `jusqu’à ${day} soir`,
  },
}
