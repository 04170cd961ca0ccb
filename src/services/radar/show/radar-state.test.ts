import { deserialize, serialize } from 'node:v8'
import { describe, expect, it } from 'vitest'
import { rainAhead } from '../../../domain/rain/place-rain.ts'
import { hourMs, minuteMs } from '../../../domain/time/durations.ts'
import { pictureOf } from '../picture.ts'
import { productCells } from '../product-grid.ts'
import {
  credit,
  facts,
  measuredPart,
  predictedParts,
  rainAround,
  sourcePart,
  startAt,
  zurich,
} from '../radar.fixture.ts'
import { createRadarState } from './radar-state.ts'
import { placeRain } from './rain-at-place.ts'
import { sumsAt } from './rain-sums.ts'

const step = 5 * minuteMs
const kinds = (state: ReturnType<typeof createRadarState>) =>
  state
    .publish(startAt)
    ?.frames.map(({ kind }) => kind[0])
    .join('')

describe('the sequence', () => {
  it('shows a gap as a gap, and a late frame as missing', () => {
    const state = createRadarState()
    state.add(sourcePart([startAt, startAt + step, startAt + 2 * step, startAt + 3 * step]))
    state.add(measuredPart(startAt))
    state.add(measuredPart(startAt + 2 * step))
    state.add({ kind: 'broken', at: startAt + step })
    expect(kinds(state)).toBe('mmmm')
    expect(state.publish(startAt)?.frames.map(({ kind }) => kind)).toEqual([
      'measured',
      'missing',
      'measured',
      'missing',
    ])
    expect(state.request().broken).toEqual([startAt + step])
  })

  it('has the nowcast made once more where it could not pass over into a forecast that is there now', () => {
    const state = createRadarState()
    state.add(sourcePart([startAt]))
    state.add(measuredPart(startAt))
    for (const part of predictedParts(startAt)) state.add(part)
    const hours = [{ startAt, packed: new Uint8Array() }]
    expect(state.request().nowcastFromAt).toBe(startAt)
    expect(state.request(hours)).toMatchObject({ nowcastFromAt: null, ahead: hours })
    for (const part of predictedParts(startAt))
      state.add(part.kind === 'nowcast' ? { ...part, isBlended: true } : part)
    expect(state.request(hours).nowcastFromAt).toBe(startAt)
  })

  it('takes a late frame from the nowcast, and has every step up to the last one listed', () => {
    const state = createRadarState()
    const late = startAt + 2 * step
    state.add(sourcePart([startAt, late]))
    state.add(measuredPart(startAt))
    const before = state.publish(late)?.frames.map(({ at, kind }) => [at, kind])
    expect(before).toEqual([
      [startAt, 'measured'],
      [startAt + step, 'missing'],
      [late, 'missing'],
    ])
    for (const part of predictedParts(startAt, rainAround(zurich, 6))) state.add(part)
    const sequence = state.publish(late)
    expect(sequence?.nowAt).toBe(startAt)
    expect(sequence?.frames.map(({ kind }) => kind)).toEqual(['measured', ...Array(24).fill('predicted')])
    const rain = sequence && placeRain(sequence, zurich)
    expect(rain && rainAhead(rain, late).rateNowMmh).toBeCloseTo(6, 0)
  })

  it('keeps an older nowcast until the new one is complete', () => {
    const state = createRadarState()
    state.add(sourcePart([startAt]))
    state.add(measuredPart(startAt))
    for (const part of predictedParts(startAt)) state.add(part)
    state.add(measuredPart(startAt + step))
    const [first, second] = predictedParts(startAt + step)
    if (first) state.add(first)
    if (second) state.add(second)
    const frames = state.publish(startAt)?.frames ?? []
    expect(frames.filter(({ kind }) => kind === 'measured')).toHaveLength(2)
    const predicted = frames.filter(({ kind }) => kind === 'predicted')
    expect(predicted).toHaveLength(23)
    expect(predicted.at(-1)?.at).toBe(startAt + 24 * step)
  })

  it('has each step of a nowcast once, where a second run took over from one that ended half way', () => {
    const state = createRadarState()
    state.add(sourcePart([startAt]))
    state.add(measuredPart(startAt))
    const parts = predictedParts(startAt, rainAround(zurich, 6))
    for (const part of parts.slice(0, 12)) state.add(part)
    state.startRun()
    for (const part of parts) state.add(part)
    const sequence = state.publish(startAt)
    if (!sequence) throw new Error('nothing published')
    expect(sequence.frames.filter(({ kind }) => kind === 'predicted')).toHaveLength(24)
    const next = sumsAt(sequence, state.older, zurich).find(({ id }) => id === 'next-1h')
    expect(next?.coveredMinutes).toBe(60)
    expect(next?.mm).toBeCloseTo(6, 0)
  })

  it('forgets after three hours where snow fell', () => {
    const state = createRadarState()
    state.add(sourcePart([]))
    const snow = new Uint8Array(productCells).fill(1)
    for (const hours of [1, 0])
      state.add({ kind: 'snow', at: startAt + hours * hourMs, snow, picture: pictureOf(snow, 'mm/h') })
    state.add(measuredPart(startAt + 3 * hourMs))
    const hoursAt = (now: number) => state.publish(now)?.snow.map(({ at }) => (at - startAt) / hourMs)
    expect(hoursAt(startAt + 3 * hourMs)).toEqual([0, 1])
    state.add(measuredPart(startAt + 3 * hourMs + step))
    expect(hoursAt(startAt + 3 * hourMs + step)).toEqual([1])
  })

  it('forgets after two hours, but not the rain that fell', () => {
    const state = createRadarState()
    state.add(sourcePart([]))
    const rain = rainAround(zurich, 12)
    for (let i = 0; i <= 48; i++) state.add(measuredPart(startAt + i * step, rain))
    const sequence = state.publish(startAt + 4 * hourMs)
    if (!sequence) throw new Error('nothing published')
    expect(sequence.frames).toHaveLength(25)
    expect(state.request().frames.filter((frame) => 'packed' in frame)).toHaveLength(13)
    const sums = sumsAt(sequence, state.older, zurich)
    const of = (id: string) => sums.find((sum) => sum.id === id)
    expect(of('last-1h')?.mm).toBeCloseTo(12, 0)
    expect(of('last-1h')?.coveredMinutes).toBe(60)
    expect(of('last-3h')?.mm).toBeCloseTo(36, -0.5)
    // Four hours were seen, no more: the sum says so.
    expect(of('last-24h')?.mm).toBeCloseTo(49, -0.5)
    expect(of('last-24h')?.coveredMinutes).toBe(245)
    expect(of('next-1h')).toMatchObject({ mm: null, coveredMinutes: 0, kind: 'predicted' })
  })

  it('does not mix two sources', () => {
    const state = createRadarState()
    state.add(sourcePart([startAt]))
    state.add(measuredPart(startAt))
    const other = sourcePart([startAt + step])
    state.add({ ...other, facts: { ...other.facts, id: 'opera' } })
    state.add(measuredPart(startAt + step))
    expect(kinds(state)).toBe('m')
    expect(state.request().provider).toBe('opera')
    expect(state.request().nowcastFromAt).toBeNull()
  })

  it('takes over what another process found, and goes on from there', () => {
    const [leader, follower] = [createRadarState(), createRadarState()]
    leader.add(sourcePart([startAt]))
    leader.add(measuredPart(startAt, rainAround(zurich, 6)))
    for (const part of predictedParts(startAt)) leader.add(part)
    leader.add({ kind: 'hour', startAt: startAt - 3 * hourMs, hundredthsMm: null, source: credit })
    follower.takeOver(deserialize(serialize(leader.known())))
    expect(follower.publish(startAt)).toEqual(leader.publish(startAt))
    expect(follower.request()).toEqual(leader.request())
    follower.add(measuredPart(startAt + step))
    expect(follower.publish(startAt)?.nowAt).toBe(startAt + step)
    expect(leader.publish(startAt)?.nowAt).toBe(startAt)
  })

  it('keeps its own where that is newer: it was alone for a while', () => {
    const [behind, ahead] = [createRadarState(), createRadarState()]
    behind.add(sourcePart([startAt]))
    behind.add(measuredPart(startAt))
    ahead.add(sourcePart([startAt + step]))
    ahead.add(measuredPart(startAt + step))
    ahead.takeOver(behind.known())
    expect(ahead.publish(startAt)?.nowAt).toBe(startAt + step)
    behind.takeOver(ahead.known())
    expect(behind.publish(startAt)?.nowAt).toBe(startAt + step)
  })

  describe('after a change of source', () => {
    const rain = rainAround(zurich, 12)
    const tenMinutes = 10 * minuteMs

    /** MeteoSwiss from `startAt` to `endAt`, then OPERA every 10 minutes over the times given. */
    function changed(endAt: number, { fromAt, toAt }: { fromAt: number; toAt: number }) {
      const state = createRadarState()
      state.add(sourcePart([]))
      for (let at = startAt; at <= endAt; at += step) state.add(measuredPart(at, rain))
      state.publish(endAt)
      state.add({ ...sourcePart([]), facts: { ...facts, id: 'opera' }, stepMinutes: 10 })
      const add = (at: number) => state.add(measuredPart(at, rain))
      for (let at = fromAt; at <= toAt; at += tenMinutes) add(at)
      const lastThreeHours = () => {
        const sequence = state.publish(toAt)
        if (!sequence) throw new Error('nothing published')
        return sumsAt(sequence, state.older, zurich).find(({ id }) => id === 'last-3h')
      }
      return { add, lastThreeHours }
    }

    it('counts the rain of frames that the new one does not reach back to', () => {
      const { lastThreeHours } = changed(startAt + 3 * hourMs, {
        fromAt: startAt + 2 * hourMs,
        toAt: startAt + 3 * hourMs + tenMinutes,
      })
      expect(lastThreeHours()?.coveredMinutes).toBe(180)
      expect(lastThreeHours()?.mm).toBeCloseTo(36, -0.5)
    })

    it('counts five minutes once that both have seen, and the other five of a frame of ten', () => {
      const endAt = startAt + 3 * hourMs + step
      const toAt = startAt + 3 * hourMs + tenMinutes
      const { add, lastThreeHours } = changed(endAt, { fromAt: toAt, toAt })
      expect(lastThreeHours()?.coveredMinutes).toBe(180)
      expect(lastThreeHours()?.mm).toBeCloseTo(36, -0.5)
      // Two hours later that frame is among the sums itself.
      for (let at = toAt + tenMinutes; at <= toAt + 2 * hourMs + tenMinutes; at += tenMinutes) add(at)
      expect(lastThreeHours()?.coveredMinutes).toBe(180)
      expect(lastThreeHours()?.mm).toBeCloseTo(36, -0.5)
    })
  })

  it('is nothing before the first frame', () => {
    expect(createRadarState().publish(startAt)).toBeNull()
  })
})
