import type { WaterStation } from '../../../src/domain/water/water.ts'

/** A gauge of the Aare in Bern, measured at `at`. */
export const gaugeOf = (at: number, more: Partial<WaterStation> = {}): WaterStation => ({
  id: '2135',
  name: 'Bern, Schönau',
  water: 'Aare',
  kind: 'river',
  coordinates: { lat: 46.93, lon: 7.45 },
  measuredAt: at,
  temperatureC: 18.4,
  levelM: 502.31,
  dischargeM3s: 210,
  danger: 1,
  isDangerUnreadable: false,
  ...more,
})
