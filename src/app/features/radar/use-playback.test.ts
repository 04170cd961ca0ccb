import { expect, it } from 'vitest'
import type { RadarView } from './radar-page-view.ts'
import { askedMoment, sharedTime } from './use-playback.ts'

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

it('a shared link names the moment shown; while there are no images, the one that was asked for', () => {
  const still = (at: number) => ({ at, isPlaying: false })
  expect(sharedTime(manifest, still(60 * minute), null)).toBe(60 * minute)
  expect(sharedTime(manifest, still(120 * minute), 60 * minute)).toBeNull()
  expect(sharedTime(manifest, { at: 60 * minute, isPlaying: true }, null)).toBeNull()
  expect(sharedTime(null, still(0), null)).toBeNull()
  expect(sharedTime(null, still(0), 60 * minute)).toBe(60 * minute)
})
