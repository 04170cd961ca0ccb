import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileName, hourOfFile, itemId, stepMs, timeOfFile } from './map.ts'

describe('names of radar files', () => {
  it('are made of the UTC time', () => {
    const at = Date.parse('2026-10-08T17:00:00Z')
    expect(fileName(at)).toBe('rzc262811700vl.001.h5')
    expect(itemId(at)).toBe('20261008-ch')
    expect(fileName(Date.parse('2028-12-31T23:55:00Z'))).toBe('rzc283662355vl.001.h5')
  })

  it('give the time back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7_000_000 }), (steps) => {
        const at = Date.UTC(2021, 0, 1) + steps * stepMs
        expect(timeOfFile(fileName(at))).toBe(at)
      }),
    )
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
