import { germanClock } from '../german.ts'
import type { DayLinePhrases } from './phrases.ts'

const possible = (isLikely: boolean) => (isLikely ? '' : ' möglich')

export const dayLineDe: DayLinePhrases = {
  upTo: (max) => `heute bis ${max}`,
  wear: {
    shorts: 'kurze Hosen',
    't-shirt': 'T-Shirt',
    jumper: 'Pullover',
    jacket: 'Jacke',
    'winter-coat': 'Winterjacke',
  },
  dry: 'kein Schirm nötig',
  now: 'jetzt',
  from: (time) => `ab ${germanClock(time)}`,
  take: {
    rain: (when) => `Schirm ${when}`,
    snow: (when) => `Schnee ${when}`,
    thunderstorms: (when) => `Schirm ${when}, Gewitter wahrscheinlich`,
  },
  perhaps: {
    rain: (when) => `vielleicht Schirm ${when}`,
    snow: (when) => `vielleicht Schnee ${when}`,
    thunderstorms: (when) => `Schirm ${when}, Gewitter möglich`,
  },
  uv: (index) => `UV ${index}`,
  lake: (name, temperature) => `${name} ${temperature}`,
  taxon: {
    hazel: 'Hasel',
    alder: 'Erle',
    ash: 'Esche',
    birch: 'Birke',
    beech: 'Buche',
    oak: 'Eiche',
    grasses: 'Gräser',
  },
  load: { moderate: 'mässig', high: 'stark', 'very-high': 'sehr stark' },
  pollen: ({ taxon, load }) => `Pollen (${dayLineDe.taxon[taxon]}) ${dayLineDe.load[load]}`,
  receipt: 'was aus dem Tag wurde',
  said: {
    rain: (when, isLikely) => `Angesagt: Regen ${when}${possible(isLikely)}`,
    snow: (when, isLikely) => `Angesagt: Schnee ${when}${possible(isLikely)}`,
    thunderstorms: (when, isLikely) => `Angesagt: Gewitter und Regen ${when}${possible(isLikely)}`,
  },
  saidDry: 'Angesagt: trocken',
  came: (said, time, isSnow) =>
    `${said}. Laut Radar kam ${isSnow ? 'Niederschlag' : 'der Regen'} um ${germanClock(time)}.`,
  fell: (said, amount) => `${said}. Laut Radar fielen ${amount}.`,
  stayedDry: (said, isAsSaid) =>
    isAsSaid ? `${said}. So kam es laut Radar auch.` : `${said}. Laut Radar blieb es trocken.`,
  unknown: (said) => `${said}. Das liess sich nicht prüfen: Das Radar sah zu wenig vom Tag.`,
  millimetres: (mm) => `${mm.toFixed(1).replace('.', ',')}\u00a0mm`,
  measured: (said, measured, station) =>
    `Angesagt: bis ${said}. Die Station ${station} hat ${measured} gemessen.`,
  unmeasured: (said) =>
    `Angesagt: bis ${said}. Das liess sich nicht prüfen: In der Nähe hat keine Station gemessen.`,
}
