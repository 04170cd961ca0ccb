import { describe, expect, it } from 'vitest'
import { departureTimes } from './departures.ts'
import { mostStops, readWay } from './read-way.ts'
import { encodeTrack } from './track-code.ts'
import { wayQuery } from './way-query.ts'

/** 17:04 in Switzerland. */
const now = Date.parse('2026-07-21T15:04:00Z')
const at = (time: string) => Date.parse(`2026-07-21T${time}:00+02:00`)
const of = (search: string) => readWay(wayQuery.read(search), now)

describe('what the address asks for', () => {
  it('are places, a means and a departure on the Swiss clock', () => {
    expect(of('stop=bern&stop=&stop=+thun+&by=bike&leave=2026-07-21T18:20')).toEqual({
      stops: ['bern', 'thun'],
      track: null,
      by: 'bike',
      leaveAt: at('18:20'),
      trouble: [],
    })
  })

  it('is by car and now where it does not say, and a track on foot', () => {
    expect(of('stop=bern&stop=thun')).toMatchObject({ by: 'car', leaveAt: at('17:10'), trouble: [] })
    const points = [46, 46.1].map((lat) => ({ coordinates: { lat, lon: 8 }, heightM: null }))
    expect(of(`track=${encodeTrack({ points, km: 12 })}`)).toMatchObject({ by: 'foot', track: { km: 12 } })
  })

  it.each([
    ['leave=2026-07-21T12:00', 'past'],
    ['leave=2026-07-30T12:00', 'far'],
    ['leave=soon', 'leave'],
    ['leave=2026-13-21T12:00', 'leave'],
    ['by=rocket', 'by'],
    ['track=x', 'track'],
  ])('%s is said to be of no use', (search, trouble) => {
    expect(of(search)).toMatchObject({ leaveAt: at('17:10'), trouble: [trouble] })
  })

  it('is about now where a page was shared some minutes ago', () =>
    expect(of('leave=2026-07-21T16:50')).toMatchObject({ leaveAt: at('17:10'), trouble: [] }))

  it('is bounded', () => {
    const many = Array.from({ length: 20 }, () => 'stop=bern').join('&')
    expect(of(many).stops).toHaveLength(mostStops)
    // Not another way in silence.
    expect(of(many).trouble).toEqual(['many'])
    expect(of(`stop=bern&stop=${'x'.repeat(300)}&stop=thun`).stops).toEqual(['bern', 'x'.repeat(80), 'thun'])
  })
})

describe('departures that are compared', () => {
  it('are ten minutes apart as far as the radar sees', () => {
    const times = departureTimes(at('17:20'), now)
    expect([times[0], times.at(-1)]).toEqual([at('17:10'), at('19:10')])
    expect(times).toContain(at('17:20'))
  })

  it('are half hours around a later one, and none that is over', () => {
    expect(departureTimes(at('22:00'), now)).toHaveLength(13)
    expect(departureTimes(at('19:20'), now)[0]).toBe(at('17:20'))
  })
})
