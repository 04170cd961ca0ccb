import { expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { ownServer } from '../support/own-server.ts'
import { patienceMs } from '../support/until-ready.ts'

it(
  'a station of the list has its last day as JSON and as the same table',
  async () => {
    const url = process.env.SITE_URL ?? (await ownServer({}, { hasRadar: true })).url
    const get = (path: string) => fetch(`${url}/api/v1/stations${path}`)
    const id = await eventually(
      async () => {
        const { data } = await (await get('')).json()
        return data[0].id as string
      },
      { everyMs: 300, forMs: patienceMs },
    )
    const { data, source } = await (await get(`/${id}/history`)).json()
    expect(data.station.id).toBe(id)
    expect(data.rows.length).toBeGreaterThan(100)
    expect(data.rows.length).toBeLessThanOrEqual(144)
    const times = data.rows.map(({ measuredAt }: { measuredAt: number }) => measuredAt)
    expect(times).toEqual(times.toSorted())
    const answer = await get(`/${id.toLowerCase()}/history.csv`)
    expect(answer.headers.get('attribution')).toContain(source.attribution)
    const [head, ...lines] = (await answer.text()).trim().split('\r\n')
    expect(head).toBe(
      'measuredAt,temperatureC,humidityPercent,pressureHpa,windSpeedKmh,windGustKmh,windFromDegrees',
    )
    expect(lines).toHaveLength(data.rows.length)
    expect((await get('/XYZ/history')).status).toBe(404)
  },
  patienceMs,
)
