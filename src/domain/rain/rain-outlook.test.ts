import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minuteMs } from '../time/durations.ts'
import type { RainOutlook, RainOutlookInput } from './rain-outlook.ts'
import { rainOutlook } from './rain-outlook.ts'
import type { RainStep } from './rain-spells.ts'

const now = Date.parse('2026-07-14T14:40:00Z')
const horizon = now + 120 * minuteMs
/** Minutes from now, as an instant. */
const m = (minutes: number): number => now + minutes * minuteMs

type Scene = Partial<Omit<RainOutlookInput, 'steps'>> & {
  probability?: number | ((i: number) => number)
  isSnow?: (i: number) => boolean | null
}

/** Rates per five minutes ahead, the rest dry. */
function look(rates: (number | null)[], scene: Scene = {}): RainOutlook {
  const { probability, isSnow, ...rest } = scene
  const steps: RainStep[] = Array.from({ length: 24 }, (_, i) => {
    const rateMmh = i < rates.length ? (rates[i] ?? null) : 0
    const likely = rateMmh !== null && rateMmh >= 0.1 ? 0.8 : 0.01
    return {
      at: m(5 * (i + 1)),
      rateMmh,
      probability: typeof probability === 'function' ? probability(i) : (probability ?? likely),
      isSnow: isSnow ? isSnow(i) : false,
    }
  })
  return rainOutlook({ now, stepMinutes: 5, steps, current: { rateMmh: 0 }, nearest: null, ...rest })
}
const times = (count: number, rate: number): number[] => Array.from({ length: count }, () => rate)

describe('dry', () => {
  it('names the end of what is known', () => {
    expect(look([])).toEqual({ kind: 'dry', form: 'rain', hedged: false, until: horizon, possibleFrom: null })
  })

  it.each([
    ['only a slight risk', 0.03, false],
    ['only a slight risk', 0.09, false],
    ['possible', 0.1, true],
  ])('names from when rain is %s, at a probability of %d', (_name, last, hedged) => {
    const outlook = look([], { probability: (i) => [0.02, 0.03, last][Math.floor(i / 8)] ?? 0 })
    expect(outlook).toMatchObject({ kind: 'dry', hedged, possibleFrom: m(45) })
  })

  it('names no risk that begins where its knowledge ends', () => {
    const outlook = look([], { probability: (i) => (i < 23 ? 0.02 : 0.2) })
    expect(outlook).toMatchObject({ kind: 'dry', hedged: false, until: horizon, possibleFrom: null })
  })

  it('stays so with five minutes of light rain that is only possible: hedged, without from and until', () => {
    const possible = { probability: 0.4 }
    expect(look([0, 0, 0, 0.3], possible)).toMatchObject({ kind: 'dry', hedged: true, possibleFrom: m(5) })
    expect(look([0, 0, 0, 0.3], { probability: 0.01 })).toMatchObject({ hedged: true, possibleFrom: m(20) })
    // Not where it lasts, is likely, more than light, comes twice, or may go on beyond what is known.
    expect(look([0, 0, 0, 0.3, 0.3], possible).kind).toBe('starts')
    expect(look([0, 0, 0, 0.3], { probability: 0.5 }).kind).toBe('starts')
    expect(look([0, 0, 0, 3], possible).kind).toBe('starts')
    expect(look([0, 0.3, ...times(6, 0), 0.3], possible).kind).toBe('showers')
    expect(look([...times(23, 0), 0.3], possible).kind).toBe('starts')
  })

  it('says snow where it would fall as snow', () => {
    expect(look([], { isSnow: () => true })).toMatchObject({ kind: 'dry', form: 'snow' })
    expect(look([], { isSnow: (i) => i > 12 })).toMatchObject({ kind: 'dry', form: 'mixed' })
    expect(look([], { isSnow: () => null })).toMatchObject({ kind: 'dry', form: 'unknown' })
  })

  it('reaches only to the first gap', () => {
    expect(look([...times(12, 0), null, ...times(5, 9)])).toMatchObject({ kind: 'dry', until: m(60) })
  })
})

describe('nearby', () => {
  it.each([
    [270, false, 'west', 'away'],
    [10, true, 'north', 'closer'],
    [225, null, 'south-west', null],
  ] as const)('%i degrees, approaching %s', (fromDegrees, approaching, direction, movement) => {
    const nearest = { distanceKm: 12, fromDegrees, approaching, isSnow: false }
    expect(look([], { nearest })).toMatchObject({
      kind: 'nearby',
      distanceKm: 12,
      direction,
      movement,
      until: horizon,
    })
  })

  it('is called snow where it is snow, however dry the place', () => {
    const nearest = { distanceKm: 25, fromDegrees: 225, approaching: true, isSnow: true }
    expect(look([], { nearest })).toMatchObject({ kind: 'nearby', formThere: 'snow', form: 'rain' })
  })

  it('is no news from far away, and gives way to rain at the place', () => {
    const nearest = { distanceKm: 5, fromDegrees: 0, approaching: true, isSnow: false }
    expect(look([], { nearest: { ...nearest, distanceKm: 41 } }).kind).toBe('dry')
    expect(look([1], { nearest }).kind).toBe('starts')
  })
})

