import { expect, it } from 'vitest'
import { outsideAt } from '../../tests/support/builders/outside.ts'
import { createLightning } from '../upstreams/eumetsat-lightning/index.ts'
import { createDemoFetch } from './demo-fetch.ts'

const framesAt = (seed: number, time: string) => {
  const clock = () => Date.parse(time)
  return createLightning({ ...outsideAt(clock), fetch: createDemoFetch({ seed, clock }) }).fetchLightning([])
}

it('thunderstorms flash, ten minutes late, two hours back', async () => {
  const frames = await framesAt(20, '2026-07-21T17:10:00Z')
  expect(frames).toHaveLength(24)
  expect(frames.at(-1)?.at).toBe(Date.parse('2026-07-21T16:55:00Z'))
  expect(frames.at(-1)?.cells.length).toBeGreaterThan(3)
})

it('in winter nothing flashes, which is a measurement too', async () => {
  const frames = await framesAt(7, '2026-01-20T06:40:00Z')
  expect(frames.map(({ cells }) => cells.length)).toEqual(Array.from({ length: 24 }, () => 0))
})
