import type { WeatherAlert } from '../../../src/domain/alert/alert.ts'

/** A wind warning for Zürich; what a test is about it says itself. */
export const alertOf = (given: Partial<WeatherAlert>): WeatherAlert => ({
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
