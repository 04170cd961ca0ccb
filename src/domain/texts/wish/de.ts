import { germanClock } from '../german.ts'
import type { WishPhrases } from './phrases.ts'

const purposes = {
  walk: 'zum Spazieren',
  hike: 'zum Wandern',
  bike: 'zum Velofahren',
  laundry: 'zum Wäschetrocknen',
  hay: 'zum Heuen',
  barbecue: 'zum Grillieren',
  swim: 'zum Baden',
  ski: 'zum Skifahren',
  tour: 'für eine Skitour',
}

export const wishPhrasesDe: WishPhrases = {
  sure: (likelihood, percent) =>
    `${likelihood === 'most' ? 'sehr wahrscheinlich' : 'wahrscheinlich'} (${percent}\u00a0%)`,
  from: (time, day) => (day === null ? `ab ${germanClock(time)}` : `am ${day} ab ${germanClock(time)}`),
  dryHours: (hours, from) => `${hours} trockene ${hours === 1 ? 'Stunde' : 'Stunden'} ${from}`,
  goodFor: (need, from) => `gut ${purposes[need]} ${from}`,
  span: (end, sure) => `Bis ${germanClock(end)}, ${sure}.`,
  dryDays: (days, day) => `${days} trockene Tage ab ${day ?? 'heute'}`,
  forHay: (sure) => `Gut zum Heuen, ${sure}.`,
  lake: (name, temperature) => `${name} bei ${temperature}`,
  frost: (temperature, from) => `Kälte bis ${temperature} ${from}`,
  snow: (cm) => `${cm}\u00a0cm Neuschnee`,
  snowSpan: (from, day, end) =>
    `Prognose: ${from} bis ${day === null ? '' : `${day} um `}${germanClock(end)}.`,
  gusts: (kmh, from) => `Böen bis ${kmh}\u00a0km/h ${from}`,
  hail: (from) => `Gewitter möglich ${from}`,
  bise: (from) => `Bise ${from}`,
  about: {
    lake: 'An der Oberfläche, von einem Seemodell berechnet.',
    frost: 'Laut Prognose wahrscheinlich.',
    gusts: 'Zeit, lose Gegenstände zu sichern oder hereinzuholen.',
    hail: 'Hagel und Böen sind möglich: Zeit, die Storen einzufahren.',
    bise: 'Laut Prognose weht sie mindestens sechs Stunden lang.',
  },
  off: {
    need: (need) => `doch nicht so gut ${purposes[need]}`,
    dry: 'doch keine trockenen Stunden',
    days: 'doch keine trockenen Tage',
    lake: 'der See ist wieder kühler',
    frost: 'doch nicht so kalt',
    snow: 'weniger Neuschnee als gemeldet',
    gusts: 'schwächere Böen als gemeldet',
    hail: 'doch keine Gewitter',
    bise: 'doch keine Bise',
  },
  lakeOff: 'Das Wasser ist kälter, als du es dir gewünscht hast.',
  offText: (day) => `Das hatten wir für ${day ?? 'heute'} gemeldet. Seither hat sich die Prognose geändert.`,
}
