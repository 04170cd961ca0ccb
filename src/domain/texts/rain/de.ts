import type { CompassSector } from '../../place/compass-sector.ts'
import { germanClock, hourOnly } from '../german.ts'
import { forPlace, inPlace } from '../place-in-sentence.ts'
import { plural, singular, strengths } from './nouns.ts'
import type { RainPhrases } from './phrases.ts'

const names = { rain: 'Regen', snow: 'Schneefall', mixed: 'Regen oder Schnee', unknown: 'Niederschlag' }
const none = {
  rain: 'kein Regen',
  snow: 'kein Schneefall',
  mixed: 'weder Regen noch Schnee',
  unknown: 'kein Niederschlag',
}
const risk = {
  rain: 'Regenrisiko',
  snow: 'Risiko für Schneefall',
  mixed: 'Risiko für Regen oder Schnee',
  unknown: 'Niederschlagsrisiko',
}
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
const here = (place: string | null): string => (place === null ? '' : ` ${inPlace(place, 'de')}`)

const strength = strengths('schwach', 'mässig', 'stark', 'sehr stark')
const precipitation = singular(
  'schwacher Niederschlag',
  'Niederschlag',
  'starker Niederschlag',
  'sehr starker Niederschlag',
)

export const rainPhrasesDe: RainPhrases = {
  falling: {
    rain: singular('schwacher Regen', 'Regen', 'starker Regen', 'sehr starker Regen'),
    snow: singular('schwacher Schneefall', 'Schneefall', 'starker Schneefall', 'sehr starker Schneefall'),
    mixed: singular(
      'schwacher Schneeregen',
      'Schneeregen',
      'starker Schneeregen',
      'sehr starker Schneeregen',
    ),
    unknown: precipitation,
  },
  showers: {
    rain: plural('schwache Schauer', 'Schauer', 'kräftige Schauer', 'sehr kräftige Schauer'),
    snow: plural(
      'schwache Schneeschauer',
      'Schneeschauer',
      'kräftige Schneeschauer',
      'sehr kräftige Schneeschauer',
    ),
    mixed: plural(
      'schwache Regen- und Schneeschauer',
      'Regen- und Schneeschauer',
      'kräftige Regen- und Schneeschauer',
      'sehr kräftige Regen- und Schneeschauer',
    ),
    unknown: precipitation,
  },
  strength: { rain: strength, snow: strength, mixed: strength, unknown: strength },
  dry: (form, place, until) => `Bis ${germanClock(until)} wird${here(place)} ${none[form]} erwartet`,
  drySlightRisk: (form, place, possibleFrom, until) =>
    `Bis ${germanClock(possibleFrom)} bleibt es${here(place)} trocken, danach besteht bis ${germanClock(until)} nur ein kleines ${risk[form]}`,
  dryThenPossible: (form, place, possibleFrom, until) =>
    `Bis ${germanClock(possibleFrom)} bleibt es${here(place)} trocken, danach ist bis ${germanClock(until)} ${names[form]} möglich`,
  starts: (noun, at, hedged) => `${noun.text} ab etwa ${germanClock(at)}${hedged ? ' möglich' : ''}`,
  startsAfterTraces: (noun, at, hedged) =>
    `bis etwa ${germanClock(at)} fast trocken, danach ${noun.text}${hedged ? ' möglich' : ''}`,
  until: (endsAt, hedged) => `${hedged ? 'voraussichtlich ' : ''}bis etwa ${germanClock(endsAt)}`,
  atLeastUntil: (horizon, hedged) =>
    `${hedged ? 'voraussichtlich ' : ''}mindestens bis ${germanClock(horizon)}`,
  pause: (from, to, hedged) =>
    `${hedged ? 'voraussichtlich ' : ''}Pause von etwa ${hourOnly(from)} bis ${germanClock(to)}`,
  thenFrom: (how, at) => `ab etwa ${germanClock(at)} ${how}`,
  intermittent: (noun, { from, endsAt, horizon }, hedged) => {
    const end = endsAt === null ? `mindestens bis ${germanClock(horizon)}` : `bis etwa ${germanClock(endsAt)}`
    // What falls already is not merely possible: only how long it lasts is.
    if (from === null) return `zeitweise ${noun.text}${hedged ? ', voraussichtlich' : ''} ${end}`
    const range =
      endsAt === null
        ? `von etwa ${hourOnly(from)} bis mindestens ${germanClock(horizon)}`
        : `von etwa ${hourOnly(from)} bis ${germanClock(endsAt)}`
    return `zeitweise ${noun.text} ${range}${hedged ? ' möglich' : ''}`
  },
  around: (how, at) => `${how} gegen ${germanClock(at)}`,
  dryAgainFrom: (at) => `ab etwa ${germanClock(at)} wieder trocken`,
  nearby: (form, distanceKm, direction, movement) => {
    const distance = distanceKm < 1 ? 'weniger als 1\u00a0km' : `${distanceKm}\u00a0km`
    const moving = movement === null ? '' : movement === 'away' ? ', zieht ab' : ', kommt näher'
    return `${names[form]} ${distance} ${directions[direction]}${moving}`
  },
  atTheMoment: (noun) => `jetzt ${noun.text}`,
  unknown: (place) =>
    `Im Moment liegt${place === null ? '' : ` ${forPlace(place, 'de')}`} keine Radarprognose vor`,
}
