import { type ChanceBin, chanceBins, type Sums } from './sums.ts'

/** A figure from fewer cases says more about chance than about the forecast: it is left out. */
export const leastCases = 20

export type ErrorFigure = {
  cases: number
  /** Mean absolute error; null for too few cases. */
  absoluteC: number | null
  /** Mean of forecast minus measured: above 0 too warm. */
  biasC: number | null
}

/** A share in per cent and of how many cases; null for too few. */
export type Share = { of: number; percent: number | null }

export type ChanceFigure = {
  cases: number
  /** Mean squared error of the chance, 0 the best, 1 the worst. */
  brier: number | null
  /** The score of always forecasting how often it was wet. */
  brierOfAverage: number | null
  /** How often it was wet. */
  wetPercent: number | null
  /** By the chance that was given: its mean, and how often it came. */
  bins: { cases: number; saidPercent: number | null; camePercent: number | null }[]
}

export type Figures = {
  high: ErrorFigure
  low: ErrorFigure
  rain: {
    cases: number
    /** Of the wet cases those that were announced. */
    hits: Share
    /** Of the announced cases those that stayed dry. */
    falseAlarms: Share
  }
  chance: ChanceFigure
}

export function figuresOf(sums: Sums): Figures {
  const { hits, misses, falseAlarms, correctNegatives } = sums
  return {
    high: errorFigure(sums.highCases, sums.highAbsolute, sums.highError),
    low: errorFigure(sums.lowCases, sums.lowAbsolute, sums.lowError),
    rain: {
      cases: hits + misses + falseAlarms + correctNegatives,
      hits: share(hits, hits + misses),
      falseAlarms: share(falseAlarms, hits + falseAlarms),
    },
    chance: chanceFigure(sums),
  }
}

/** Of the times that the planner called dry, those that stayed so: bins are chances that one of their hours gets wet. */
export function dryShares(sums: Sums): { most: Share; likely: Share } {
  const stayedDry = (bins: readonly ChanceBin[]) => {
    let [of, wet] = [0, 0]
    for (const bin of bins) {
      of += sums[`bin${bin}Cases`]
      wet += sums[`bin${bin}Wet`]
    }
    return share(of - wet, of)
  }
  // "Very likely" from 80 % on, "likely" from 60 % (domain/plan/certainty.ts).
  return { most: stayedDry([0, 1, 2]), likely: stayedDry([3, 4]) }
}

/** null for too few cases. */
const mean = (sum: number, cases: number): number | null => (cases < leastCases ? null : sum / cases)

function errorFigure(cases: number, absolute: number, error: number): ErrorFigure {
  return { cases, absoluteC: mean(absolute / 10, cases), biasC: mean(error / 10, cases) }
}

function share(part: number, of: number): Share {
  return { of, percent: mean(100 * part, of) }
}

function chanceFigure(sums: Sums): ChanceFigure {
  let cases = 0
  let wet = 0
  const bins = chanceBins.map((bin) => {
    const inBin = sums[`bin${bin}Cases`]
    cases += inBin
    wet += sums[`bin${bin}Wet`]
    return {
      cases: inBin,
      saidPercent: mean(sums[`bin${bin}Chance`], inBin),
      camePercent: mean(100 * sums[`bin${bin}Wet`], inBin),
    }
  })
  const wetShare = mean(wet, cases)
  return {
    cases,
    brier: mean(sums.chanceSquares / 10_000, cases),
    brierOfAverage: wetShare === null ? null : wetShare * (1 - wetShare),
    wetPercent: wetShare === null ? null : 100 * wetShare,
    bins,
  }
}
