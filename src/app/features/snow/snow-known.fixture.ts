import { providerFacts, readingOf } from '../../../../tests/support/builders/sources.ts'
import { placeOf } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import type { Language } from '../../../domain/language.ts'
import type { AvalancheBulletin, BulletinArea, DangerRating } from '../../../domain/snow/avalanche.ts'
import type { SnowStation } from '../../../domain/snow/snow-station.ts'
import type { Outcome, Reading } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { snowQuery } from './snow-query.ts'
import { snowView } from './snow-view.server.ts'

export const hour = 3_600_000
export const now = Date.UTC(2027, 0, 20, 9)
const names = { en: 'Davos', de: 'Davos', fr: 'Davos', it: 'Davos' }
const davos = placeOf({
  slug: 'davos',
  names,
  coordinates: { lat: 46.8, lon: 9.83 },
  timeZone: 'Europe/Zurich',
  country: 'CH',
})
const source = { ...providerFacts('slf'), isDemo: false }
export const reading = <T>(data: T, change: Partial<Reading<T>> = {}) =>
  readingOf(data, now - 60_000, { source, observedAt: null, ...change })
export const missing: Outcome<never> = { data: null, failures: [{ provider: 'slf', kind: 'timeout' }] }

export const rating = (value: DangerRating['value'], change: Partial<DangerRating> = {}): DangerRating => ({
  value,
  subdivision: null,
  period: 'all_day',
  band: { lower: null, upper: null },
  ...change,
})
export const square = (west: number, south: number): [number, number][] => [
  [west, south],
  [west + 0.5, south],
  [west + 0.5, south + 0.5],
  [west, south + 0.5],
  [west, south],
]
export const words = (text: string) => [{ kind: 'paragraph' as const, runs: [{ text }] }]
export const area = (id: string, change: Partial<BulletinArea> = {}): BulletinArea => ({
  id,
  validFrom: now - 2 * hour,
  validTo: now + 7 * hour,
  publishedAt: now - 2 * hour,
  nextUpdateAt: now + 7 * hour,
  isUnscheduled: false,
  regions: [{ id, name: id }],
  ratings: [rating(3, { subdivision: 'plus' })],
  problems: [
    {
      type: 'wind_slab',
      value: 3,
      band: { lower: 2200, upper: null },
      aspects: ['N', 'NE', 'E'],
      period: 'all_day',
      coreZone: null,
      text: words('Wind slabs.'),
    },
  ],
  texts: {
    highlights: [],
    activity: [],
    weatherReview: [],
    travelAdvisory: [],
    snowpack: words('Old snow.'),
    weather: [],
    tendency: [],
  },
  polygons: [[square(9.6, 46.6)]],
  ...change,
})
export const bulletin = (
  areas: BulletinArea[],
  change: Partial<AvalancheBulletin> = {},
): AvalancheBulletin => ({ language: 'en', areas, isWhole: true, ...change })
export const station = (id: string, lon: number, heightM: number, depthCm: number): SnowStation => ({
  id,
  name: id,
  canton: 'GR',
  coordinates: { lat: 46.8, lon },
  heightM,
  measuredAt: now - hour / 2,
  depthCm,
  change24hCm: -4,
  freshSnow: { cm: depthCm / 10, at: now - 3 * hour },
  temperatureC: -8,
  windSpeedKmh: 20,
  windGustKmh: 45,
  windFromDegrees: 300,
})

export function view(
  known: {
    bulletin?: Outcome<AvalancheBulletin>
    stations?: Outcome<SnowStation[]>
    village?: Outcome<SnowStation[]>
    weather?: Outcome<WeatherReport>
  },
  { query = '', language = 'en' as Language, at = now } = {},
) {
  const writing = writingIn(language, at)
  const { bulletin: warned = missing, stations = missing, village = missing, weather = missing } = known
  const depths = { imis: stations, swissmetnet: village }
  return snowView(
    { bulletin: warned, stations: depths, weather, rain: null },
    davos,
    snowQuery.read(query),
    writing,
  )
}
