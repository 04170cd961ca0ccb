import { describe, expect, it } from 'vitest'
import { besidesWishes, parseChoices, serialiseChoices, withChoice, withWishes } from './choices.ts'
import type { Watch } from './watch.ts'

const zurich: Watch = {
  place: 'zurich',
  warningsFrom: 'severe',
  rain: { quiet: { from: '22:00', to: '07:00' } },
}
const bern: Watch = { place: 'bern', warningsFrom: null, rain: { quiet: null } }

describe('stored choices', () => {
  it('come back as they were', () => {
    expect(parseChoices(serialiseChoices([zurich, bern]))).toEqual([zurich, bern])
  })
  it.each([null, '', '{', '[]', '{"version":2,"watches":[]}', '{"version":1,"watches":{}}'])(
    'none in %s',
    (text) => {
      expect(parseChoices(text)).toEqual([])
    },
  )
  it('leave out what is none', () => {
    const watches = [
      null,
      7,
      { place: '<b>' },
      { place: 'chur' },
      { ...bern, rain: { quiet: { from: '99:00', to: 'x' } } },
    ]
    expect(parseChoices(JSON.stringify({ version: 1, watches }))).toEqual([bern])
  })
  it('of dangers hold the kinds we know, and none where none were asked for', () => {
    const dangers = ['avalanche', 'locusts']
    const watches = [
      { ...bern, rain: null, dangers },
      { ...zurich, dangers: 'flood' },
    ]
    expect(parseChoices(JSON.stringify({ version: 1, watches }))).toEqual([
      { ...bern, rain: null, dangers: ['avalanche'] },
      zurich,
    ])
  })
  it('hold the wishes that can be, each kind once', () => {
    const cycling = { kind: 'bike', ahead: 12, quiet: null, criteria: 'wind=15' } as const
    const wishes = [
      { ...cycling, ahead: 3 },
      cycling,
      { ...cycling, kind: 'locusts' },
      { kind: 'snow', ahead: 12 },
      4,
    ]
    const watch = { place: 'bern', warningsFrom: null, rain: null }
    expect(parseChoices(JSON.stringify({ version: 1, watches: [{ ...watch, wishes }] }))).toEqual([
      { ...watch, wishes: [cycling] },
    ])
    expect(withWishes(zurich, 'zurich', [cycling])).toEqual({ ...zurich, wishes: [cycling] })
    expect(withWishes({ ...zurich, wishes: [cycling] }, 'zurich', [])).toEqual(zurich)
    expect(besidesWishes({ ...watch, wishes: [cycling] })).toBeNull()
    expect(besidesWishes({ ...zurich, wishes: [cycling] })).toEqual(zurich)
  })
  it('hold each place once', () => {
    expect(withChoice([zurich, bern], 'zurich', { ...zurich, rain: null })).toEqual([
      bern,
      { ...zurich, rain: null },
    ])
    expect(withChoice([zurich, bern], 'bern', null)).toEqual([zurich])
  })
})
