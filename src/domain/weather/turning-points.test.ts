import { expect, it } from 'vitest'
import { turningPoints } from './turning-points.ts'

/** Hours of a wave that is coldest at 5 and warmest at 17 o'clock. */
const wave = (hours: number) =>
  Array.from({ length: hours }, (_, hour) => 10 - 6 * Math.cos(((hour - 5) / 24) * 2 * Math.PI))
const shortly = (values: readonly number[]) =>
  turningPoints(values).map(({ index, isHigh }) => `${isHigh ? 'high' : 'low'} ${index}`)

it('finds the low and the high of each day at their hours', () => {
  expect(shortly(wave(48))).toEqual(['low 5', 'high 17', 'low 29', 'high 41'])
})

it('calls neither end of the curve a turn, however warm it is there', () => {
  expect(shortly(Array.from({ length: 30 }, (_, hour) => hour))).toEqual([])
})

it('leaves out what is less than a turn', () => {
  expect(shortly(wave(48).map((value) => value / 10))).toEqual([])
})

it('takes the first of equal hours', () => {
  const flat = [0, 3, 6, 8, 8, 8, 6, 3, 0]
  expect(shortly(flat)).toEqual(['high 3'])
})

it('takes the higher of two highs that are near each other', () => {
  const values = Array.from({ length: 40 }, (_, hour) => (hour === 14 ? 9 : hour === 22 ? 10 : 2))
  expect(shortly(values).filter((turn) => turn.startsWith('high'))).toEqual(['high 22'])
})
