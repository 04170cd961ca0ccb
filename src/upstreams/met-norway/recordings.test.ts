import { expect, it } from 'vitest'
import { describeWithRecordings, readRecording, recordingsOf } from '../../../tests/support/recordings.ts'
import { localDate } from '../../domain/time/local-time.ts'
import { mapForecast } from './map.ts'
import { parseForecast } from './schema.ts'

describeWithRecordings('recorded forecasts', () => {
  it.each(recordingsOf('met-norway', /^complete.*\.json$/))(
    '%s: every hour and sum is the recording’s',
    (name) => {
      const { body } = JSON.parse(readRecording(name))
      const { timeseries } = body.properties
      const [lon, lat] = body.geometry.coordinates
      const now = Date.parse(timeseries[0].time)
      const wire = parseForecast(body)
      const unknown: string[] = []
      const timeZone = 'Europe/London'
      const noteUnknown = (symbol: string) => void unknown.push(symbol)
      const report = wire && mapForecast(wire, { coordinates: { lat, lon }, timeZone, now, noteUnknown })
      expect(unknown).toEqual([])
      type Sent = { time: string; data: Record<string, { details: Record<string, number> } | undefined> }
      for (const hour of report?.hourly ?? []) {
        const sent: Sent = timeseries.find((one: Sent) => Date.parse(one.time) === hour.startAt)
        expect(hour.temperatureC).toBe(sent.data.instant?.details.air_temperature)
        expect((hour.rainMm ?? 0) + (hour.snowMm ?? 0)).toBe(
          sent.data.next_1_hours?.details.precipitation_amount,
        )
      }
      expect(report?.hourly.length).toBeGreaterThan(48)
      // The second day has hourly values: its sum is that of its hours.
      const date = report?.daily[1]?.date
      const ofDay = (report?.hourly ?? []).filter(({ startAt }) => localDate(startAt, timeZone) === date)
      expect(report?.daily[1]?.rainMm).toBeCloseTo(ofDay.reduce((sum, hour) => sum + (hour.rainMm ?? 0), 0))
      expect(report?.daily.length).toBeGreaterThanOrEqual(8)
    },
  )
})
