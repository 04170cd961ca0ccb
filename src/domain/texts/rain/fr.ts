import type { CompassSector } from '../../weather/wind.ts'
import { plural, singular } from './nouns.ts'
import type { Noun, RainPhrases } from './phrases.ts'

const directions: Record<CompassSector, string> = {
  north: 'au nord',
  'north-east': 'au nord-est',
  east: 'à l’est',
  'south-east': 'au sud-est',
  south: 'au sud',
  'south-west': 'au sud-ouest',
  west: 'à l’ouest',
  'north-west': 'au nord-ouest',
}
const possible = { rain: 'pluie possible', snow: 'neige possible', mixed: 'pluie ou neige possibles' }
const names: Record<keyof typeof possible, Noun> = {
  rain: { text: 'pluie', plural: false },
  snow: { text: 'neige', plural: false },
  mixed: { text: 'précipitations', plural: true },
}
const none = { rain: 'Pas de pluie attendue', snow: 'Pas de neige attendue', mixed: 'Ni pluie ni neige' }

/** " à Lausanne", " au Locle", " aux Diablerets". */
function inPlace(place: string | null): string {
  if (place === null) return ''
  if (place.startsWith('Le ')) return ` au ${place.slice(3)}`
  if (place.startsWith('Les ')) return ` aux ${place.slice(4)}`
  return ` à ${place}`
}

const hedge = (noun: Noun): string => `${noun.text} ${noun.plural ? 'possibles' : 'possible'}`

export const rainPhrasesFr: RainPhrases = {
  falling: {
    rain: singular('pluie faible', 'pluie', 'forte pluie', 'très forte pluie'),
    snow: plural(
      'faibles chutes de neige',
      'chutes de neige',
      'fortes chutes de neige',
      'très fortes chutes de neige',
    ),
    mixed: plural(
      'faibles chutes de pluie et de neige',
      'pluie et neige',
      'fortes chutes de pluie et de neige',
      'très fortes chutes de pluie et de neige',
    ),
  },
  showers: {
    rain: plural('faibles averses', 'averses', 'fortes averses', 'très fortes averses'),
    snow: plural(
      'faibles averses de neige',
      'averses de neige',
      'fortes averses de neige',
      'très fortes averses de neige',
    ),
    mixed: plural(
      'faibles averses de pluie et de neige',
      'averses de pluie et de neige',
      'fortes averses de pluie et de neige',
      'très fortes averses de pluie et de neige',
    ),
  },
  dry: (form, place, until) => `${none[form]}${inPlace(place)} avant ${until}`,
  probablyDry: (form, place, until, possibleFrom) =>
    `Temps probablement sec${inPlace(place)} jusqu’à ${until}, mais ${possible[form]} dès ${possibleFrom} environ`,
  starts: (noun, at, hedged) => `${hedged ? hedge(noun) : noun.text} dès ${at} environ`,
  startsAfterTraces: (noun, at, hedged) =>
    `temps presque sec jusque vers ${at}, puis ${hedged ? hedge(noun) : noun.text}`,
  until: (noun, endsAt, hedged) => `${noun.text}${hedged ? ', probablement' : ''} jusque vers ${endsAt}`,
  atLeastUntil: (noun, horizon, hedged) =>
    `${noun.text}${hedged ? ', probablement' : ''} au moins jusqu’à ${horizon}`,
  onAndOff: (noun, from, endsAt, horizon, hedged) => {
    const words = `${hedged ? hedge(noun) : noun.text} par moments`
    if (from === null) {
      return endsAt === null ? `${words} au moins jusqu’à ${horizon}` : `${words} jusque vers ${endsAt}`
    }
    return endsAt === null
      ? `${words} dès ${from} environ et au moins jusqu’à ${horizon}`
      : `${words} entre ${from} et ${endsAt} environ`
  },
  heaviestAround: (at) => `au plus fort vers ${at}`,
  easingAround: (at) => `s’atténuant vers ${at}`,
  dryAgainFrom: (at) => `de nouveau sec dès ${at} environ`,
  thenAgainFrom: (at) => `puis de nouveau dès ${at} environ`,
  nearby: (form, distanceKm, direction, movement) => {
    const noun = names[form]
    const distance = distanceKm < 1 ? 'moins de 1 km' : `${distanceKm} km`
    const away = noun.plural ? ', qui s’éloignent' : ', qui s’éloigne'
    const closer = noun.plural ? ', qui se rapprochent' : ', qui se rapproche'
    const moving = movement === null ? '' : movement === 'away' ? away : closer
    return `${noun.text} à ${distance} ${directions[direction]}${moving}`
  },
  atTheMoment: (noun) => `${noun.text} actuellement`,
  unknown: (place) => `Pas de prévision radar${place === null ? '' : ` pour ${place}`} pour le moment`,
}
