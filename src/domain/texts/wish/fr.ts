import { lakeInside } from '../inside-sentence.ts'
import type { WishPhrases } from './phrases.ts'

const purposes = {
  walk: 'une promenade',
  hike: 'une randonnée',
  bike: 'une sortie à vélo',
  laundry: 'faire sécher le linge',
  hay: 'faire les foins',
  barbecue: 'une grillade',
  swim: 'la baignade',
  ski: 'le ski',
  tour: 'une randonnée à ski',
}

export const wishPhrasesFr: WishPhrases = {
  sure: (likelihood, percent) =>
    `${likelihood === 'most' ? 'très probable' : 'probable'} (${percent}\u202f%)`,
  from: (time, day) => (day === null ? `dès ${time}` : `${day} dès ${time}`),
  dryHours: (hours, from) => `${hours} ${hours === 1 ? 'heure sèche' : 'heures sèches'} ${from}`,
  goodFor: (need, from) => `bon moment pour ${purposes[need]} ${from}`,
  span: (end, sure) => `Jusqu’à ${end}, ${sure}.`,
  dryDays: (days, day) => `${days} jours secs dès ${day ?? 'aujourd’hui'}`,
  forHay: (sure) => `Bon moment pour faire les foins, ${sure}.`,
  lake: (name, temperature) => `${lakeInside(name)} à ${temperature}`,
  frost: (temperature, from) => `froid jusqu’à ${temperature} ${from}`,
  snow: (cm) => `${cm}\u00a0cm de neige fraîche`,
  snowSpan: (from, day, end) =>
    `Selon les prévisions, ${from} et jusqu’à ${day === null ? '' : `${day} à `}${end}.`,
  gusts: (kmh, from) => `rafales de ${kmh}\u00a0km/h ${from}`,
  hail: (from) => `orages possibles ${from}`,
  bise: (from) => `bise ${from}`,
  about: {
    lake: 'En surface, calculé par un modèle du lac.',
    frost: 'Probable selon les prévisions.',
    gusts: 'Il est temps de fixer ou de rentrer ce qui peut s’envoler.',
    hail: 'Ils peuvent apporter grêle et rafales\u202f: il est temps de rentrer les stores.',
    bise: 'Selon les prévisions, elle soufflera au moins six heures.',
  },
  off: {
    need: (need) => `finalement pas de bon moment pour ${purposes[need]}`,
    dry: 'finalement pas d’heures sèches',
    days: 'finalement pas de jours secs',
    lake: 'le lac s’est rafraîchi',
    frost: 'finalement moins froid',
    snow: 'moins de neige fraîche que prévu',
    gusts: 'rafales moins fortes que prévu',
    hail: 'finalement pas d’orages',
    bise: 'finalement pas de bise',
  },
  lakeOff: 'Il est au-dessous de la température que vous avez choisie.',
  offText: (day) =>
    `Nous vous l’avions annoncé pour ${day ?? 'aujourd’hui'}. Les prévisions ont changé depuis.`,
}
