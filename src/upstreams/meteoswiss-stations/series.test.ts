import { describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { tableAnswer } from '../../../tests/support/builders/table-answer.ts'
import { createStationSeries } from './series.ts'

const header =
  'station_abbr;reference_timestamp;tre200s0;ure200s0;tde200s0;prestas0;pp0qnhs0;pp0qffs0;dkl010z0;wcc006s0;fu3010z0;fu3010z1;fu3010z3'
const altdorf = [
  header,
  'ALT;26.03.2026 00:00;14.2;38.1;0.2;958.1;1009;1008.6;164;2;34.6;61.2;58',
  'ALT;26.03.2026 00:10;14;;;958;1009;1008.5;;1;32;;',
  'ALT;31.02.2026 00:20;14;;;958;1009;1008.5;;1;32;;',
].join('\r\n')
const guetsch = `${header}\r\nGUE;26.03.2026 00:00;-0.4;80.2;-3;771.2;;;171;;48;72;\r\n`

function series(bodies: Record<string, string | null>) {
  const requested: string[] = []
  const source = createStationSeries({
    ...outsideAt(() => 0),
    fetch: async (url) => {
      requested.push(url)
      const body = bodies[/ogd-smn_(\w+)_t_now/.exec(url)?.[1] ?? ''] ?? null
      return body === null ? new Response('', { status: 403 }) : tableAnswer(body)
    },
  })
  return { requested, fetch: (...ids: string[]) => source.fetchSeries(ids, AbortSignal.timeout(5000)) }
}

describe('the series of stations', () => {
  it('reads the föhn index and the pressure at sea level, and null for what is not there', async () => {
    const { fetch, requested } = series({ alt: altdorf, gue: guetsch })
    const found = await fetch('ALT', 'GUE')
    expect(requested[0]).toBe('https://data.geo.admin.ch/ch.meteoschweiz.ogd-smn/alt/ogd-smn_alt_t_now.csv')
    expect(found.ALT).toEqual([
      {
        measuredAt: Date.parse('2026-03-26T00:00:00Z'),
        temperatureC: 14.2,
        humidityPercent: 38.1,
        pressureHpa: 1008.6,
        windSpeedKmh: 34.6,
        windGustKmh: 61.2,
        windFromDegrees: 164,
        foehnIndex: 2,
      },
      expect.objectContaining({ windGustKmh: null, humidityPercent: null, foehnIndex: 1 }),
    ])
    expect(found.GUE).toMatchObject([{ foehnIndex: null, pressureHpa: null, windFromDegrees: 171 }])
  })
  it('does without a station that does not answer', async () => {
    expect(Object.keys(await series({ alt: altdorf }).fetch('ALT', 'GUE'))).toEqual(['ALT'])
  })
  it('fails where none answers, or none with a table', async () => {
    await expect(series({}).fetch('ALT', 'GUE')).rejects.toMatchObject({ failure: { kind: 'unavailable' } })
    await expect(series({ alt: '<html>' }).fetch('ALT')).rejects.toMatchObject({
      failure: { kind: 'bad-answer' },
    })
  })
})
