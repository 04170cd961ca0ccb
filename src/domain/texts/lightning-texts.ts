import type { InEveryLanguage } from '../language.ts'
import { type FlashesNear, flashNearKm, lightningStepMs } from '../rain/lightning.ts'
import { germanClock, hourOnly } from './german.ts'
import { alle, dalle } from './italian.ts'

type LightningTexts = {
  /** "Flashes about 6 km away, 17:45 to 17:50". */
  near: (km: number, from: string, to: string) => string
  overhead: (from: string, to: string) => string
  /** A satellite may see none, and may not see. */
  none: (km: number, since: string) => string
  note: string
}

export const lightningTexts: InEveryLanguage<LightningTexts> = {
  en: {
    near: (km, from, to) => `Flashes about ${km}\u00a0km away, ${from} to ${to}.`,
    overhead: (from, to) => `Flashes overhead or within a few kilometres, ${from} to ${to}.`,
    none: (km, since) => `No flashes within ${km}\u00a0km since ${since}, or none that the satellite saw.`,
    note: 'Seen by satellite, in the clouds and to the ground; accurate to within a few kilometres.',
  },
  de: {
    near: (km, from, to) => `Blitze in etwa ${km}\u00a0km, von ${hourOnly(from)} bis ${germanClock(to)}.`,
    overhead: (from, to) =>
      `Blitze am Ort selbst oder wenige Kilometer entfernt, von ${hourOnly(from)} bis ${germanClock(to)}.`,
    none: (km, since) =>
      `Seit ${germanClock(since)} keine Blitze im Umkreis von ${km}\u00a0km, oder der Satellit hat sie nicht gesehen.`,
    note: 'Vom Satelliten gesehen, in den Wolken und zum Boden, auf einige Kilometer genau.',
  },
  fr: {
    near: (km, from, to) => `Éclairs à environ ${km}\u00a0km, de ${from} à ${to}.`,
    overhead: (from, to) => `Éclairs au-dessus ou à quelques kilomètres, de ${from} à ${to}.`,
    none: (km, since) =>
      `Aucun éclair à moins de ${km}\u00a0km depuis ${since}\u202f; il se peut aussi que la mesure ait manqué.`,
    note: 'Vus par satellite, dans les nuages et vers le sol, à quelques kilomètres près.',
  },
  it: {
    near: (km, from, to) => `Fulmini a circa ${km}\u00a0km, ${dalle(from)} ${alle(to)}.`,
    overhead: (from, to) => `Fulmini sopra la località o a pochi chilometri, ${dalle(from)} ${alle(to)}.`,
    none: (km, since) =>
      `Nessun fulmine entro ${km}\u00a0km ${dalle(since)}; può anche darsi che la misurazione sia mancata.`,
    note: 'Visti dal satellite, nelle nubi e verso il suolo, con qualche chilometro di scarto.',
  },
}

/** Closer than the satellite can tell. */
const overheadKm = 5

/** One sentence on flashes near a place. */
export function flashesText(
  { nearest, since }: FlashesNear,
  language: keyof typeof lightningTexts,
  time: (at: number) => string,
): string {
  const words = lightningTexts[language]
  if (nearest === null) return words.none(flashNearKm, time(since))
  const [from, to] = [time(nearest.at), time(nearest.at + lightningStepMs)]
  return nearest.km < overheadKm ? words.overhead(from, to) : words.near(Math.round(nearest.km), from, to)
}