describe('starts', () => {
  it('says when, how hard and when it ends', () => {
    expect(look([0, 0, 0, ...times(6, 1)])).toEqual({
      kind: 'starts',
      form: 'rain',
      hedged: false,
      intensity: 'light',
      changes: [],
      at: m(20),
      afterTraces: false,
      peak: null,
      endsAt: m(50),
    })
  })

  it('gives the changes of intensity', () => {
    expect(look([0, ...times(4, 1), 12, 15, 12, ...times(4, 1)])).toMatchObject({
      intensity: 'light',
      changes: [
        { from: m(30), intensity: 'heavy' },
        { from: m(45), intensity: 'light' },
      ],
      peak: null,
      endsAt: m(65),
    })
  })

  it('names a burst too short to be a stage', () => {
    expect(look([0, ...times(4, 1), 12, ...times(6, 1)])).toMatchObject({
      intensity: 'light',
      changes: [],
      peak: { at: m(30), intensity: 'heavy' },
    })
  })

  it('does not take a short break for the end', () => {
    expect(look([0, 1, 1, 0, 0, 1, 1])).toMatchObject({ kind: 'starts', at: m(10), endsAt: m(40) })
  })

  it('calls a few drops before the rain what they are', () => {
    const outlook = look([0, 0, 0, 0.2, 0.3, 0.2, 0, 0, 0, 1, 4, 8, 12, ...times(11, 14)])
    expect(outlook).toMatchObject({
      kind: 'starts',
      afterTraces: true,
      at: m(50),
      intensity: 'moderate',
      changes: [{ from: m(65), intensity: 'heavy' }],
    })
  })

  it('is hedged where the probability is low', () => {
    expect(look([0, ...times(6, 1)], { probability: 0.4 })).toMatchObject({ kind: 'starts', hedged: true })
    expect(look([0, ...times(6, 1)], { probability: 0.5 })).toMatchObject({ kind: 'starts', hedged: false })
  })

  it('distinguishes snow from rain and names the change between them', () => {
    expect(look([0, ...times(6, 1)], { isSnow: () => true })).toMatchObject({ form: 'snow' })
    expect(look([0, ...times(6, 1)], { isSnow: (i) => i > 3 })).toMatchObject({ form: 'mixed' })
    expect(look([0, ...times(6, 1)], { isSnow: (i) => i > 12 })).toMatchObject({ form: 'rain' })
  })
})

describe('raining', () => {
  const current = { rateMmh: 3 }

  it('ends', () => {
    expect(look(times(6, 3), { current })).toEqual({
      kind: 'raining-until',
      form: 'rain',
      hedged: false,
      intensity: 'moderate',
      changes: [],
      endsAt: m(35),
      peak: null,
      againAt: null,
    })
  })

  it('ends at once where the next picture is dry', () => {
    expect(look([], { current })).toMatchObject({ kind: 'raining-until', endsAt: m(5) })
  })

  it('comes again once', () => {
    expect(look([3, 3, 0, 0, 0, 0, 2, 2], { current })).toMatchObject({ endsAt: m(15), againAt: m(35) })
  })

  it('has an uncertain end where the probability stays high', () => {
    expect(look(times(6, 3), { current, probability: 0.5 })).toMatchObject({
      kind: 'raining-until',
      hedged: true,
    })
  })

  it('goes on', () => {
    expect(look(times(24, 3), { current })).toEqual({
      kind: 'raining-throughout',
      form: 'rain',
      hedged: false,
      intensity: 'moderate',
      changes: [],
      until: horizon,
      peak: null,
    })
  })

  it('goes on, heavier and then lighter', () => {
    const outlook = look([3, 3, 3, 12, 12, ...times(8, 11), ...times(11, 2)], { current })
    expect(outlook).toMatchObject({
      kind: 'raining-throughout',
      intensity: 'moderate',
      changes: [
        { from: m(20), intensity: 'heavy' },
        { from: m(70), intensity: 'moderate' },
      ],
    })
  })

  it('gets weaker soon: the short remainder of the heavy rain is mentioned', () => {
    const cloudburst = { rateMmh: 90 }
    expect(look([70, 45, 20, ...times(21, 4)], { current: cloudburst })).toMatchObject({
      kind: 'raining-throughout',
      intensity: 'very-heavy',
      changes: [{ from: m(20), intensity: 'moderate' }],
    })
  })

  it('never names a strength that is neither now nor to come', () => {
    expect(look(times(24, 5), { current: { rateMmh: 1 } })).toMatchObject({
      intensity: 'moderate',
      changes: [],
    })
  })

  it('does not end for a break too close to the horizon to be sure of', () => {
    expect(look(times(22, 3), { current }).kind).toBe('raining-throughout')
  })

  it('takes the first step for now where nothing is measured', () => {
    expect(look(times(24, 3), { current: { rateMmh: null } }).kind).toBe('raining-throughout')
    expect(look([], { current: { rateMmh: null } }).kind).toBe('dry')
  })
})

