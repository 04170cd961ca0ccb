import { groupsFrom } from '../../../domain/rain/clusters.ts'
import { codeOf, decodedValue, unknownCode } from '../../../domain/rain/rate-codes.ts'
import type { StrongCell } from '../../../domain/rain/strong-cell.ts'
import { cellKmAt, productCentre, productGrid } from '../product-grid.ts'
import type { ProductMotion } from '../radar-parts.ts'

/** What showers seldom reach and thunderstorms do. */
const fromMmh = 20
/** Smaller spots come and go between two pictures. */
const leastKm2 = 12
/** Slower ones stay where they are, as far as motion can be measured. */
const leastKmh = 5
/** More would be a wall of arrows. */
const mostCells = 12

/** Cells of a picture on the product grid with the motion of the nowcast, the strongest first. */
export function strongCells(codes: Uint8Array, motion: ProductMotion): StrongCell[] {
  const { cols } = productGrid
  const known = codes.map((code) => (code === unknownCode ? 0 : code))
  return groupsFrom(known, cols, codeOf(fromMmh))
    .flatMap((group) => cellOf(group, known, motion))
    .sort((a, b) => b.rateMmh - a.rateMmh)
    .slice(0, mostCells)
}

function cellOf(group: readonly number[], codes: Uint8Array, motion: ProductMotion): StrongCell[] {
  let [sum, sumCol, sumRow, strongest] = [0, 0, 0, 0]
  for (const cell of group) {
    const rate = decodedValue(codes[cell] as number)
    sum += rate
    sumCol += rate * (cell % productGrid.cols)
    sumRow += rate * Math.floor(cell / productGrid.cols)
    strongest = Math.max(strongest, rate)
  }
  const [col, row] = [sumCol / sum, sumRow / sum]
  const km = cellKmAt(row)
  if (group.length * km * km < leastKm2) return []
  const block = Math.floor(row / motion.blockCells) * motion.cols + Math.floor(col / motion.blockCells)
  const [east, south] = [motion.u[block] ?? 0, motion.v[block] ?? 0]
  const speedKmh = Math.hypot(east, south) * km * 60
  if (speedKmh < leastKmh) return []
  const { lat, lon } = productCentre(col, row)
  const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000
  return [
    {
      lat: rounded(lat),
      lon: rounded(lon),
      rateMmh: Math.round(strongest),
      towardsDegrees: (Math.round((Math.atan2(east, -south) * 180) / Math.PI) + 360) % 360,
      speedKmh: Math.round(speedKmh),
    },
  ]
}
