import type {
  FireMeasure,
  FireRegion,
  FloodSection,
  HazardRegion,
} from '../../../src/domain/danger/hazards.ts'
import type { InEveryLanguage } from '../../../src/domain/language.ts'
import type { Ring } from '../../../src/domain/warning/warning.ts'
import type { GetDrought, GetFloodMap, GetForestFire } from '../../../src/services/warnings/get-hazards.ts'
import { readingOf } from './sources.ts'

const inAll = (text: string): InEveryLanguage => ({ en: text, de: text, fr: text, it: text })
/** Around all of Switzerland. */
const wholeCountry: Ring = [
  [5.5, 45.5],
  [11, 45.5],
  [11, 48],
  [5.5, 48],
  [5.5, 45.5],
]

export const regionOf = (more: Partial<HazardRegion> = {}): HazardRegion => ({
  id: '1',
  names: inAll('Napf'),
  level: 1,
  words: inAll(''),
  validFrom: null,
  polygons: [[wholeCountry]],
  ...more,
})
export const fireRegionOf = (more: Partial<FireRegion> = {}): FireRegion => ({
  ...regionOf(),
  canton: 'ZH',
  measure: measureOf(),
  ...more,
})
export const measureOf = (more: Partial<FireMeasure> = {}): FireMeasure => ({
  isBan: false,
  isNone: true,
  title: inAll('Keine Massnahmen in Kraft'),
  text: inAll(''),
  ...more,
})
export const sectionOf = (more: Partial<FloodSection> = {}): FloodSection => ({
  id: 'Region-1258',
  kind: 'region',
  name: 'Berner Mittelland',
  level: 1,
  words: '',
  lines: [],
  polygons: [[wholeCountry]],
  ...more,
})

export type Hazards = { getFloodMap: GetFloodMap; getForestFire: GetForestFire; getDrought: GetDrought }

/** No flood, fire or drought anywhere. */
export const calmHazards = (now: number): Hazards => ({
  getFloodMap: async () => readingOf({ issuedAt: now, sections: [sectionOf()] }, now),
  getForestFire: async () => readingOf({ regions: [fireRegionOf()] }, now),
  getDrought: async () => readingOf({ regions: [regionOf()] }, now),
})
