import { expect, test } from 'vitest'
import { readPast, roomFor, stepAt } from './cascade.ts'
import { pyramidsOf } from './frame-pyramids.ts'
import { heavyScale } from './grid.ts'
import { estimateScaleMotions, motionFrames } from './motion.ts'
import type { NowcastStep } from './nowcast-method.ts'
import { syntheticFrames } from './synthetic-rain.fixture.ts'

test('a lead follows from the past alone, whichever leads were worked out before it', () => {
  const rain = { rows: 60, cols: 70, u: 3, v: 1, lifetimeSteps: 24, seed: 5 }
  const frames = syntheticFrames(rain, 8)
  const pyramids = pyramidsOf(frames, heavyScale, () => true)
  const past = readPast({
    frames,
    pyramids,
    motions: estimateScaleMotions(pyramids.slice(-motionFrames)),
    delay: 0,
    options: { stepMinutes: 5, leadSteps: 12 },
  })
  const told = ({ rateMmh, probability }: NowcastStep) =>
    [rateMmh, ...Object.values(probability)].map((field) => [...field])
  const alone = told(stepAt(past, 9, roomFor(past)))
  const room = roomFor(past)
  for (const lead of [12, 1, 2]) stepAt(past, lead, room)
  expect(told(stepAt(past, 9, room))).toEqual(alone)
})
