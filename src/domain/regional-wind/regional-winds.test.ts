import { describe, expect, it } from 'vitest'
import { windSampleOf } from '../../../tests/support/builders/wind.ts'
import { hourMs } from '../time/durations.ts'
import { regionalWinds } from './regional-winds.ts'
import type { WindSample } from './wind-sample.ts'

const now = Date.parse('2026-03-26T14:12:00Z')
/** The same values at every full hour of a day, and ten past two. */
const steady = (values: Partial<WindSample>) => [
  ...Array.from({ length: 24 }, (_, back) =>
    windSampleOf(Date.parse('2026-03-26T14:00:00Z') - back * hourMs, values),
  ),
  windSampleOf(Date.parse('2026-03-26T14:10:00Z'), values),
]

describe('regional winds', () => {
  it('are read from the pairs of stations, now and hour by hour', () => {
    const found = regionalWinds(
      {
        LUG: steady({ pressureHpa: 1014.24, foehnIndex: 0 }),
        KLO: steady({ pressureHpa: 1006 }),
        ALT: steady({ foehnIndex: 2, windGustKmh: 71 }),
        GVE: steady({ pressureHpa: 1008, windSpeedKmh: 20, windFromDegrees: 220 }),
        GUT: steady({ pressureHpa: 1005 }),
      },
      now,
    )
    expect(found?.now.foehn).toEqual({
      side: 'south',
      level: 'blowing',
      differenceHpa: 8.2,
      signs: { pressure: 'for', crest: 'neither' },
      stations: ['ALT'],
    })
    expect(found?.now.bise).toEqual({ level: 'none', differenceHpa: -3, stations: [] })
    expect(found?.measuredAt).toBe(Date.parse('2026-03-26T14:10:00Z'))
    expect(found?.hours.map(({ at }) => at)).toHaveLength(24)
    expect(found?.hours.at(-1)).toMatchObject({ at: Date.parse('2026-03-26T14:00:00Z') })
  })
  it('fills a half empty last row from the ten minutes before', () => {
    const found = regionalWinds(
      {
        ALT: [
          windSampleOf(now - 22 * 60_000, { foehnIndex: 2, windGustKmh: 60 }),
          windSampleOf(now - 2 * 60_000, { windGustKmh: 50 }),
        ],
      },
      now,
    )
    expect(found?.now.samples.ALT).toMatchObject({
      foehnIndex: 2,
      windGustKmh: 50,
      measuredAt: now - 2 * 60_000,
    })
  })
  it('leaves out hours that nobody measured, and says nothing from old values', () => {
    const ALT = [windSampleOf(Date.parse('2026-03-26T12:00:00Z'), { foehnIndex: 2 })]
    expect(regionalWinds({ ALT }, now)).toBeNull()
    const later = [...ALT, windSampleOf(Date.parse('2026-03-26T14:00:00Z'), { foehnIndex: 0 })]
    expect(regionalWinds({ ALT: later }, now)?.hours.map(({ at }) => new Date(at).getUTCHours())).toEqual([
      12, 14,
    ])
  })
  it('knows nothing without stations', () => {
    expect(regionalWinds({}, now)).toBeNull()
  })
})
