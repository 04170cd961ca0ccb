import type { WetWeather } from '../../weather/weather-words.ts'
import { dalle } from '../italian.ts'
import { aroundEach } from './around-each.ts'
import type { DayPhrases } from './phrases.ts'

const unit = (last: number): string => (Math.abs(last) === 1 ? 'grado' : 'gradi')
const singulars = new Set<WetWeather>(['drizzle', 'rain', 'heavy-rain'])

const sky = {
  sunny: 'soleggiato',
  clear: 'sereno',
  'partly-cloudy': 'in parte nuvoloso',
  cloudy: 'nuvoloso',
  fog: 'nebbia',
}
const from = {
  'early-hours': 'dalle prime ore del giorno',
  'early-morning': 'dal primo mattino',
  morning: 'dal mattino',
  midday: 'da mezzogiorno',
  afternoon: 'dal pomeriggio',
  'late-afternoon': 'dal tardo pomeriggio',
  evening: 'dalla sera',
  night: 'dalla tarda serata',
}

export const dayPhrasesIt: DayPhrases = {
  sky,
  atFirst: aroundEach(sky, (words) => `inizialmente ${words}`),
  later: aroundEach(sky, (words) => `poi ${words}`),
  wet: {
    drizzle: 'pioviggine',
    showers: 'rovesci',
    rain: 'pioggia',
    sleet: 'pioggia e neve',
    snow: 'nevicate',
    'heavy-rain': 'pioggia forte',
    thunderstorms: 'temporali',
  },
  spell: (weather, when, possible) => {
    const hedge = singulars.has(weather) ? 'possibile ' : 'possibili '
    return `${possible ? hedge : ''}${dayPhrasesIt.wet[weather]} ${when}`
  },
  allDay: 'tutto il giorno',
  allEvening: 'per tutta la serata',
  restOfDay: 'per il resto della giornata',
  atTimes: 'a tratti',
  first: 'all’inizio',
  afterwards: 'più tardi',
  from,
  between: from,
  until: {
    'early-hours': 'fino alle prime ore del giorno',
    'early-morning': 'fino al primo mattino',
    morning: 'fino a metà mattina',
    midday: 'fino a mezzogiorno',
    afternoon: 'fino a metà pomeriggio',
    'late-afternoon': 'fino al tardo pomeriggio',
    evening: 'fino a sera',
    night: 'fino alla tarda serata',
  },
  in: {
    'early-hours': 'nelle prime ore del giorno',
    'early-morning': 'di primo mattino',
    morning: 'al mattino',
    midday: 'verso mezzogiorno',
    afternoon: 'nel pomeriggio',
    'late-afternoon': 'nel tardo pomeriggio',
    evening: 'in serata',
    night: 'in tarda serata',
  },
  wind: { windy: 'ventoso', stormy: 'vento tempestoso' },
  degrees: (min, max, last) => `da ${min} a ${max}\u00a0${unit(last)}`,
  around: (figure, last) => `circa ${figure}\u00a0${unit(last)}`,
  fromAbout: (at) => `${dalle(at)} circa`,
  changeTo: (what, when) => `${what} ${when}`,
  dry: 'asciutto',
  onAndOff: (until) => `a tratti ${until}`,
  untilDay: {
    night: (day) => `fino alle prime ore di ${day}`,
    morning: (day) => `fino a ${day} mattina`,
    midday: (day) => `fino a mezzogiorno di ${day}`,
    afternoon: (day) => `fino a ${day} pomeriggio`,
    evening: (day) => `fino a ${day} sera`,
  },
}
