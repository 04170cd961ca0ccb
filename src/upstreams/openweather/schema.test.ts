import { describe, expect, it } from 'vitest'
import { droppedFields } from '../json/lenient.ts'
import { fixtureNow, oneCallBody, oneCallHour } from './fixtures/one-call.ts'
import { createOneCallParser, parseErrorBody } from './schema.ts'

const parseOneCall = createOneCallParser(() => fixtureNow)
const droppedIn = (body: object) => droppedFields(body, parseOneCall(body))

describe('createOneCallParser', () => {
  it('keeps every field of a good body', () => {
    expect(droppedIn(oneCallBody())).toEqual([])
    expect(parseOneCall(oneCallBody())?.hourly).toHaveLength(48)
  })

  it('takes a body without any of its blocks', () => {
    expect(parseOneCall({})).toEqual({})
  })

  it.each([null, 7, 'text', [], [[]], true])('takes %j for no body', (body) => {
    expect(parseOneCall(body)).toBeUndefined()
  })

  it.each<[string, object, unknown]>([
    ['temp', { temp: 9999 }, 9999],
    ['temp', { temp: -91 }, -91],
    ['temp', { temp: '3.1' }, '3.1'],
    ['dt', { dt: 0 }, 'time in 1970'],
    ['dt', { dt: fixtureNow / 1000 + 400 * 86_400 }, 'time next year'],
    ['dt', { dt: fixtureNow }, 'milliseconds'],
    ['pop', { pop: -0.1 }, -0.1],
    ['pop', { pop: 37 }, 'per cent'],
    ['humidity', { humidity: 101 }, 101],
    ['pressure', { pressure: 0 }, 0],
    ['wind_speed', { wind_speed: -1 }, -1],
    ['wind_deg', { wind_deg: 361 }, 361],
    ['visibility', { visibility: {} }, {}],
    ['rain', { rain: 3 }, 'a number in an hour'],
    ['rain.1h', { rain: { '1h': -3 } }, -3],
    ['weather', { weather: {} }, 'no list'],
    ['weather.0', { weather: ['rain'] }, 'text'],
    ['weather.0.id', { weather: [{ id: 5, description: 'x' }] }, 5],
  ])('drops %s alone and names it (%#)', (field, change) => {
    const hourly = [oneCallHour(0), { ...oneCallHour(1), ...change }]
    expect(droppedIn({ ...oneCallBody(), hourly })).toEqual([`hourly.1.${field}`])
  })

  it('null is the same as missing and not worth a word', () => {
    const hourly = [{ ...oneCallHour(0), visibility: null, weather: null, rain: null }]
    expect(droppedIn({ ...oneCallBody(), hourly, current: null })).toEqual([])
  })

  it('an entry that is no object leaves its neighbours alone', () => {
    const body = { ...oneCallBody(), hourly: [oneCallHour(0), 'x', oneCallHour(2)] }
    expect(droppedIn(body)).toEqual(['hourly.1'])
    expect(parseOneCall(body)?.hourly?.[2]?.dt).toBe(oneCallHour(2).dt)
  })

  it('a warning may end years ahead', () => {
    const end = fixtureNow / 1000 + 800 * 86_400
    expect(parseOneCall({ alerts: [{ end }] })?.alerts?.[0]?.end).toBe(end)
    expect(parseOneCall({ alerts: [{ end: fixtureNow }] })?.alerts?.[0]?.end).toBeUndefined()
  })

  it('reads the words of a warning in either version, in English where no language is named', () => {
    const wordsOf = (description: unknown) =>
      parseOneCall({ alerts: [{ description }] })?.alerts?.[0]?.description
    expect(wordsOf('Gusts.')).toEqual([{ language: 'en', description: 'Gusts.' }])
    expect(wordsOf([{ language: 'de', description: 'Böen.' }, { description: 'Gusts.' }])).toEqual([
      { language: 'de', description: 'Böen.' },
      { language: 'en', description: 'Gusts.' },
    ])
    expect(wordsOf([])).toBeUndefined()
  })

  it('reads no more hours and days than the product has', () => {
    const hourly = Array.from({ length: 5000 }, () => 'x')
    expect(droppedIn({ hourly })).toHaveLength(48)
  })

  it('does not let a body reach the prototype', () => {
    const wire = parseOneCall(JSON.parse('{"__proto__":{"current":{"temp":1}},"current":{}}'))
    expect(wire?.current?.temp).toBeUndefined()
    expect(({} as { current?: unknown }).current).toBeUndefined()
  })
})

describe('parseErrorBody', () => {
  it.each([
    [
      { cod: 401, message: 'no' },
      { cod: 401, message: 'no' },
    ],
    [{ cod: '400' }, { cod: 400, message: '' }],
    [
      { cod: '404', message: ['x'] },
      { cod: 404, message: '' },
    ],
    [{ message: 'no code' }, null],
    [{ cod: null }, null],
    ['text', null],
    [oneCallBody(), null],
  ])('%#', (body, expected) => expect(parseErrorBody(body)).toEqual(expected))
})
