import type { CompassSector } from '../../weather/wind.ts'
import { plural, singular } from './nouns.ts'
import type { RainPhrases } from './phrases.ts'

const names = { rain: 'Regen', snow: 'Schnee', mixed: 'Regen oder Schnee' }
const none = { rain: 'kein Regen', snow: 'kein Schneefall', mixed: 'weder Regen noch Schnee' }
const directions: Record<CompassSector, string> = {
  north: 'nördlich',
  'north-east': 'nordöstlich',
  east: 'östlich',
  'south-east': 'südöstlich',
  south: 'südlich',
  'south-west': 'südwestlich',
  west: 'westlich',
  'north-west': 'nordwestlich',
}
const inPlace = (place: string | null): string => (place === null ? '' : ` in ${place}`)

export const rainPhrasesDe: RainPhrases = {
  falling: {
    rain: singular('leichter Regen', 'Regen', 'starker Regen', 'sehr starker Regen'),
    snow: singular('leichter Schneefall', 'Schneefall', 'starker Schneefall', 'sehr starker Schneefall'),
    mixed: singular(
      'etwas Regen und Schnee',
      'Regen und Schnee',
      'starker Regen und Schneefall',
      'sehr starker Regen und Schneefall',
    ),
  },
  showers: {
    rain: plural('leichte Schauer', 'Schauer', 'kräftige Schauer', 'sehr kräftige Schauer'),
    snow: plural(
      'leichte Schneeschauer',
      'Schneeschauer',
      'kräftige Schneeschauer',
      'sehr kräftige Schneeschauer',
    ),
    mixed: plural(
      'leichte Regen- und Schneeschauer',
      'Regen- und Schneeschauer',
      'kräftige Regen- und Schneeschauer',
      'sehr kräftige Regen- und Schneeschauer',
    ),
  },
  dry: (form, place, until) => `Bis ${until} wird${inPlace(place)} ${none[form]} erwartet`,
  probablyDry: (form, place, until, possibleFrom) =>
    `Bis ${until} bleibt es${inPlace(place)} wahrscheinlich trocken, ab etwa ${possibleFrom} ist aber ${names[form]} möglich`,
  starts: (noun, at, hedged) => `${noun.text} ab etwa ${at}${hedged ? ' möglich' : ''}`,
  startsAfterTraces: (noun, at, hedged) =>
    `bis etwa ${at} fast trocken, danach ${noun.text}${hedged ? ' möglich' : ''}`,
  until: (noun, endsAt, hedged) => `${noun.text}${hedged ? ', voraussichtlich' : ''} bis etwa ${endsAt}`,
  atLeastUntil: (noun, horizon, hedged) =>
    `${noun.text}${hedged ? ', voraussichtlich' : ''} bis mindestens ${horizon}`,
  onAndOff: (noun, from, endsAt, horizon, hedged) => {
    const end = endsAt === null ? `bis mindestens ${horizon}` : `bis etwa ${endsAt}`
    if (from === null) return `zeitweise ${noun.text} ${end}`
    const range = endsAt === null ? `ab etwa ${from} ${end}` : `von etwa ${from} bis ${endsAt}`
    return `zeitweise ${noun.text} ${range}${hedged ? ' möglich' : ''}`
  },
  heaviestAround: (at) => `am stärksten um ${at}`,
  easingAround: (at) => `ab etwa ${at} nachlassend`,
  dryAgainFrom: (at) => `ab etwa ${at} wieder trocken`,
  thenAgainFrom: (at) => `ab etwa ${at} erneut`,
  nearby: (form, distanceKm, direction, movement) => {
    const distance = distanceKm < 1 ? 'weniger als 1 km' : `${distanceKm} km`
    const moving = movement === null ? '' : movement === 'away' ? ', zieht ab' : ', kommt näher'
    return `${names[form]} ${distance} ${directions[direction]}${moving}`
  },
  atTheMoment: (noun) => `jetzt ${noun.text}`,
  unknown: (place) => `Im Moment liegt${place === null ? '' : ` für ${place}`} keine Radarprognose vor`,
}
