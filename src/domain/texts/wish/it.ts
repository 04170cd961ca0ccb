import { lakeInside } from '../inside-sentence.ts'
import { alle, dalle } from '../italian.ts'
import type { WishPhrases } from './phrases.ts'

const purposes = {
  walk: 'una passeggiata',
  hike: 'un’escursione',
  bike: 'un giro in bici',
  laundry: 'stendere il bucato',
  hay: 'fare il fieno',
  barbecue: 'una grigliata',
  swim: 'fare il bagno',
  ski: 'sciare',
  tour: 'una gita di scialpinismo',
}

export const wishPhrasesIt: WishPhrases = {
  sure: (likelihood, percent) =>
    `${likelihood === 'most' ? 'molto probabile' : 'probabile'} (${percent}\u00a0%)`,
  from: (time, day) => (day === null ? dalle(time) : `${day} ${dalle(time)}`),
  dryHours: (hours, from) => `${hours} ${hours === 1 ? 'ora asciutta' : 'ore asciutte'} ${from}`,
  goodFor: (need, from) => `momento adatto per ${purposes[need]} ${from}`,
  span: (end, sure) => `Fino ${alle(end)}, ${sure}.`,
  dryDays: (days, day) => `${days} giorni asciutti da ${day ?? 'oggi'}`,
  forHay: (sure) => `Momento adatto per fare il fieno, ${sure}.`,
  lake: (name, temperature) => `${lakeInside(name)} a ${temperature}`,
  frost: (temperature, from) => `freddo fino a ${temperature} ${from}`,
  snow: (cm) => `${cm}\u00a0cm di neve fresca`,
  snowSpan: (from, day, end) =>
    `Secondo le previsioni, ${from} fino ${day === null ? '' : `a ${day} `}${alle(end)}.`,
  gusts: (kmh, from) => `raffiche di ${kmh}\u00a0km/h ${from}`,
  hail: (from) => `temporali possibili ${from}`,
  bise: (from) => `bise ${from}`,
  about: {
    lake: 'In superficie, calcolato da un modello del lago.',
    frost: 'Probabile secondo le previsioni.',
    gusts: 'È ora di fissare o ritirare ciò che può volare via.',
    hail: 'Possono portare grandine e raffiche: è ora di ritirare le tende da sole.',
    bise: 'Secondo le previsioni questo vento freddo da nord-est durerà almeno sei ore.',
  },
  off: {
    need: (need) => `alla fine nessun momento adatto per ${purposes[need]}`,
    dry: 'alla fine nessuna ora asciutta',
    days: 'alla fine nessun giorno asciutto',
    lake: 'il lago è di nuovo più fresco',
    frost: 'alla fine meno freddo',
    snow: 'meno neve fresca del previsto',
    gusts: 'raffiche più deboli del previsto',
    hail: 'alla fine nessun temporale',
    bise: 'alla fine niente bise',
  },
  lakeOff: 'È sotto la temperatura che hai scelto.',
  offText: (day) => `Te l’avevamo annunciato per ${day ?? 'oggi'}. Da allora le previsioni sono cambiate.`,
}
