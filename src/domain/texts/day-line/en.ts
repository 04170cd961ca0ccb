import type { DayLinePhrases } from './phrases.ts'

const possible = (isLikely: boolean) => (isLikely ? '' : 'possible ')

export const dayLineEn: DayLinePhrases = {
  upTo: (max) => `up to ${max} today`,
  wear: {
    shorts: 'shorts',
    't-shirt': 'T-shirt',
    jumper: 'jumper',
    jacket: 'jacket',
    'winter-coat': 'winter coat',
  },
  dry: 'no umbrella',
  now: 'now',
  from: (time) => `from ${time}`,
  take: {
    rain: (when) => `umbrella ${when}`,
    snow: (when) => `snow ${when}`,
    thunderstorms: (when) => `umbrella ${when}, thunderstorms likely`,
  },
  perhaps: {
    rain: (when) => `perhaps an umbrella ${when}`,
    snow: (when) => `perhaps snow ${when}`,
    thunderstorms: (when) => `umbrella ${when}, thunderstorms possible`,
  },
  uv: (index) => `UV ${index}`,
  lake: (name, temperature) => `${name} ${temperature}`,
  taxon: {
    hazel: 'hazel',
    alder: 'alder',
    ash: 'ash',
    birch: 'birch',
    beech: 'beech',
    oak: 'oak',
    grasses: 'grass',
  },
  load: { moderate: 'moderate', high: 'high', 'very-high': 'very high' },
  pollen: ({ taxon, load }) => `${dayLineEn.taxon[taxon]} pollen ${dayLineEn.load[load]}`,
  receipt: 'how the day turned out',
  said: {
    rain: (when, isLikely) => `We said ${possible(isLikely)}rain ${when}`,
    snow: (when, isLikely) => `We said ${possible(isLikely)}snow ${when}`,
    thunderstorms: (when, isLikely) => `We said ${possible(isLikely)}thunderstorms and rain ${when}`,
  },
  saidDry: 'We said it would stay dry',
  came: (said, time, isSnow) =>
    `${said}; according to the radar, ${isSnow ? 'precipitation' : 'rain'} came at ${time}.`,
  fell: (said, amount) => `${said}; according to the radar, ${amount} fell.`,
  stayedDry: (said, isAsSaid) =>
    isAsSaid
      ? `${said}, and it did, according to the radar.`
      : `${said}; according to the radar, it stayed dry.`,
  unknown: (said) => `${said}. This could not be checked: the radar did not see enough of the day.`,
  millimetres: (mm) => `${mm.toFixed(1)}\u00a0mm`,
  measured: (said, measured, station) =>
    `We said up to ${said}; the ${station} station measured ${measured}.`,
  unmeasured: (said) => `We said up to ${said}. This could not be checked: no station nearby measured it.`,
}
