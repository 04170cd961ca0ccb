import { expect, it } from 'vitest'
import { describeWithRecordings, readRecording } from '../../../tests/support/recordings.ts'
import { droppedFields } from '../json/lenient.ts'
import { mapOneCall } from './map.ts'
import { createOneCallParser, parseErrorBody } from './schema.ts'

const now = Date.UTC(2026, 0, 1)
const parse = createOneCallParser(() => now)
const read = (name: string): unknown => JSON.parse(readRecording(`openweather/${name}`))

/** The recordings hold single blocks, so the present is added. */
function report(name: string) {
  const wire = parse(read(name))
  const current = { dt: now / 1000, temp: 1 }
  const context = { coordinates: { lat: 48.14, lon: 11.58 }, now } as const
  return mapOneCall({ ...wire, current }, context)
}

describeWithRecordings('recorded One Call answers', () => {
  it('lose no field', () => {
    for (const name of ['onecall_hourly_lang-de_2023-01-08.json', 'onecall_daily_munich_2019-09.json']) {
      const body = read(name)
      expect(droppedFields(body, parse(body))).toEqual([])
    }
  })

  it('hours', () => {
    const mapped = report('onecall_hourly_lang-de_2023-01-08.json')
    expect(mapped?.timeZone).toBe('Europe/Berlin')
    expect(mapped?.hourly.length).toBeGreaterThanOrEqual(40)
    expect(mapped?.hourly[0]).toMatchObject({
      startAt: 1_673_200_800_000,
      temperatureC: 27.3,
      isDay: true,
    })
    expect(mapped?.hourly[3]).toMatchObject({
      condition: 'rain',
      rainMm: 0.13,
      precipitationChancePercent: 36,
    })
  })

  it('days', () => {
    const mapped = report('onecall_daily_munich_2019-09.json')
    expect(mapped?.daily[0]).toMatchObject({ date: '2019-09-13', temperatureMaxC: 24.4, rainMm: 0 })
    expect(mapped?.daily[1]).toMatchObject({ date: '2019-09-14', rainMm: 2.51, condition: 'rain' })
  })

  it.each([
    ['error_400_wrong_latitude.json', 400],
    ['error_401_invalid_key.json', 401],
    ['error_401_no_onecall_subscription.json', 401],
    ['error_429.json', 429],
  ])('%s', (name, cod) => expect(parseErrorBody(read(name))?.cod).toBe(cod))
})
