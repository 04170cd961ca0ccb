import { fallsAsSnow } from '../../../domain/weather/falling-form.ts'
import { productCells, productGrid, productPosition } from '../product-grid.ts'
import { productHeights } from '../product-heights.ts'
import type { AirHour } from '../radar-parts.ts'

/** Cells between two points where the freezing level is worked out: it bends little over 15 km. */
const lattice = 16
/** Of the weights of the forecast's points, km: nearer ones count alike. */
const evenWithinKm = 15
/** A thermometer speaks for ground this near: so many km away, and a km less for every so many metres of height. */
const reachKm = 25
const heightPerKm = 10

type Thermometer = { row: number; col: number; heightM: number; temperatureC: number }

/**
 * Where precipitation falls, or would fall, as snow (1) at a full hour: by the freezing level over the heights of the
 * ground and, near a thermometer of about the same height, by its temperature. null where no freezing level is known.
 */
export function snowMap({ freezingLevels, temperatures }: AirHour): Uint8Array | null {
  const levels = levelsOnLattice(freezingLevels)
  if (levels === null) return null
  const heights = productHeights()
  const { rows, cols } = productGrid
  const snow = new Uint8Array(productCells)
  const isSnow = (row: number, col: number, temperatureC: number | null) =>
    fallsAsSnow({
      heightM: heights[row * cols + col] as number,
      freezingLevelM: between(levels, row, col),
      temperatureC,
    }) === true
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) snow[row * cols + col] = isSnow(row, col, null) ? 1 : 0

  const thermometers = thermometersOf(temperatures)
  /** They say another thing than the snow line: cold ground under warm air, or a forecast that is off. */
  const contrary = thermometers.filter(
    ({ row, col, heightM, temperatureC }) =>
      fallsAsSnow({ heightM, freezingLevelM: between(levels, row, col), temperatureC }) !==
      fallsAsSnow({ heightM, freezingLevelM: between(levels, row, col), temperatureC: null }),
  )
  const isDone = new Uint8Array(productCells)
  for (const { row, col } of contrary) {
    for (let r = Math.max(0, row - reachKm); r < Math.min(rows, row + reachKm + 1); r++)
      for (let c = Math.max(0, col - reachKm); c < Math.min(cols, col + reachKm + 1); c++) {
        const cell = r * cols + c
        if (isDone[cell]) continue
        isDone[cell] = 1
        const nearest = nearestOf(thermometers, r, c, heights[cell] as number)
        if (nearest) snow[cell] = isSnow(r, c, nearest.temperatureC) ? 1 : 0
      }
  }
  return snow
}

/** By its distance and its height; null where none is within reach. Cells are of nearly a km. */
function nearestOf(
  thermometers: readonly Thermometer[],
  row: number,
  col: number,
  heightM: number,
): Thermometer | null {
  let nearest: Thermometer | null = null
  let least = reachKm
  for (const one of thermometers) {
    const away = Math.hypot(one.row - row, one.col - col) + Math.abs(one.heightM - heightM) / heightPerKm
    if (away >= least) continue
    least = away
    nearest = one
  }
  return nearest
}

function thermometersOf(temperatures: AirHour['temperatures']): Thermometer[] {
  return temperatures.flatMap(({ lat, lon, heightM, temperatureC }) => {
    const position = productPosition({ lat, lon })
    if (!position) return []
    return [{ row: Math.floor(position.row), col: Math.floor(position.col), heightM, temperatureC }]
  })
}

type Levels = { cols: number; levelM: Float32Array }

/** At the corners of squares of cells; null where the forecast has none at all. */
function levelsOnLattice(points: AirHour['freezingLevels']): Levels | null {
  const known = points.flatMap(({ lat, lon, levelM }) => {
    const position = productPosition({ lat, lon })
    return position ? [{ ...position, levelM }] : []
  })
  if (known.length === 0) return null
  const cols = Math.ceil(productGrid.cols / lattice) + 1
  const rows = Math.ceil(productGrid.rows / lattice) + 1
  const levelM = new Float32Array(rows * cols)
  for (let node = 0; node < levelM.length; node++) {
    const row = Math.floor(node / cols) * lattice
    const col = (node % cols) * lattice
    let sum = 0
    let weights = 0
    for (const point of known) {
      const squared = (point.row - row) ** 2 + (point.col - col) ** 2
      const weight = 1 / (squared + evenWithinKm ** 2) ** 2
      sum += weight * point.levelM
      weights += weight
    }
    levelM[node] = sum / weights
  }
  return { cols, levelM }
}

function between({ cols, levelM }: Levels, row: number, col: number): number {
  const r = Math.floor(row / lattice)
  const c = Math.floor(col / lattice)
  const down = row / lattice - r
  const right = col / lattice - c
  const at = (dr: number, dc: number) => levelM[(r + dr) * cols + c + dc] as number
  const north = at(0, 0) + (at(0, 1) - at(0, 0)) * right
  const south = at(1, 0) + (at(1, 1) - at(1, 0)) * right
  return north + (south - north) * down
}
