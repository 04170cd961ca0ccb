import { describe, expect, it } from 'vitest'
import {
  addKeptPlaces,
  type KeptPlace,
  keptName,
  longestKeptName,
  mostKeptPlaces,
  moveKeptPlace,
  parseKeptPlaces,
  renameKeptPlace,
  serialiseKeptPlaces,
  valueForServer,
} from './kept-places.ts'

const bern: KeptPlace = { value: 'bern', label: 'Bern' }
const thun: KeptPlace = { value: 'thun', label: 'Thun', name: 'Grandma & Grandpa' }
const peak: KeptPlace = { value: '46.7200,8.6200~Aaa_Peak~abcDEF_-1234', label: 'Aaa Peak' }
const many = Array.from({ length: 40 }, (_, index) => ({ value: `p${index}`, label: `P ${index}` }))

describe('stored and exported places', () => {
  it('come back as they were', () => {
    expect(parseKeptPlaces(serialiseKeptPlaces([bern, thun, peak]))).toEqual([bern, thun, peak])
  })

  it.each([
    null,
    '',
    'null',
    '{',
    '[]',
    '{"places":[]}',
    '{"kind":"wetterhorn-places","version":2,"places":[]}',
    '{"kind":"wetterhorn-places","version":1,"places":"bern"}',
  ])('are none in %s', (text) => expect(parseKeptPlaces(text)).toBeNull())

  it('leave out what is no place, and doubles', () => {
    const places = [bern, { value: '../x', label: 'X' }, { value: 7 }, null, 'bern', bern, { value: 'chur' }]
    expect(parseKeptPlaces(JSON.stringify({ kind: 'wetterhorn-places', version: 1, places }))).toEqual([
      bern,
      { value: 'chur', label: 'chur' },
    ])
  })

  it('are points to 11 m, as addresses have them', () => {
    const point = { value: '46.686312,7.8632', label: 'Here' }
    expect(parseKeptPlaces(serialiseKeptPlaces([point]))).toEqual([
      { value: '46.6863,7.8632', label: 'Here' },
    ])
  })

  it('may be more than there is room for: whoever adds them is to hear how many', () => {
    const found = parseKeptPlaces(serialiseKeptPlaces(many)) ?? []
    expect(addKeptPlaces([bern], found)).toMatchObject({ added: mostKeptPlaces - 1, leftOut: 11 })
  })
})

describe('a name', () => {
  it('is one line without control characters', () => {
    expect(keptName('  Oma\n\t und\u0007 Opa ')).toEqual({ name: 'Oma und Opa', isCut: false })
  })

  it.each(['👨‍👩‍👧 Familie', 'می‌خواهم', 'סבתא', '<b>Oma</b> & "Opa"'])('%s stays as it is', (name) => {
    expect(keptName(name)).toEqual({ name, isCut: false })
  })

  it('holds nothing that turns the writing of its surroundings', () => {
    expect(keptName('Oma\u202e\u2066amO').name).toBe('Oma amO')
  })

  it('is cut where it is too long, between characters', () => {
    const { name, isCut } = keptName('🏔'.repeat(longestKeptName + 1))
    expect(isCut).toBe(true)
    expect([...name]).toHaveLength(longestKeptName)
  })
})

describe('the list', () => {
  it('takes further places behind its own and keeps what it has', () => {
    const renamed = { ...bern, name: 'Home' }
    expect(addKeptPlaces([renamed], [bern, thun])).toEqual({ places: [renamed, thun], added: 1, leftOut: 0 })
  })

  it('says how many have no room', () => {
    const { places, added, leftOut } = addKeptPlaces([bern], many.slice(0, 35))
    expect([places.length, added, leftOut]).toEqual([mostKeptPlaces, 29, 6])
  })

  it.each([
    ['thun', 0, ['thun', 'bern', 'chur']],
    ['bern', 2, ['thun', 'chur', 'bern']],
    ['bern', 99, ['thun', 'chur', 'bern']],
    ['chur', -1, ['chur', 'bern', 'thun']],
    ['nowhere', 0, ['bern', 'thun', 'chur']],
  ])('moves %s to %i', (value, to, order) => {
    const chur = { value: 'chur', label: 'Chur' }
    expect(moveKeptPlace([bern, thun, chur], value, to).map((place) => place.value)).toEqual(order)
  })

  it('renames one, and gives it its own name back', () => {
    expect(renameKeptPlace([bern, thun], 'bern', 'Office')).toEqual([{ ...bern, name: 'Office' }, thun])
    expect(renameKeptPlace([bern, thun], 'thun', '')).toEqual([bern, { value: 'thun', label: 'Thun' }])
  })
})

it('the server learns no more than it needs: a slug, or a point to the kilometre', () => {
  expect(valueForServer(bern)).toBe('bern')
  expect(valueForServer(peak)).toBe('46.7200,8.6200')
  expect(valueForServer({ value: '47.37694,8.54171', label: '' })).toBe('47.3800,8.5400')
})
