import { lakeInside } from '../inside-sentence.ts'
import { alle, dalle } from '../italian.ts'
import type { DayLinePhrases } from './phrases.ts'

export const dayLineIt: DayLinePhrases = {
  upTo: (max) => `oggi fino a ${max}`,
  wear: {
    shorts: 'pantaloncini',
    't-shirt': 'maglietta',
    jumper: 'maglione',
    jacket: 'giacca',
    'winter-coat': 'giacca invernale',
  },
  dry: 'niente ombrello',
  now: 'adesso',
  from: dalle,
  take: {
    rain: (when) => `ombrello ${when}`,
    snow: (when) => `neve ${when}`,
    thunderstorms: (when) => `ombrello ${when}, temporali probabili`,
  },
  perhaps: {
    rain: (when) => `forse ombrello ${when}`,
    snow: (when) => `forse neve ${when}`,
    thunderstorms: (when) => `ombrello ${when}, temporali possibili`,
  },
  uv: (index) => `UV ${index}`,
  lake: (name, temperature) => `${lakeInside(name)} a ${temperature}`,
  taxon: {
    hazel: 'nocciolo',
    alder: 'ontano',
    ash: 'frassino',
    birch: 'betulla',
    beech: 'faggio',
    oak: 'quercia',
    grasses: 'graminacee',
  },
  load: { moderate: 'moderato', high: 'forte', 'very-high': 'molto forte' },
  pollen: ({ taxon, load }) => `carico di pollini ${dayLineIt.load[load]} (${dayLineIt.taxon[taxon]})`,
  receipt: 'il bilancio del giorno',
  said: {
    rain: (when, isLikely) => `Avevamo annunciato pioggia${isLikely ? '' : ' possibile'} ${when}`,
    snow: (when, isLikely) => `Avevamo annunciato neve${isLikely ? '' : ' possibile'} ${when}`,
    thunderstorms: (when, isLikely) =>
      `Avevamo annunciato temporali e pioggia${isLikely ? '' : ' possibili'} ${when}`,
  },
  saidDry: 'Avevamo annunciato tempo asciutto',
  came: (said, time, isSnow) =>
    `${said}. Secondo il radar ${isSnow ? 'le precipitazioni sono arrivate' : 'la pioggia è arrivata'} ${alle(time)}.`,
  fell: (said, amount) => `${said}. Secondo il radar sono caduti ${amount}.`,
  stayedDry: (said, isAsSaid) =>
    isAsSaid ? `${said}. Il radar lo conferma.` : `${said}. Secondo il radar è rimasto asciutto.`,
  unknown: (said) => `${said}. Non è stato possibile verificarlo: il radar ha visto troppo poco del giorno.`,
  millimetres: (mm) => `${mm.toFixed(1).replace('.', ',')}\u00a0mm`,
  measured: (said, measured, station) =>
    `Avevamo annunciato fino a ${said}; la stazione ${station} ha misurato ${measured}.`,
  unmeasured: (said) =>
    `Avevamo annunciato fino a ${said}. Non è stato possibile verificarlo: manca una misurazione nelle vicinanze.`,
}
