import type { CompassSector } from '../../weather/wind.ts'
import { plural, singular } from './nouns.ts'
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
const names = { rain: 'pioggia', snow: 'neve', mixed: 'pioggia o neve' }
const possible = { rain: 'pioggia possibile', snow: 'neve possibile', mixed: 'pioggia o neve possibili' }
const none = {
  rain: 'Nessuna pioggia prevista',
  snow: 'Nessuna nevicata prevista',
  mixed: 'Né pioggia né neve',
}

/** " a Lugano", " ad Airolo". */
function inPlace(place: string | null): string {
  if (place === null) return ''
  return /^a/i.test(place) ? ` ad ${place}` : ` a ${place}`
}

const hedge = (noun: Noun): string => `${noun.plural ? 'possibili' : 'possibile'} ${noun.text}`

export const rainPhrasesIt: RainPhrases = {
  falling: {
    rain: singular('pioggia debole', 'pioggia', 'pioggia forte', 'pioggia molto forte'),
    snow: plural('deboli nevicate', 'nevicate', 'forti nevicate', 'nevicate molto forti'),
    mixed: plural(
      'pioggia e neve deboli',
      'pioggia e neve',
      'pioggia e neve forti',
      'pioggia e neve molto forti',
    ),
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
  },
  dry: (form, place, until) => `${none[form]}${inPlace(place)} prima delle ${until}`,
  probablyDry: (form, place, until, possibleFrom) =>
    `Tempo probabilmente asciutto${inPlace(place)} fino alle ${until}, ma ${possible[form]} dalle ${possibleFrom} circa`,
  starts: (noun, at, hedged) => `${hedged ? hedge(noun) : noun.text} dalle ${at} circa`,
  startsAfterTraces: (noun, at, hedged) =>
    `tempo quasi asciutto fin verso le ${at}, poi ${hedged ? hedge(noun) : noun.text}`,
  until: (noun, endsAt, hedged) => `${noun.text}${hedged ? ', probabilmente' : ''} fin verso le ${endsAt}`,
  atLeastUntil: (noun, horizon, hedged) =>
    `${noun.text}${hedged ? ', probabilmente' : ''} almeno fino alle ${horizon}`,
  onAndOff: (noun, from, endsAt, horizon, hedged) => {
    const words = `${hedged ? hedge(noun) : noun.text} a tratti`
    if (from === null) {
      return endsAt === null ? `${words} almeno fino alle ${horizon}` : `${words} fin verso le ${endsAt}`
    }
    return endsAt === null
      ? `${words} dalle ${from} circa e almeno fino alle ${horizon}`
      : `${words} dalle ${from} alle ${endsAt} circa`
  },
  heaviestAround: (at) => `intensità massima verso le ${at}`,
  easingAround: (at) => `in attenuazione verso le ${at}`,
  dryAgainFrom: (at) => `di nuovo asciutto dalle ${at} circa`,
  thenAgainFrom: (at) => `poi di nuovo dalle ${at} circa`,
  nearby: (form, distanceKm, direction, movement) => {
    const distance = distanceKm < 1 ? 'a meno di 1 km' : `${distanceKm} km`
    const moving = movement === null ? '' : movement === 'away' ? ', in allontanamento' : ', in avvicinamento'
    return `${names[form]} ${distance} ${directions[direction]}${moving}`
  },
  atTheMoment: (noun) => `ora ${noun.text}`,
  unknown: (place) => `Al momento non c’è una previsione radar${place === null ? '' : ` per ${place}`}`,
}
