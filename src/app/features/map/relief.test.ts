import { expect, it } from 'vitest'
import { reliefBehind, reliefCorners } from './relief.ts'

it('lies behind the picture where the map has it', () => {
  // The view spans 4.95 of the relief's 6.5 degrees and begins 0.75 after it; heights by mercator.
  expect(reliefBehind()).toEqual({ size: '131.31% 154.04%', position: '48.39% 46.04%' })
  expect(reliefCorners[0]).toEqual([5, 48.5])
  expect(reliefCorners[2]).toEqual([11.5, 45])
})
