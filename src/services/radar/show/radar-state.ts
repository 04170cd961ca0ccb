import type { Failure } from '../../../domain/failure.ts'
import { hourMs, minuteMs } from '../../../domain/time/durations.ts'
import type { Source } from '../../../domain/weather/reading.ts'
import { creditOf } from '../../reading/modes.ts'
import type { KeptFrame } from '../kept-frame.ts'
import { createOlderSums, type OlderHour } from '../older-sums.ts'
import type { Picture } from '../picture.ts'
import { framesForNowcast, type RadarPart, type RadarRequest } from '../radar-parts.ts'
import type { CloudFrame, OuterFrame, RadarSequence, SequenceFrame, SnowHour } from './radar-sequence.ts'

const pastMs = 120 * minuteMs
const cloudsMs = 150 * minuteMs
const olderMs = 25 * hourMs

type Measured = { at: number; kept: KeptFrame | null; codes: Uint8Array; picture: Picture }
type Part<K extends RadarPart['kind']> = Extract<RadarPart, { kind: K }>

/** All that the runs so far have found, as one value that processes share: it survives a structured clone. */
export type KnownRadar = {
  source: Source | null
  stepMinutes: number
  listed: number[]
  measured: Map<number, Measured>
  broken: Set<number>
  nowcast: (Part<'nowcast'> & { steps: Part<'predicted'>[] }) | null
  snow: Map<number, SnowHour>
  hail: Part<'hail'> | null
  outer: { source: Source; frames: Map<number, OuterFrame> } | null
  clouds: Map<number, CloudFrame>
  failures: RadarSequence['failures']
  hours: Map<number, OlderHour>
  hoursWithout: Set<number>
}

const nothingKnown = (): KnownRadar => ({
  source: null,
  stepMinutes: 5,
  listed: [],
  measured: new Map(),
  broken: new Set(),
  nowcast: null,
  snow: new Map(),
  hail: null,
  outer: null,
  clouds: new Map(),
  failures: {},
  hours: new Map(),
  hoursWithout: new Set(),
})

const newestOf = ({ measured }: KnownRadar): number => Math.max(0, ...measured.keys())

