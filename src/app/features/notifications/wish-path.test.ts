import { expect, it } from 'vitest'
import { askedWish, wishPath } from './wish-path.ts'

const hashOf = (path: string) => new URL(path, 'https://wetterhorn.example').hash

it('an answer of the planner asks for a wish at its place, with the criteria of its address', () => {
  const path = wishPath({ value: '46.9,7.4~Bei & uns' }, 'bike', 'wind=15&hours=3')
  expect(path).toMatch(/^\/places#/)
  expect(askedWish(hashOf(path))).toEqual({
    place: '46.9,7.4~Bei & uns',
    kind: 'bike',
    criteria: 'wind=15&hours=3',
  })
  expect(askedWish(hashOf(wishPath({ value: 'bern' }, 'hay')))).toMatchObject({ kind: 'hay', criteria: '' })
})

it.each(['', '#', '#notify=bern', '#wish=bern', '#wish=bern&kind=war', '#%', '#kind=hay'])(
  'the hash “%s” asks for none',
  (hash) => expect(askedWish(hash)).toBeNull(),
)

it('leaves out what is no criterion', () => {
  expect(askedWish('#wish=bern&kind=bike&need=walk&wind=15&view=table')).toEqual({
    place: 'bern',
    kind: 'bike',
    criteria: 'wind=15',
  })
})
