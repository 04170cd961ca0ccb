import { expect, it } from 'vitest'
import { uvBand } from './uv-index.ts'

it.each([
  [0, 'low'],
  [2.4, 'low'],
  [2.5, 'moderate'],
  [5, 'moderate'],
  [5.5, 'high'],
  [7, 'high'],
  [8, 'very-high'],
  [10.4, 'very-high'],
  [11, 'extreme'],
  [16, 'extreme'],
])('%d is %s', (index, band) => expect(uvBand(index)).toBe(band))