/** The radar's current state, built from the parts that runs send; a failed run removes nothing. */
export function createRadarState() {
  let known = nothingKnown()
  let older = createOlderSums(known.hours)
  /** Steps of a nowcast still being computed. */
  let steps: Part<'predicted'>[] = []

  /** The rain of frames that leave the sequence stays in the hourly sums. */
  function keepRainOf({ at, codes }: Measured): void {
    if (known.source) older.add(at, known.stepMinutes, codes, known.source)
  }

  /** Frames that leave the sequence, and codes too old for a nowcast. */
  function forgetOld(): void {
    const { stepMinutes, measured, broken, clouds, outer, snow, hoursWithout } = known
    const newest = newestOf(known)
    const stepMs = stepMinutes * minuteMs
    for (const [at, frame] of measured) {
      if (at < newest - pastMs) {
        keepRainOf(frame)
        measured.delete(at)
      } else if (at < newest - (framesForNowcast - 1) * stepMs) frame.kept = null
    }
    for (const at of broken) if (at < newest - pastMs) broken.delete(at)
    for (const at of snow.keys()) if (at < newest - pastMs - hourMs) snow.delete(at)
    for (const at of outer?.frames.keys() ?? []) if (at < newest - pastMs) outer?.frames.delete(at)
    for (const at of clouds.keys()) if (at < newest - cloudsMs) clouds.delete(at)
    older.forgetBefore(newest - olderMs)
    for (const startAt of hoursWithout) if (startAt < newest - olderMs) hoursWithout.delete(startAt)
  }

  function add(part: RadarPart): void {
    switch (part.kind) {
      case 'source':
        if (known.source && known.source.id !== part.facts.id) {
          for (const frame of known.measured.values()) keepRainOf(frame)
          known.measured.clear()
          known.broken.clear()
          known.hoursWithout.clear()
          known.nowcast = null
        }
        known.source = creditOf(part.facts)
        known.stepMinutes = part.stepMinutes
        known.listed = part.listed
        return
      case 'measured':
        known.measured.set(part.at, part)
        return
      case 'broken':
        known.broken.add(part.at)
        return
      case 'predicted':
        steps.push(part)
        return
      case 'nowcast':
        known.nowcast = { ...part, steps }
        steps = []
        return
      case 'snow':
        known.snow.set(part.at, { at: part.at, snow: part.snow, picture: part.picture })
        return
      case 'hail':
        known.hail = part
        return
      case 'outer': {
        const { kind: _, source, ...frame } = part
        const frames = known.outer?.source.id === source.id ? known.outer.frames : new Map()
        known.outer = { source, frames: frames.set(frame.at, frame) }
        return
      }
      case 'clouds':
        known.clouds.set(part.at, { at: part.at, picture: part.picture, source: part.source })
        return
      case 'hour':
        if (part.hundredthsMm) older.takeHour(part.startAt, part.hundredthsMm, part.source)
        else known.hoursWithout.add(part.startAt)
        return
      case 'failure':
        known.failures[part.of] ??= part.failure
    }
  }

  return {
    get older() {
      return older
    },
    failureOf: (product: keyof RadarSequence['failures']): Failure | null => known.failures[product] ?? null,
    startRun(): void {
      known.failures = {}
      steps = []
    },
    /** `ahead`: hours of the forecast that are at hand now. */
    request(ahead: RadarRequest['ahead'] = []): Omit<RadarRequest, 'air'> {
      const { nowcast } = known
      const isAsGoodAsCanBe = nowcast?.isBlended || ahead.length === 0
      return {
        provider: known.source?.id ?? null,
        frames: [...known.measured.values()].map(({ at, kept }) => kept ?? { at }),
        broken: [...known.broken],
        nowcastFromAt: nowcast && isAsGoodAsCanBe ? nowcast.fromAt : null,
        ahead,
        cloudsAt: [...known.clouds.keys()],
        hailAt: known.hail?.at ?? null,
        outerAt: [...(known.outer?.frames.keys() ?? [])],
        coveredAt: older.covered(),
        hoursWithout: [...known.hoursWithout],
      }
    },
    add,
    known: (): KnownRadar => known,
    /** What another process found, unless our own is newer: then it was made while the two could not share. */
    takeOver(theirs: KnownRadar): void {
      if (newestOf(theirs) < newestOf(known)) return
      known = theirs
      older = createOlderSums(known.hours)
      steps = []
    },
    /** null before the first frame. */
    publish(now: number): RadarSequence | null {
      const { source, stepMinutes, measured, listed, nowcast, clouds } = known
      if (!source || measured.size === 0) return null
      forgetOld()
      const { snow, hail, outer } = known
      const stepMs = stepMinutes * minuteMs
      const nowAt = newestOf(known)
      // While a first run fills the sequence from its newest end, what has not come yet is not missing.
      const firstAt = Math.min(...measured.keys())
      const ahead = new Map(nowcast?.steps.map((step) => [step.at, step]))
      // Listed but newer than anything readable: late or broken, and meanwhile as predicted.
      const lastAt = Math.max(nowAt, ...listed, ...ahead.keys())
      const frames: SequenceFrame[] = []
      for (let at = firstAt; at <= lastAt; at += stepMs) {
        const frame = measured.get(at)
        const step = at > nowAt ? ahead.get(at) : undefined
        frames.push({
          at,
          kind: frame ? 'measured' : step ? 'predicted' : 'missing',
          codes: (frame ?? step)?.codes ?? null,
          probability: step?.probability ?? null,
          picture: (frame ?? step)?.picture ?? null,
        })
      }
      return {
        source,
        stepMinutes,
        nowAt,
        generatedAt: now,
        frames,
        motion: nowcast?.motion ?? null,
        snow: [...snow.values()].sort((a, b) => a.at - b.at),
        hail: hail && { at: hail.at, cells: hail.cells, source: hail.source },
        outer: outer && {
          source: outer.source,
          frames: [...outer.frames.values()].sort((a, b) => a.at - b.at),
        },
        clouds: [...clouds.values()].sort((a, b) => a.at - b.at),
        failures: { ...known.failures },
      }
    },
  }
}
