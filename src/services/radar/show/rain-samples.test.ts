import { expect, it } from 'vitest'
import { minuteMs } from '../../../domain/time/durations.ts'
import { measuredPart, predictedParts, rainAround, sourcePart, startAt, zurich } from '../radar.fixture.ts'
import { createRadarState } from './radar-state.ts'
import { rainSamples } from './rain-samples.ts'

it('says wet or dry at sites, measured and predicted, at the requested frames only', () => {
  const state = createRadarState()
  const wet = rainAround(zurich, 2.5)
  for (const part of [
    sourcePart([startAt]),
    measuredPart(startAt - 30 * minuteMs, rainAround(zurich, 0.05)),
    measuredPart(startAt, wet),
    ...predictedParts(startAt, wet, 175),
  ])
    state.add(part)
  const sequence = state.publish(startAt)
  if (!sequence) throw new Error('nothing to publish')
  const bern = { lat: 46.99, lon: 7.46 }
  const far = { lat: 60, lon: 10 }
  const { nowAt, samples } = rainSamples(sequence, [zurich, bern, far], 30 * minuteMs)
  expect(nowAt).toBe(startAt)
  const byMinutes = new Map(samples.map(({ at, ...sample }) => [(at - startAt) / minuteMs, sample]))
  expect(byMinutes.get(-30)?.wet).toEqual([false, false, null])
  expect(byMinutes.get(0)).toEqual({
    isPredicted: false,
    wet: [true, false, null],
    chancePercent: [null, null, null],
  })
  const ahead = [...byMinutes.keys()].filter((minutes) => minutes > 0)
  expect(ahead.every((minutes) => minutes % 30 === 0)).toBe(true)
  for (const minutes of ahead)
    expect(byMinutes.get(minutes)).toEqual({
      isPredicted: true,
      wet: [true, false, null],
      chancePercent: [70, 70, null],
    })
})
