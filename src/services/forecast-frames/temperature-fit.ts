/** How the temperature of an hour changes with height. */
export type HeightFit = {
  at(heightM: number): number
  /** °C per 100 m; null where no single line fits: under an inversion it is another one below than above. */
  lapseCPer100M: number | null
}

/** One line is given up where it misses the points below this height by more than that. */
const lowGroundM = 1000
const mostMissC = 1.5
/** Where an inversion may end. */
const kneesM = [500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1800, 2000]
const fewest = 10

type Sample = { heightM: number; celsius: number }

/** null where too few points have a temperature. */
export function fitTemperature(heightsM: readonly number[], celsius: Float32Array): HeightFit | null {
  const samples = heightsM.flatMap((heightM, index): Sample[] => {
    const value = celsius[index] ?? Number.NaN
    return Number.isNaN(value) ? [] : [{ heightM, celsius: value }]
  })
  if (samples.length < fewest) return null
  const line = leastSquares(samples, Number.POSITIVE_INFINITY)
  if (line === null) return null
  const lapseCPer100M = Math.round(line.slope * 10_000) / 100
  const low = samples.filter(({ heightM }) => heightM < lowGroundM)
  if (low.length < fewest || missC(low, line.at) <= mostMissC) return { at: line.at, lapseCPer100M }
  const bent = kneesM
    .flatMap((kneeM) => leastSquares(samples, kneeM) ?? [])
    .map(({ at }) => ({ at, miss: missC(samples, at) }))
    .sort((a, b) => a.miss - b.miss)[0]
  if (!bent || bent.miss >= missC(samples, line.at)) return { at: line.at, lapseCPer100M }
  return { at: bent.at, lapseCPer100M: null }
}

function missC(samples: readonly Sample[], at: (heightM: number) => number): number {
  let sum = 0
  for (const { heightM, celsius } of samples) sum += (celsius - at(heightM)) ** 2
  return Math.sqrt(sum / samples.length)
}

/** Two lines that meet at the knee, or one: by the normal equations, heights in kilometres. */
function leastSquares(samples: readonly Sample[], kneeM: number) {
  const isOne = !Number.isFinite(kneeM)
  const knee = kneeM / 1000
  const parts = (km: number): [number, number, number] =>
    isOne ? [1, km, 0] : [1, Math.min(km, knee), Math.max(0, km - knee)]
  const sums = Array.from({ length: 3 }, () => [0, 0, 0, 0])
  for (const { heightM, celsius } of samples) {
    const part = parts(heightM / 1000)
    for (const [i, a] of part.entries()) {
      const row = sums[i] as number[]
      for (const [j, b] of part.entries()) row[j] = (row[j] as number) + a * b
      row[3] = (row[3] as number) + a * celsius
    }
  }
  const solved = solve(isOne ? sums.slice(0, 2).map((row) => [row[0], row[1], row[3]] as number[]) : sums)
  if (solved === null) return null
  const [base = 0, lower = 0, upper = 0] = solved
  return {
    slope: lower / 1000,
    at(heightM: number) {
      const [one, below, above] = parts(heightM / 1000)
      return one * base + below * lower + above * upper
    },
  }
}

/** Gauss and Jordan; null where the points lie on one height. */
function solve(rows: number[][]): number[] | null {
  const count = rows.length
  for (let i = 0; i < count; i++) {
    const best = rows.slice(i).reduce((a, b) => (Math.abs(b[i] ?? 0) > Math.abs(a[i] ?? 0) ? b : a))
    rows.splice(rows.indexOf(best), 1)
    rows.splice(i, 0, best)
    const pivot = best[i] as number
    if (Math.abs(pivot) < 1e-6) return null
    for (const [r, row] of rows.entries()) {
      const share = (row[i] as number) / pivot
      if (r !== i) for (let c = i; c <= count; c++) row[c] = (row[c] as number) - share * (best[c] as number)
    }
  }
  return rows.map((row, i) => (row[count] as number) / (row[i] as number))
}
