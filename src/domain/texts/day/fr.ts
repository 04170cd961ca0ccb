import type { WetWeather } from '../../weather/weather-words.ts'
import type { DayPhrases } from './phrases.ts'

/** French counts everything below two as one. */
const unit = (last: number): string => (Math.abs(last) < 2 ? 'degré' : 'degrés')
const singulars = new Set<WetWeather>(['drizzle', 'rain', 'snow'])

export const dayPhrasesFr: DayPhrases = {
  sky: {
    sunny: 'ensoleillé',
    clear: 'ciel dégagé',
    'partly-cloudy': 'partiellement nuageux',
    cloudy: 'nuageux',
    fog: 'brouillard',
  },
  atFirst: (sky) => `d’abord ${sky}`,
  thenSky: (sky) => `puis ${sky}`,
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
  restOfDay: 'le reste de la journée',
  atTimes: 'par moments',
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
    'early-hours': 'en fin de nuit',
    'early-morning': 'au petit matin',
    morning: 'en matinée',
    midday: 'à la mi-journée',
    afternoon: 'dans l’après-midi',
    'late-afternoon': 'en fin d’après-midi',
    evening: 'en soirée',
    night: 'en fin de soirée',
  },
  wind: { windy: 'venteux', stormy: 'vents tempétueux' },
  degrees: (min, max, last) => `${min} à ${max} ${unit(last)}`,
  around: (figure, last) => `environ ${figure} ${unit(last)}`,
  changeTo: (what, at) => `${what} dès ${at} environ`,
  dry: 'temps sec',
}
