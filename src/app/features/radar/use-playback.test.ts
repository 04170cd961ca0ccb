import { expect, it } from 'vitest'
import type { RadarView } from './radar-page-view.ts'
import { askedMoment } from './use-playback.ts'

const minute = 60_000
const manifest = {
  frames: [{ at: 0 }, { at: 240 * minute }],
  nowAt: 120 * minute,
  stepMinutes: 5,
} as RadarView['manifest']

it('a moment asked for by a link is taken where the sequence has it, and told gone where it has not', () => {
  expect(askedMoment(null, manifest)).toEqual({ time: null, gone: null })
  expect(askedMoment(60 * minute, manifest)).toEqual({ time: 60 * minute, gone: null })
  expect(askedMoment(-5 * minute, manifest)).toEqual({ time: null, gone: -5 * minute })
  expect(askedMoment(245 * minute, manifest)).toEqual({ time: null, gone: 245 * minute })
  expect(askedMoment(60 * minute, null)).toEqual({ time: 60 * minute, gone: null })
})
