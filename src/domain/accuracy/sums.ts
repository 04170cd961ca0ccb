/** Chances of 0–9 %, 10–19 % … 90–100 %. */
export const chanceBins = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export type ChanceBin = (typeof chanceBins)[number]

const binNames = chanceBins.flatMap((bin) => [`bin${bin}Cases`, `bin${bin}Wet`, `bin${bin}Chance`] as const)

/**
 * What is kept of cases once they are verified. All are whole numbers, so adding is exact in any order: errors in
 * tenths of a degree, chances in per cent, their squared errors in square per cent.
 */
export const sumNames = [
  'highCases',
  'highError',
  'highAbsolute',
  'lowCases',
  'lowError',
  'lowAbsolute',
  'hits',
  'misses',
  'falseAlarms',
  'correctNegatives',
  'chanceSquares',
  ...binNames,
] as const
export type SumName = (typeof sumNames)[number]
export type Sums = Record<SumName, number>

export const noSums = (): Sums => Object.fromEntries(sumNames.map((name) => [name, 0])) as Sums

export function addSums(a: Sums, b: Sums): Sums {
  const sum = noSums()
  for (const name of sumNames) sum[name] = a[name] + b[name]
  return sum
}

/** `error`: forecast minus measured, in tenths of a degree. */
export function countError(sums: Sums, of: 'high' | 'low', error: number): void {
  sums[`${of}Cases`]++
  sums[`${of}Error`] += error
  sums[`${of}Absolute`] += Math.abs(error)
}

/** A forecast of rain or none against what came. */
export function countRain(sums: Sums, isAnnounced: boolean, isWet: boolean): void {
  if (isAnnounced) sums[isWet ? 'hits' : 'falseAlarms']++
  else sums[isWet ? 'misses' : 'correctNegatives']++
}

/** A chance in whole per cent against what came. */
export function countChance(sums: Sums, chancePercent: number, isWet: boolean): void {
  const bin = Math.min(9, Math.floor(chancePercent / 10)) as ChanceBin
  sums[`bin${bin}Cases`]++
  sums[`bin${bin}Chance`] += chancePercent
  if (isWet) sums[`bin${bin}Wet`]++
  sums.chanceSquares += (chancePercent - (isWet ? 100 : 0)) ** 2
}
