import { describe, expect, it } from 'vitest'
import { itemOf } from '../meteoswiss-open-data/client.ts'
import { hourOfFile, timeOfFile } from './map.ts'

describe('names of radar files', () => {
  it.each(['vl', 'nl', 'ul', 'F', 'v9'])('carry the UTC time, whatever letters follow (%s)', (letters) => {
    const at = Date.parse('2026-10-08T17:00:00Z')
    expect(timeOfFile(`rzc262811700${letters}.001.h5`)).toBe(at)
    expect(timeOfFile(`rzc262811700${letters}.801.h5`)).toBe(at)
    expect(itemOf(at)).toBe('20261008-ch')
  })

  it('reach the last minute of a leap year', () => {
    expect(timeOfFile('rzc283662355vl.001.h5')).toBe(Date.parse('2028-12-31T23:55:00Z'))
  })

  it.each([
    'rzc262812400vl.001.h5',
    'rzc260001200vl.001.h5',
    'tzc262811700vl.001.h5',
    '../rzc262811700vl.001.h5',
    '',
  ])('%j is none', (name) => {
    expect(timeOfFile(name)).toBeNull()
  })
})

describe('names of hourly sums', () => {
  it('carry their end and quality', () => {
    const at = Date.parse('2026-10-08T17:00:00Z')
    expect(hourOfFile('cpc2628117009_00060.001.h5')).toEqual({ at, quality: 9 })
    expect(hourOfFile('cpc2628117000_00060.801.h5')).toEqual({ at, quality: 0 })
  })

  it.each([
    'cpc2628124009_00060.001.h5',
    'cpc2628117009_01440.001.h5',
    'CPC2628117009_00060.001.h5',
    'rzc262811700vl.001.h5',
    '../cpc2628117009_00060.001.h5',
  ])('%j is none', (name) => {
    expect(hourOfFile(name)).toBeNull()
  })
})
