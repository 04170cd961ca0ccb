import { forPlace, inPlace } from '../place-in-sentence.ts'
import { singular, strengths } from './nouns.ts'
import type { RainPhrases } from './phrases.ts'

const names = { rain: 'rain', snow: 'snow', mixed: 'rain or snow', unknown: 'precipitation' }
const here = (place: string | null): string => (place === null ? '' : ` ${inPlace(place, 'en')}`)

const strength = strengths('light', 'moderate', 'heavy', 'very heavy')

const precipitation = singular(
  'light precipitation',
  'precipitation',
  'heavy precipitation',
  'very heavy precipitation',
)

export const rainPhrasesEn: RainPhrases = {
  falling: {
    rain: singular('light rain', 'rain', 'heavy rain', 'very heavy rain'),
    snow: singular('light snow', 'snow', 'heavy snow', 'very heavy snow'),
    mixed: singular(
      'light rain and snow',
      'rain and snow',
      'heavy rain and snow',
      'very heavy rain and snow',
    ),
    unknown: precipitation,
  },
  showers: {
    rain: singular('light showers', 'showers', 'heavy showers', 'very heavy showers'),
    snow: singular('light snow showers', 'snow showers', 'heavy snow showers', 'very heavy snow showers'),
    mixed: singular(
      'light rain and snow showers',
      'rain and snow showers',
      'heavy rain and snow showers',
      'very heavy rain and snow showers',
    ),
    unknown: precipitation,
  },
  strength: { rain: strength, snow: strength, mixed: strength, unknown: strength },
  dry: (form, place, until) => `No ${names[form]} expected${here(place)} until at least ${until}`,
  drySlightRisk: (form, place, possibleFrom, until) =>
    `Dry${here(place)} until ${possibleFrom}, then only a slight risk of ${names[form]} until ${until}`,
  dryThenPossible: (form, place, possibleFrom, until) =>
    `Dry${here(place)} until ${possibleFrom}, then ${names[form]} possible until ${until}`,
  starts: (noun, at, hedged) => `${noun.text}${hedged ? ' possible' : ''} from about ${at}`,
  startsAfterTraces: (noun, at, hedged) =>
    `mainly dry until about ${at}, then ${noun.text}${hedged ? ' possible' : ''}`,
  until: (endsAt, hedged) => `${hedged ? 'probably ' : ''}until about ${endsAt}`,
  atLeastUntil: (horizon, hedged) => `${hedged ? 'probably ' : ''}until at least ${horizon}`,
  pause: (from, to, hedged) => `${hedged ? 'probably ' : ''}pausing from about ${from} to ${to}`,
  thenFrom: (how, at) => `${how} from about ${at}`,
  intermittent: (noun, { from, endsAt, horizon }, hedged) => {
    const end = endsAt === null ? `until at least ${horizon}` : `until about ${endsAt}`
    if (from === null) return `${noun.text} on and off${hedged ? ', probably' : ''} ${end}`
    const range = endsAt === null ? `from about ${from} ${end}` : `from about ${from} to ${endsAt}`
    return `${noun.text} ${hedged ? 'possible' : 'on and off'} ${range}`
  },
  around: (how, at) => `${how} around ${at}`,
  dryAgainFrom: (at) => `dry again from about ${at}`,
  nearby: (form, distanceKm, direction, movement) => {
    const distance = distanceKm < 1 ? 'less than 1\u00a0km' : `${distanceKm}\u00a0km`
    const moving = movement === null ? '' : movement === 'away' ? ', moving away' : ', approaching'
    return `${names[form]} ${distance} to the ${direction}${moving}`
  },
  atTheMoment: (noun) => `${noun.text} now`,
  unknown: (place) => `No radar forecast${place === null ? '' : ` ${forPlace(place, 'en')}`} at the moment`,
}
