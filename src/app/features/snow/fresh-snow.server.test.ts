import { expect, it } from 'vitest'
import { failedWith, readingOf } from '../../../../tests/support/builders/sources.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import type { SnowStation } from '../../../domain/snow/snow-station.ts'
import { freshSnowView } from './fresh-snow.server.ts'

const now = Date.parse('2027-01-23T07:00:00Z')
const station = (name: string, canton: string | null, cm: number | null): SnowStation => ({
  id: name,
  name,
  canton,
  coordinates: { lat: 46.8, lon: 9.8 },
  heightM: 2500,
  measuredAt: now,
  depthCm: 120,
  change24hCm: null,
  freshSnow: cm === null ? null : { cm, at: now },
  temperatureC: null,
  windSpeedKmh: null,
  windGustKmh: null,
  windFromDegrees: null,
})
const view = (...stations: SnowStation[]) =>
  freshSnowView({ imis: readingOf(stations, now), swissmetnet: failedWith('no-data') }, writingIn('en', now))

it('is told by region, where most fell first, with the station that has most', () => {
  const rows = view(
    station('Weissfluhjoch', 'GR', 18),
    station('Parsenn', 'GR', 12),
    station('Bernina', 'GR', 4),
    station('Titlis', 'OW', 31),
    station('Chasseral', 'BE', 0.4),
    station('Nowhere', null, 50),
  )?.rows
  expect(rows).toEqual([
    { region: 'Central Switzerland', amount: '31\u00a0cm', station: 'Titlis (2500\u00a0m)' },
    { region: 'Eastern Switzerland', amount: '12–18\u00a0cm', station: 'Weissfluhjoch (2500\u00a0m)' },
  ])
})

it('is nowhere, or unknown where nobody reports it', () => {
  expect(view(station('Titlis', 'OW', 0))?.rows).toEqual([])
  expect(view(station('Titlis', 'OW', null))).toBeNull()
})
