import { expect, it } from 'vitest'
import { flag, oneOf, queryOf, text, texts } from './query.ts'

const query = queryOf({
  place: text,
  stop: texts,
  view: oneOf(['chart', 'table'], 'chart'),
  from: oneOf([0, 1500, 2000]),
  hail: flag,
})
const usual = query.read('')

it.each([
  ['', { place: null, stop: [], view: 'chart', from: null, hail: false }],
  ['?place=&view=&from=&hail=', usual],
  ['?view=list&from=1501&hail=yes&utm_source=mail', usual],
  ['?place=bern&place=thun', { ...usual, place: 'bern' }],
  [
    '?hail=1&from=0&view=table&stop=a&stop=b',
    { place: null, stop: ['a', 'b'], view: 'table', from: 0, hail: true },
  ],
  ['?place=%C3%89vol%C3%A8ne+VS&stop=%zz&stop=a=b', { ...usual, place: 'Évolène VS', stop: ['%zz', 'a=b'] }],
])('of "%s" is read what the page knows, the rest is as usual', (search, values) => {
  expect(query.read(search)).toEqual(values)
  expect(query.read(new URLSearchParams(search))).toEqual(values)
})

it.each([
  [{}, ''],
  [usual, ''],
  [{ view: 'table', place: 'bern' }, '?place=bern&view=table'],
  [{ from: 0, hail: true, stop: ['a', 'b & c'] }, '?stop=a&stop=b+%26+c&from=0&hail=1'],
] as const)('%j is written without what is as usual', (values, search) => {
  expect(query.write(values)).toBe(search)
  expect(query.read(search)).toEqual({ ...usual, ...values })
})
