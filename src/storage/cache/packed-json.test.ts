import { expect, it } from 'vitest'
import { createPackedJson } from './packed-json.ts'

/** Text of so many characters, its quotes included. */
const textOf = (length: number, letter: string) => letter.repeat(length - 2)

it('gives back what went in, small in between', () => {
  const json = createPackedJson(10_000)
  const report = {
    place: 'Zürich – Örlikon’s',
    hours: Array.from({ length: 48 }, (_, hour) => ({ hour, temp: 7 })),
  }
  const packed = json.serialize(report)
  expect(packed.length).toBeLessThan(JSON.stringify(report).length / 2)
  expect(json.deserialize(packed)).toStrictEqual(report)
})

it('parses reused entries once and evicts the least recently used', () => {
  const json = createPackedJson(250)
  const packed = (letter: string) => json.serialize([textOf(98, letter)])
  const [a, b, c] = [packed('a'), packed('b'), packed('c')]
  const first = json.deserialize(a)
  const second = json.deserialize(b)
  expect(json.deserialize(a)).toBe(first)
  json.deserialize(c)
  expect(json.deserialize(a)).toBe(first)
  const again = json.deserialize(b)
  expect(again).toStrictEqual(second)
  expect(again).not.toBe(second)
})

it('returns values that cannot be changed', () => {
  const json = createPackedJson(1_000)
  const out = json.deserialize(json.serialize({ list: [1] })) as { list: number[] }
  expect(() => out.list.push(2)).toThrow(TypeError)
})

it('refuses what is damaged', () => {
  const json = createPackedJson(1_000)
  expect(() => json.deserialize('{"value":')).toThrow()
  expect(() => json.deserialize('')).toThrow()
})
