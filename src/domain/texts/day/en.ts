import { aroundEach } from './around-each.ts'
import type { DayPhrases } from './phrases.ts'

const sky = { sunny: 'sunny', clear: 'clear', 'partly-cloudy': 'partly cloudy', cloudy: 'cloudy', fog: 'fog' }
const from = {
  'early-hours': 'from the early hours',
  'early-morning': 'from early morning',
  morning: 'from the morning',
  midday: 'from midday',
  afternoon: 'from early afternoon',
  'late-afternoon': 'from late afternoon',
  evening: 'from the evening',
  night: 'from late evening',
}

export const dayPhrasesEn: DayPhrases = {
  sky,
  atFirst: aroundEach(sky, (words) => `${words} at first`),
  later: { ...aroundEach(sky, (words) => `then ${words}`), fog: 'fog later' },
  wet: {
    drizzle: 'drizzle',
    showers: 'showers',
    rain: 'rain',
    sleet: 'rain and snow',
    snow: 'snow',
    'heavy-rain': 'heavy rain',
    thunderstorms: 'thunderstorms',
  },
  spell: (weather, when, possible) => `${dayPhrasesEn.wet[weather]}${possible ? ' possible' : ''} ${when}`,
  allDay: 'all day',
  allEvening: 'all evening',
  restOfDay: 'for the rest of the day',
  atTimes: 'at times',
  first: 'at first',
  afterwards: 'later',
  from,
  between: from,
  until: {
    'early-hours': 'until the early hours',
    'early-morning': 'until early morning',
    morning: 'until mid-morning',
    midday: 'until midday',
    afternoon: 'until mid-afternoon',
    'late-afternoon': 'until late afternoon',
    evening: 'until the evening',
    night: 'until late evening',
  },
  in: {
    'early-hours': 'in the early hours',
    'early-morning': 'in the early morning',
    morning: 'in the morning',
    midday: 'around midday',
    afternoon: 'in the afternoon',
    'late-afternoon': 'in the late afternoon',
    evening: 'in the evening',
    night: 'late in the evening',
  },
  wind: { windy: 'windy', stormy: 'gale-force winds' },
  degrees: (min, max) => `${min} to ${max}\u00a0degrees`,
  around: (figure, last) => `around ${figure}\u00a0${Math.abs(last) === 1 ? 'degree' : 'degrees'}`,
  fromAbout: (at) => `from about ${at}`,
  changeTo: (what, when) => `${what} ${when}`,
  dry: 'dry',
}
