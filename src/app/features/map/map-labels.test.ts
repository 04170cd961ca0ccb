import { expect, it } from 'vitest'
import { withRoom } from './map-labels.ts'

const place = { left: 190, right: 260, top: 190, bottom: 210 }
const far = { kind: 'station' as const, x: 400, y: 200 }
const near = { kind: 'station' as const, x: 225, y: 179 }

it('a label gives way to an earlier one', () => {
  expect(withRoom([far, { ...far, x: 440 }, { ...far, x: 450 }], place)).toEqual([far, { ...far, x: 450 }])
})

it('the page’s place and its name stay free, but for hail', () => {
  const hail = { ...near, kind: 'hail' as const }
  expect(withRoom([near, far], place)).toEqual([far])
  expect(withRoom([{ ...near, y: 171 }, far], place)).toHaveLength(2)
  expect(withRoom([hail, far], place)).toEqual([hail, far])
})
