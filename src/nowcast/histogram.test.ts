import { describe, expect, it } from 'vitest'
import { cutFor, histogramOf } from './histogram.ts'
import { seenAreaOf } from './seen-area.ts'

const [rows, cols] = [40, 50]
const view = seenAreaOf({ rows, cols, cellKm: 1, rateMmh: new Float32Array(rows * cols) })
const field = new Float32Array(rows * cols)
field[3] = 2
field[4] = 1

describe('the cut', () => {
  it('finds rain of two cells', () => {
    const histogram = histogramOf(field, view, 1)
    expect(cutFor(histogram, 1 / (rows * cols), 0)).toBeCloseTo(2, 1)
    expect(cutFor(histogram, 2 / (rows * cols), 0)).toBeCloseTo(1, 1)
  })

  it('lies above all that is there by what the highest lacks, where nothing reaches it', () => {
    expect(cutFor(histogramOf(field, view, 0), 0, 0.4)).toBeCloseTo(2.4, 1)
  })
})
