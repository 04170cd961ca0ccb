import type { CompassSector } from '../../place/compass-sector.ts'
import { alle, dalle, le } from '../italian.ts'
import { forPlace, inPlace } from '../place-in-sentence.ts'
import { plural, singular, strengths } from './nouns.ts'
import type { Noun, RainPhrases } from './phrases.ts'

const directions: Record<CompassSector, string> = {
  north: 'a nord',
  'north-east': 'a nord-est',
  east: 'a est',
  'south-east': 'a sud-est',
  south: 'a sud',
  'south-west': 'a sud-ovest',
  west: 'a ovest',
  'north-west': 'a nord-ovest',
}
const names = { rain: 'pioggia', snow: 'neve', mixed: 'pioggia o neve', unknown: 'precipitazioni' }
const possible = {
  rain: 'pioggia possibile',
  snow: 'neve possibile',
  mixed: 'pioggia o neve possibili',
  unknown: 'precipitazioni possibili',
}
const none = {
  rain: 'Nessuna pioggia prevista',
  snow: 'Nessuna nevicata prevista',
  mixed: 'Non sono previste né pioggia né neve',
  unknown: 'Nessuna precipitazione prevista',
}
const ofRain = strengths('debole', 'moderata', 'forte', 'molto forte')
const ofSnow = strengths('deboli', 'moderate', 'forti', 'molto forti')

const here = (place: string | null): string => (place === null ? '' : ` ${inPlace(place, 'it')}`)

const hedge = (noun: Noun): string => `${noun.plural ? 'possibili' : 'possibile'} ${noun.text}`

const precipitation = plural(
  'deboli precipitazioni',
  'precipitazioni',
  'forti precipitazioni',
  'precipitazioni molto forti',
)

export const rainPhrasesIt: RainPhrases = {
  falling: {
    rain: singular('pioggia debole', 'pioggia', 'pioggia forte', 'pioggia molto forte'),
    snow: plural('deboli nevicate', 'nevicate', 'forti nevicate', 'nevicate molto forti'),
    mixed: singular(
      'debole pioggia mista a neve',
      'pioggia mista a neve',
      'forte pioggia mista a neve',
      'pioggia mista a neve molto forte',
    ),
    unknown: precipitation,
  },
  showers: {
    rain: plural('deboli rovesci', 'rovesci', 'forti rovesci', 'rovesci molto forti'),
    snow: plural(
      'deboli rovesci di neve',
      'rovesci di neve',
      'forti rovesci di neve',
      'rovesci di neve molto forti',
    ),
    mixed: plural(
      'deboli rovesci di pioggia e neve',
      'rovesci di pioggia e neve',
      'forti rovesci di pioggia e neve',
      'rovesci molto forti di pioggia e neve',
    ),
    unknown: precipitation,
  },
  strength: { rain: ofRain, snow: ofSnow, mixed: ofRain, unknown: ofSnow },
  dry: (form, place, until) => `${none[form]}${here(place)} fino ${alle(until)}`,
  drySlightRisk: (form, place, possibleFrom, until) =>
    `Tempo asciutto${here(place)} fino ${alle(possibleFrom)}, poi solo un debole rischio di ${names[form]} fino ${alle(until)}`,
  dryThenPossible: (form, place, possibleFrom, until) =>
    `Tempo asciutto${here(place)} fino ${alle(possibleFrom)}, poi ${possible[form]} fino ${alle(until)}`,
  starts: (noun, at, hedged) => `${hedged ? hedge(noun) : noun.text} ${dalle(at)} circa`,
  startsAfterTraces: (noun, at, hedged) =>
    `tempo quasi asciutto fin verso ${le(at)}, poi ${hedged ? hedge(noun) : noun.text}`,
  until: (endsAt, hedged) => `${hedged ? 'probabilmente ' : ''}fin verso ${le(endsAt)}`,
  atLeastUntil: (horizon, hedged) => `${hedged ? 'probabilmente ' : ''}almeno fino ${alle(horizon)}`,
  pause: (from, to, hedged) => `pausa ${hedged ? 'probabile ' : ''}${dalle(from)} ${alle(to)} circa`,
  thenFrom: (how, at) => `${how} ${dalle(at)} circa`,
  intermittent: (noun, { from, endsAt, horizon }, hedged) => {
    const end = endsAt === null ? `almeno fino ${alle(horizon)}` : `fin verso ${le(endsAt)}`
    // What falls already is not merely possible: only how long it lasts is.
    if (from === null) return `${noun.text} a tratti${hedged ? ', probabilmente' : ''} ${end}`
    const words = `${hedged ? hedge(noun) : noun.text} a tratti`
    return endsAt === null
      ? `${words} ${dalle(from)} circa e ${end}`
      : `${words} ${dalle(from)} ${alle(endsAt)} circa`
  },
  around: (how, at) => `${how} verso ${le(at)}`,
  dryAgainFrom: (at) => `di nuovo asciutto ${dalle(at)} circa`,
  nearby: (form, distanceKm, direction, movement) => {
    const distance = distanceKm < 1 ? 'meno di 1\u00a0km' : `${distanceKm}\u00a0km`
    const moving = movement === null ? '' : movement === 'away' ? ', in allontanamento' : ', in avvicinamento'
    return `${names[form]} ${distance} ${directions[direction]}${moving}`
  },
  atTheMoment: (noun) => `ora ${noun.text}`,
  unknown: (place) =>
    `Al momento non c’è una previsione radar${place === null ? '' : ` ${forPlace(place, 'it')}`}`,
}
