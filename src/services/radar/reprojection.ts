import proj4 from 'proj4'
import type { RadarGrid } from '../../domain/rain/radar.ts'

/** LV95, as swisstopo publishes it for PROJ. */
proj4.defs(
  'EPSG:2056',
  '+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=2600000 +y_0=1200000 +ellps=bessel +towgs84=674.374,15.056,405.346,0,0,0,0 +units=m +no_defs',
)

/** As OPERA's files give it: on the ellipsoid, the sphere is off by kilometres. */
proj4.defs(
  'OPERA',
  '+proj=laea +lat_0=55 +lon_0=10 +x_0=1950000 +y_0=-2100000 +ellps=WGS84 +units=m +no_defs',
)

/** Cells between two points computed exactly; in between the mapping is straight to within a metre. */
const lattice = 8

/** For each cell of `to`, the index of the cell of `from` that its centre lies in; -1 outside. */
export function reprojection(from: RadarGrid, to: RadarGrid): Int32Array {
  const forward = proj4(to.projection, from.projection)
  const nodeCols = Math.ceil(to.cols / lattice) + 1
  const nodeRows = Math.ceil(to.rows / lattice) + 1
  const nodeCol = new Float64Array(nodeCols * nodeRows)
  const nodeRow = new Float64Array(nodeCols * nodeRows)
  for (let r = 0; r < nodeRows; r++) {
    for (let c = 0; c < nodeCols; c++) {
      const [x = 0, y = 0] = forward.forward([
        to.westM + (c * lattice + 0.5) * to.cellM,
        to.northM - (r * lattice + 0.5) * to.cellM,
      ])
      nodeCol[r * nodeCols + c] = (x - from.westM) / from.cellM
      nodeRow[r * nodeCols + c] = (from.northM - y) / from.cellM
    }
  }
  const between = (nodes: Float64Array, r: number, c: number, fr: number, fc: number): number => {
    const a = r * nodeCols + c
    const north = (nodes[a] as number) * (1 - fc) + (nodes[a + 1] as number) * fc
    const south = (nodes[a + nodeCols] as number) * (1 - fc) + (nodes[a + nodeCols + 1] as number) * fc
    return north * (1 - fr) + south * fr
  }
  const cells = new Int32Array(to.rows * to.cols)
  for (let row = 0; row < to.rows; row++) {
    const r = Math.floor(row / lattice)
    const fr = row / lattice - r
    for (let col = 0; col < to.cols; col++) {
      const c = Math.floor(col / lattice)
      const fc = col / lattice - c
      const fromCol = Math.floor(between(nodeCol, r, c, fr, fc))
      const fromRow = Math.floor(between(nodeRow, r, c, fr, fc))
      const isInside = fromCol >= 0 && fromRow >= 0 && fromCol < from.cols && fromRow < from.rows
      cells[row * to.cols + col] = isInside ? fromRow * from.cols + fromCol : -1
    }
  }
  return cells
}
