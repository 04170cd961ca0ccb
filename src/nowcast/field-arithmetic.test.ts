import { expect, test } from 'vitest'
import { strengthOf } from './field-arithmetic.ts'

test('a band is as strong with as without dry land around it', () => {
  const storm = Float32Array.of(1, -1, 2, -2)
  const amongDry = new Float32Array(10_000)
  amongDry.set(storm, 5_000)
  expect(strengthOf(storm)).toBeCloseTo(Math.sqrt(2.5))
  expect(strengthOf(amongDry)).toBeCloseTo(Math.sqrt(2.5))
})

test('a band of nothing has no strength', () => {
  expect(strengthOf(new Float32Array(8))).toBe(0)
})
