/** Where a radar grid lies. Row 0 is the northern edge, cells are square in the projection's metres. */
export type RadarGrid = {
  /** LV95, web mercator, or the plane of OPERA's composites. */
  projection: 'EPSG:2056' | 'EPSG:3857' | 'OPERA'
  /** Outer north-west corner in the projection's metres. */
  westM: number
  northM: number
  cellM: number
  rows: number
  cols: number
}

/** One measured picture, whatever the source. */
export type RadarFrame = {
  /** Instant of the measurement, epoch ms. */
  at: number
  grid: RadarGrid
  /** mm/h, row-major; NaN where the radars do not see. */
  rateMmh: Float32Array
}

/** Rain of one hour as the source sums it up itself. */
export type RadarHour = {
  startAt: number
  grid: RadarGrid
  /** mm, row-major; NaN where it is not known. */
  sumMm: Float32Array
}

export const radarLayers = ['precipitation', 'clouds', 'snow', 'storms'] as const
export type RadarLayer = (typeof radarLayers)[number]