describe('showers', () => {
  const intermittent = [0, 2, 2, 0, 0, 0, 12, 2, 0, 0, 0, 0, 2, 2]

  it('come and go', () => {
    expect(look(intermittent)).toMatchObject({
      kind: 'showers',
      intensity: 'heavy',
      from: m(10),
      endsAt: m(75),
    })
    expect(look([...intermittent, ...times(10, 1)])).toMatchObject({
      kind: 'showers',
      endsAt: null,
      until: horizon,
    })
  })

  it('have begun', () => {
    expect(look(intermittent.slice(1), { current: { rateMmh: 1 } })).toMatchObject({
      kind: 'showers',
      from: null,
      endsAt: m(70),
    })
  })
})

describe('unknown', () => {
  it.each([
    ['no step', { steps: [] }],
    ['too short a look ahead', { steps: [{ at: m(25), rateMmh: 0, probability: 0, isSnow: false }] }],
    ['a gap at once', { steps: [{ at: m(5), rateMmh: null, probability: 0, isSnow: false }] }],
    ['not a number', { steps: [{ at: m(120), rateMmh: Number.NaN, probability: 0, isSnow: false }] }],
    ['only the past', { steps: [{ at: m(-5), rateMmh: 3, probability: 1, isSnow: false }] }],
  ])('%s', (_name, { steps }) => {
    const outlook = rainOutlook({ now, stepMinutes: 5, steps, current: { rateMmh: null }, nearest: null })
    expect(outlook).toMatchObject({ kind: 'unknown', intensity: null })
  })

  it('still says what falls now', () => {
    const outlook = rainOutlook({ now, stepMinutes: 5, steps: [], current: { rateMmh: 20 }, nearest: null })
    expect(outlook).toMatchObject({ kind: 'unknown', intensity: 'heavy' })
  })
})

describe('whatever the nowcast says', () => {
  const rate = fc.oneof(fc.constant(0), fc.constant(0), fc.double({ min: 0, max: 60, noNaN: true }))
  const input: fc.Arbitrary<RainOutlookInput> = fc
    .record({
      stepMinutes: fc.constantFrom(5, 10),
      offsetMs: fc.integer({ min: 1, max: 5 * minuteMs }),
      rates: fc.array(
        fc.record({
          rateMmh: fc.option(rate, { freq: 30 }),
          probability: fc.double({ min: 0, max: 1, noNaN: true }),
          isSnow: fc.boolean(),
        }),
        { maxLength: 24 },
      ),
      current: fc.option(rate),
    })
    .map(({ stepMinutes, offsetMs, rates, current }) => ({
      now,
      stepMinutes,
      steps: rates.map((step, i) => ({ ...step, at: now + offsetMs + i * stepMinutes * minuteMs })),
      current: { rateMmh: current },
      nearest: null,
    }))

  it('gives times in fives, not in the past and not beyond the horizon, in their order', () => {
    fc.assert(
      fc.property(input, (given) => {
        const outlook = rainOutlook(given)
        const end = (given.steps.at(-1)?.at ?? now) + 5 * minuteMs
        const instants = Object.entries(outlook).filter(([key]) =>
          /At$|^at$|^from$|until|possibleFrom/.test(key),
        )
        for (const [, at] of instants) {
          if (at === null) continue
          expect(Number(at) % (5 * minuteMs)).toBe(0)
          expect(at).toBeGreaterThanOrEqual(now)
          expect(at).toBeLessThanOrEqual(end)
        }
        if (outlook.kind === 'starts') {
          expect(outlook.at).toBeLessThanOrEqual(outlook.peak?.at ?? outlook.at)
          expect(outlook.endsAt ?? outlook.at).toBeGreaterThanOrEqual(outlook.at)
        }
        if ('changes' in outlook) {
          const froms = outlook.changes.map(({ from }) => from)
          expect(froms).toEqual(froms.toSorted((a, b) => a - b))
          for (const from of froms) expect(from).toBeGreaterThanOrEqual(now)
          const words = [outlook.intensity, ...outlook.changes.map(({ intensity }) => intensity)]
          words.forEach((word, index) => {
            expect(word).not.toBe(words[index - 1])
          })
        }
        if (outlook.kind === 'raining-until')
          expect(outlook.againAt ?? outlook.endsAt).toBeGreaterThanOrEqual(outlook.endsAt)
      }),
    )
  })

  it('never calls dry what is forecast wet, nor wet what is forecast dry', () => {
    fc.assert(
      fc.property(input, (given) => {
        const outlook = rainOutlook(given)
        if (outlook.kind === 'unknown') return
        const gap = given.steps.findIndex((step) => step.rateMmh === null)
        const known = gap < 0 ? given.steps : given.steps.slice(0, gap)
        const isWet = known.some((step) => (step.rateMmh ?? 0) >= 0.1) || (given.current.rateMmh ?? 0) >= 0.1
        // A few drops that are no more than possible do not make rain, but are mentioned.
        if (outlook.kind === 'dry') expect(isWet && outlook.possibleFrom === null).toBe(false)
        else expect(isWet).toBe(true)
      }),
    )
  })
})
