import type { Failure } from '../../domain/failure.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { Source } from '../../domain/weather/reading.ts'
import { creditOf } from '../modes.ts'
import { createOlderSums } from './older-sums.ts'
import type { Picture } from './picture.ts'
import { framesForNowcast, type KeptFrame, type RadarPart, type RadarRequest } from './radar-parts.ts'
import type { RadarSequence, SequenceFrame } from './radar-sequence.ts'

const pastMs = 120 * minuteMs
const cloudsMs = 150 * minuteMs
const olderMs = 25 * hourMs

type Measured = { at: number; kept: KeptFrame | null; codes: Uint8Array; picture: Picture }
type Part<K extends RadarPart['kind']> = Extract<RadarPart, { kind: K }>
type Nowcast = Part<'nowcast'> & { steps: Part<'predicted'>[] }

/** The radar's current state, built from the parts that runs send; a failed run removes nothing. */
export function createRadarState() {
  let source: Source | null = null
  let stepMinutes = 5
  const measured = new Map<number, Measured>()
  const broken = new Set<number>()
  let listed: number[] = []
  let nowcast: Nowcast | null = null
  /** Steps of a nowcast still being computed; a run that takes over from one that has died begins again with the first. */
  const steps = new Map<number, Part<'predicted'>>()
  /** Of a source that this run has not announced yet: shared parts may come in another order. */
  const early: Extract<RadarPart, { provider: string }>[] = []
  let phase: Part<'phase'> | null = null
  let hail: Part<'hail'> | null = null
  const clouds = new Map<number, Picture>()
  let failures: RadarSequence['failures'] = {}
  const older = createOlderSums()
  const hoursWithout = new Set<number>()

  const newestAt = () => Math.max(0, ...measured.keys())

  /** The rain of frames that leave the sequence stays in the hourly sums. */
  function keepRainOf({ at, codes }: Measured): void {
    if (source) older.add(at, stepMinutes, codes, source)
  }

  /** Frames that leave the sequence, and codes too old for a nowcast. */
  function forgetOld(): void {
    const newest = newestAt()
    const stepMs = stepMinutes * minuteMs
    for (const [at, frame] of measured) {
      if (at < newest - pastMs) {
        keepRainOf(frame)
        measured.delete(at)
      } else if (at < newest - (framesForNowcast - 1) * stepMs) frame.kept = null
    }
    for (const at of broken) if (at < newest - pastMs) broken.delete(at)
    // The snow line moves little in two hours; of longer ago it says nothing.
    if (phase && phase.at < newest - pastMs) phase = null
    for (const at of clouds.keys()) if (at < newest - cloudsMs) clouds.delete(at)
    older.forgetBefore(newest - olderMs)
    for (const startAt of hoursWithout) if (startAt < newest - olderMs) hoursWithout.delete(startAt)
  }

  function add(part: RadarPart): void {
    if ('provider' in part && part.provider !== source?.id) {
      early.push(part)
      return
    }
    switch (part.kind) {
      case 'source':
        if (source && source.id !== part.facts.id) {
          for (const frame of measured.values()) keepRainOf(frame)
          measured.clear()
          broken.clear()
          hoursWithout.clear()
          nowcast = null
        }
        source = creditOf(part.facts)
        stepMinutes = part.stepMinutes
        listed = part.listed
        for (const one of early.splice(0)) if (one.provider === source.id) add(one)
        return
      case 'measured':
        measured.set(part.at, part)
        return
      case 'broken':
        broken.add(part.at)
        return
      case 'predicted':
        for (const { at, fromAt } of steps.values()) if (fromAt !== part.fromAt) steps.delete(at)
        steps.set(part.at, part)
        return
      case 'nowcast':
        nowcast = { ...part, steps: [...steps.values()] }
        steps.clear()
        return
      case 'phase':
        phase = part
        return
      case 'hail':
        hail = part
        return
      case 'clouds':
        clouds.set(part.at, part.picture)
        return
      case 'hour':
        if (part.hundredthsMm) older.takeHour(part.startAt, part.hundredthsMm, part.source)
        else hoursWithout.add(part.startAt)
        return
      case 'failure':
        failures[part.of] ??= part.failure
    }
  }

  return {
    older,
    failureOf: (product: keyof RadarSequence['failures']): Failure | null => failures[product] ?? null,
    startRun(): void {
      failures = {}
      steps.clear()
      early.length = 0
    },
    request(): RadarRequest {
      return {
        provider: source?.id ?? null,
        frames: [...measured.values()].map(({ at, kept }) => kept ?? { at }),
        broken: [...broken],
        nowcastFromAt: nowcast?.fromAt ?? null,
        cloudsAt: [...clouds.keys()],
        phaseAt: phase?.at ?? null,
        hailAt: hail?.at ?? null,
        coveredAt: older.covered(),
        hoursWithout: [...hoursWithout],
      }
    },
    add,
    /** null before the first frame. */
    publish(now: number): RadarSequence | null {
      if (!source || measured.size === 0) return null
      forgetOld()
      const stepMs = stepMinutes * minuteMs
      const nowAt = newestAt()
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
        snow: phase && { at: phase.at, codes: phase.snow, picture: phase.picture },
        hail: hail && { at: hail.at, cells: hail.cells, source: hail.source },
        clouds: [...clouds].map(([at, picture]) => ({ at, picture })).sort((a, b) => a.at - b.at),
        failures: { ...failures },
      }
    },
  }
}
