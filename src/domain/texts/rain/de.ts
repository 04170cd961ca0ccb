import type { CompassSector } from '../../compass-sector.ts'
import { withGermanClock } from '../german.ts'
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
/** In whole sentences the clock has its word. */
const clock = (time: string): string => withGermanClock(`${time}\u00a0Uhr`)

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
  dry: (form, place, until) => `Bis ${clock(until)} wird${here(place)} ${none[form]} erwartet`,
  drySlightRisk: (form, place, possibleFrom, until) =>
    `Bis ${clock(possibleFrom)} bleibt es${here(place)} trocken, danach besteht bis ${clock(until)} nur ein kleines ${risk[form]}`,
  dryThenPossible: (form, place, possibleFrom, until) =>
    `Bis ${clock(possibleFrom)} bleibt es${here(place)} trocken, danach ist bis ${clock(until)} ${names[form]} möglich`,
  starts: (noun, at, hedged) => `${noun.text} ab etwa ${clock(at)}${hedged ? ' möglich' : ''}`,
  startsAfterTraces: (noun, at, hedged) =>
    `bis etwa ${clock(at)} fast trocken, danach ${noun.text}${hedged ? ' möglich' : ''}`,
  until: (what, endsAt, hedged) => `${what}${hedged ? ', voraussichtlich' : ''} bis etwa ${clock(endsAt)}`,
  atLeastUntil: (what, horizon, hedged) =>
    `${what}${hedged ? ', voraussichtlich' : ''} bis mindestens ${clock(horizon)}`,
  thenUntil: (how, endsAt, hedged) =>
    `danach ${how}${hedged ? ', voraussichtlich' : ''} bis etwa ${clock(endsAt)}`,
  thenAtLeastUntil: (how, horizon, hedged) =>
    `danach ${how}${hedged ? ', voraussichtlich' : ''} bis mindestens ${clock(horizon)}`,
  thenFrom: (how, at) => `ab etwa ${clock(at)} ${how}`,
  intermittent: (noun, { from, endsAt, horizon }, hedged) => {
    const end = endsAt === null ? `bis mindestens ${clock(horizon)}` : `bis etwa ${clock(endsAt)}`
    // What falls already is not merely possible: only how long it lasts is.
    if (from === null) return `zeitweise ${noun.text}${hedged ? ', voraussichtlich' : ''} ${end}`
    const range = endsAt === null ? `von etwa ${from} ${end}` : `von etwa ${from} bis ${clock(endsAt)}`
    return `zeitweise ${noun.text} ${range}${hedged ? ' möglich' : ''}`
  },
  around: (how, at) => `${how} gegen ${clock(at)}`,
  dryAgainFrom: (at) => `ab etwa ${clock(at)} wieder trocken`,
  thenAgainFrom: (at) => `ab etwa ${clock(at)} erneut`,
  nearby: (form, distanceKm, direction, movement) => {
    const distance = distanceKm < 1 ? 'weniger als 1\u00a0km' : `${distanceKm}\u00a0km`
    const moving = movement === null ? '' : movement === 'away' ? ', zieht ab' : ', kommt näher'
    return `${names[form]} ${distance} ${directions[direction]}${moving}`
  },
  atTheMoment: (noun) => `jetzt ${noun.text}`,
  unknown: (place) =>
    `Im Moment liegt${place === null ? '' : ` ${forPlace(place, 'de')}`} keine Radarprognose vor`,
}
