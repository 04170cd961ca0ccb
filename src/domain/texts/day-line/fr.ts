import { lakeInside } from '../inside-sentence.ts'
import type { DayLinePhrases } from './phrases.ts'

export const dayLineFr: DayLinePhrases = {
  upTo: (max) => `jusqu’à ${max} aujourd’hui`,
  wear: {
    shorts: 'short',
    't-shirt': 'T-shirt',
    jumper: 'pull',
    jacket: 'veste',
    'winter-coat': 'manteau d’hiver',
  },
  dry: 'pas de parapluie',
  now: 'maintenant',
  from: (time) => `dès ${time}`,
  take: {
    rain: (when) => `parapluie ${when}`,
    snow: (when) => `neige ${when}`,
    thunderstorms: (when) => `parapluie ${when}, orages probables`,
  },
  perhaps: {
    rain: (when) => `parapluie peut-être ${when}`,
    snow: (when) => `neige possible ${when}`,
    thunderstorms: (when) => `parapluie ${when}, orages possibles`,
  },
  uv: (index) => `UV ${index}`,
  lake: (name, temperature) => `${lakeInside(name)} à ${temperature}`,
  taxon: {
    hazel: 'noisetier',
    alder: 'aulne',
    ash: 'frêne',
    birch: 'bouleau',
    beech: 'hêtre',
    oak: 'chêne',
    grasses: 'graminées',
  },
  load: { moderate: 'modérée', high: 'forte', 'very-high': 'très forte' },
  pollen: ({ taxon, load }) => `charge pollinique ${dayLineFr.load[load]} (${dayLineFr.taxon[taxon]})`,
  receipt: 'le bilan du jour',
  said: {
    rain: (when, isLikely) =>
      `Nous avions annoncé ${isLikely ? 'de la pluie' : 'un risque de pluie'} ${when}`,
    snow: (when, isLikely) =>
      `Nous avions annoncé ${isLikely ? 'de la neige' : 'un risque de neige'} ${when}`,
    thunderstorms: (when, isLikely) =>
      `Nous avions annoncé ${isLikely ? 'des orages et de la pluie' : 'un risque d’orages et de pluie'} ${when}`,
  },
  saidDry: 'Nous avions annoncé un temps sec',
  came: (said, time, isSnow) =>
    `${said}. Selon le radar, ${isSnow ? 'les précipitations sont arrivées' : 'la pluie est arrivée'} à ${time}.`,
  fell: (said, amount) => `${said}. Selon le radar, il est tombé ${amount}.`,
  stayedDry: (said, isAsSaid) =>
    isAsSaid ? `${said}. Le radar le confirme.` : `${said}. Selon le radar, il n’est rien tombé.`,
  unknown: (said) => `${said}. Impossible à vérifier\u202f: le radar n’a pas vu assez de la journée.`,
  millimetres: (mm) => `${mm.toFixed(1).replace('.', ',')}\u00a0mm`,
  measured: (said, measured, station) =>
    `Nous avions annoncé jusqu’à ${said}\u202f; la station ${station} a mesuré ${measured}.`,
  unmeasured: (said) =>
    `Nous avions annoncé jusqu’à ${said}. Impossible à vérifier\u202f: pas de mesure à proximité.`,
}
