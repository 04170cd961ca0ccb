import type { CompassSector } from '../../place/compass-sector.ts'
import { forPlace, inPlace } from '../place-in-sentence.ts'
import { plural, singular, strengths } from './nouns.ts'
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
const possible = {
  rain: 'pluie possible',
  snow: 'neige possible',
  mixed: 'pluie ou neige possibles',
  unknown: 'précipitations possibles',
}
const risk = { rain: 'pluie', snow: 'neige', mixed: 'pluie ou de neige', unknown: 'précipitations' }
const names: Record<keyof typeof possible, Noun> = {
  rain: { text: 'pluie', plural: false },
  snow: { text: 'neige', plural: false },
  mixed: { text: 'précipitations', plural: true },
  unknown: { text: 'précipitations', plural: true },
}
const none = {
  rain: 'Pas de pluie attendue',
  snow: 'Pas de neige attendue',
  mixed: 'Ni pluie ni neige attendues',
  unknown: 'Pas de précipitations attendues',
}
const ofRain = strengths('faible', 'modérée', 'forte', 'très forte')
const ofSnow = strengths('faibles', 'modérées', 'fortes', 'très fortes')

const here = (place: string | null): string => (place === null ? '' : ` ${inPlace(place, 'fr')}`)

const hedge = (noun: Noun): string => `${noun.text} ${noun.plural ? 'possibles' : 'possible'}`

const precipitation = plural(
  'faibles précipitations',
  'précipitations',
  'fortes précipitations',
  'très fortes précipitations',
)

export const rainPhrasesFr: RainPhrases = {
  falling: {
    rain: singular('faible pluie', 'pluie', 'forte pluie', 'très forte pluie'),
    snow: plural(
      'faibles chutes de neige',
      'chutes de neige',
      'fortes chutes de neige',
      'très fortes chutes de neige',
    ),
    mixed: singular(
      'faible pluie mêlée de neige',
      'pluie mêlée de neige',
      'forte pluie mêlée de neige',
      'très forte pluie mêlée de neige',
    ),
    unknown: precipitation,
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
    unknown: precipitation,
  },
  strength: { rain: ofRain, snow: ofSnow, mixed: ofRain, unknown: ofSnow },
  dry: (form, place, until) => `${none[form]}${here(place)} d’ici ${until}`,
  drySlightRisk: (form, place, possibleFrom, until) =>
    `Temps sec${here(place)} jusqu’à ${possibleFrom}, puis seulement un faible risque de ${risk[form]} jusqu’à ${until}`,
  dryThenPossible: (form, place, possibleFrom, until) =>
    `Temps sec${here(place)} jusqu’à ${possibleFrom}, puis ${possible[form]} jusqu’à ${until}`,
  starts: (noun, at, hedged) => `${hedged ? hedge(noun) : noun.text} dès ${at} environ`,
  startsAfterTraces: (noun, at, hedged) =>
    `temps généralement sec jusque vers ${at}, puis ${hedged ? hedge(noun) : noun.text}`,
  until: (endsAt, hedged) => `${hedged ? 'probablement ' : ''}jusque vers ${endsAt}`,
  atLeastUntil: (horizon, hedged) => `${hedged ? 'probablement ' : ''}au moins jusqu’à ${horizon}`,
  pause: (from, to, hedged) => `pause ${hedged ? 'probable ' : ''}de ${from} à ${to} environ`,
  thenFrom: (how, at) => `${how} dès ${at} environ`,
  intermittent: (noun, { from, endsAt, horizon }, hedged) => {
    // What falls already is not merely possible: only how long it lasts is.
    if (from === null) {
      const words = `${noun.text} par moments${hedged ? ', probablement' : ''}`
      return endsAt === null ? `${words} au moins jusqu’à ${horizon}` : `${words} jusque vers ${endsAt}`
    }
    const words = `${hedged ? hedge(noun) : noun.text} par moments`
    return endsAt === null
      ? `${words} dès ${from} environ et au moins jusqu’à ${horizon}`
      : `${words} entre ${from} et ${endsAt} environ`
  },
  around: (how, at) => `${how} vers ${at}`,
  dryAgainFrom: (at) => `temps de nouveau sec dès ${at} environ`,
  nearby: (form, distanceKm, direction, movement) => {
    const noun = names[form]
    const distance = distanceKm < 1 ? 'à moins de 1\u00a0km' : `à ${distanceKm}\u00a0km`
    const away = noun.plural ? ', qui s’éloignent' : ', qui s’éloigne'
    const closer = noun.plural ? ', qui se rapprochent' : ', qui se rapproche'
    const moving = movement === null ? '' : movement === 'away' ? away : closer
    return `${noun.text} ${distance} ${directions[direction]}${moving}`
  },
  atTheMoment: (noun) => `${noun.text} en ce moment`,
  unknown: (place) =>
    `Aucune prévision radar actuellement${place === null ? '' : ` ${forPlace(place, 'fr')}`}`,
}
