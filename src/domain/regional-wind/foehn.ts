import { isInSector, type WindLevel, type WindSample } from './wind-sample.ts'

/** South föhn blows north of the Alps, north föhn south of them. */
export type FoehnSide = 'south' | 'north'

export type FoehnState = 'foehn' | 'mixed' | 'none'

/** What is said of one station: by MeteoSwiss' index, or by our own reading of the same signs. */
export type StationFoehn = { state: FoehnState; isOwnReading: boolean }

/**
 * "Föhn tritt ab einer Differenz von etwa 4 hPa auf" (MeteoSwiss, description of its pressure differences
 * Kloten–Lugano); above some 8 hPa it usually reaches the plain (rule of thumb of Swiss forecasters).
 */
export const foehnFromHpa = 4
export const foehnInPlainFromHpa = 8

/**
 * Dürr (2008), MeteoSwiss working report 223, as for Altdorf: the crest's wind from the other side of the Alps (for
 * south föhn 90 to 240°), the valley's air potentially at most 4.0 K colder than the crest's, at most 54 per cent humid,
 * and at 3.7 m/s or in gusts of 6.2 m/s from 60 to 240°. The report treats south föhn alone; for north föhn the sectors
 * are turned to the other side.
 */
export const crestSector: Record<FoehnSide, [number, number]> = { south: [90, 240], north: [270, 60] }
const valleySector: Record<FoehnSide, [number, number]> = { south: [60, 240], north: [240, 100] }
const mostPotentiallyColderK = 4
const mostHumidPercent = 54
const leastWindKmh = 3.7 * 3.6
const leastGustKmh = 6.2 * 3.6
/** K per 100 m: what air warms by on its way down, dry. */
const dryAdiabaticK = 0.976

/** How much colder the valley is than the crest's air would be once it has come down; negative: warmer. K. */
export function potentialDeficitK(
  valley: { temperatureC: number; heightM: number },
  crest: { temperatureC: number; heightM: number },
): number {
  const descended = crest.temperatureC + (dryAdiabaticK * (crest.heightM - valley.heightM)) / 100
  return descended - valley.temperatureC
}

/** null where the station says too little. */
export function foehnAt(
  side: FoehnSide,
  valley: { sample: WindSample; heightM: number },
  crest: { sample: WindSample; heightM: number } | null,
): StationFoehn | null {
  const { foehnIndex } = valley.sample
  if (foehnIndex !== null)
    return { state: (['none', 'mixed', 'foehn'] as const)[foehnIndex], isOwnReading: false }
  const state = crest && ownReading(side, valley, crest)
  return state && { state, isOwnReading: true }
}

function ownReading(
  side: FoehnSide,
  valley: { sample: WindSample; heightM: number },
  crest: { sample: WindSample; heightM: number },
): FoehnState | null {
  const { temperatureC, humidityPercent, windSpeedKmh, windGustKmh, windFromDegrees } = valley.sample
  const aloft = crest.sample
  if (temperatureC === null || humidityPercent === null || windFromDegrees === null) return null
  if (aloft.temperatureC === null || aloft.windFromDegrees === null) return null
  if (!isInSector(aloft.windFromDegrees, ...crestSector[side])) return 'none'
  const deficit = potentialDeficitK(
    { temperatureC, heightM: valley.heightM },
    { temperatureC: aloft.temperatureC, heightM: crest.heightM },
  )
  if (deficit > mostPotentiallyColderK || humidityPercent > mostHumidPercent) return 'none'
  const isWindy = (windSpeedKmh ?? 0) >= leastWindKmh || (windGustKmh ?? 0) >= leastGustKmh
  return isWindy && isInSector(windFromDegrees, ...valleySector[side]) ? 'foehn' : 'mixed'
}

/** Evidence for a wind, against it, or for neither. */
type Sign = 'for' | 'against' | 'neither'

export type FoehnSituation = {
  side: FoehnSide
  level: WindLevel
  /** Pressure in the south less that in the north, at sea level; null where one of the two is missing. */
  differenceHpa: number | null
  /** Beside the valleys' stations: what the pressure and the wind on the crest say. */
  signs: { pressure: Sign; crest: Sign }
  /** Where it blows, or its air is mixed in. */
  stations: string[]
}

/** Less than this is no more than local heating: mixed air is no sign of föhn then. */
const leastForSignsHpa = 1

/**
 * Of both föhns the one with more evidence. "Blowing" takes MeteoSwiss' index with neither the pressure nor the wind
 * on the crest against it, or our own reading where the pressure agrees; a station that only one of them contradicts
 * is a sign, one that both contradict is none.
 */
export function foehnSituation(
  differenceHpa: number | null,
  crestFromDegrees: number | null,
  stations: readonly StationReading[],
): FoehnSituation {
  const south = situationOf('south', differenceHpa, crestFromDegrees, stations)
  const north = situationOf('north', differenceHpa, crestFromDegrees, stations)
  const order: WindLevel[] = ['blowing', 'signs', 'favourable', 'none']
  const [a, b] = [order.indexOf(south.level), order.indexOf(north.level)]
  if (a !== b) return a < b ? south : north
  return (differenceHpa ?? 0) >= 0 ? south : north
}

type StationReading = { id: string; side: FoehnSide; foehn: StationFoehn | null }

function situationOf(
  side: FoehnSide,
  differenceHpa: number | null,
  crestFromDegrees: number | null,
  stations: readonly StationReading[],
): FoehnSituation {
  const overpressure = differenceHpa === null ? null : side === 'south' ? differenceHpa : -differenceHpa
  const pressure: Sign =
    overpressure === null
      ? 'neither'
      : overpressure >= foehnFromHpa
        ? 'for'
        : overpressure < 0
          ? 'against'
          : 'neither'
  const crest: Sign =
    crestFromDegrees === null
      ? 'neither'
      : isInSector(crestFromDegrees, ...crestSector[side])
        ? 'for'
        : 'against'
  const contradictions = [pressure, crest].filter((sign) => sign === 'against').length
  const ofSide = stations.filter((station) => station.side === side)
  const inFoehn = ofSide.filter(({ foehn }) => foehn?.state === 'foehn')
  const mixed = ofSide.filter(({ foehn }) => foehn?.state === 'mixed')
  const isIndexed = inFoehn.some(({ foehn }) => foehn?.isOwnReading === false)
  const isSure = contradictions === 0 && (isIndexed || (inFoehn.length > 0 && pressure === 'for'))
  const isMixedASign = contradictions === 0 && (overpressure ?? leastForSignsHpa) >= leastForSignsHpa
  const shown = inFoehn.length > 0 ? (contradictions < 2 ? inFoehn : []) : isMixedASign ? mixed : []
  return {
    side,
    level: isSure ? 'blowing' : shown.length > 0 ? 'signs' : pressure === 'for' ? 'favourable' : 'none',
    differenceHpa,
    signs: { pressure, crest },
    stations: shown.map(({ id }) => id),
  }
}
