import type { WeatherWarning } from '../../../src/domain/warning/warning.ts'

/** A wind warning for Zürich; what a test is about it says itself. */
export const warningOf = (given: Partial<WeatherWarning>): WeatherWarning => ({
  id: 'gale',
  severity: 'moderate',
  scale: 'meteoalarm',
  type: 'wind',
  area: 'Zürich',
  polygons: [],
  startAt: 0,
  endAt: 1,
  updatedAt: 5,
  texts: {},
  furtherTexts: {},
  isSample: false,
  web: null,
  ...given,
})
