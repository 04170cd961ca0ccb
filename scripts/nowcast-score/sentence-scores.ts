import { rainAhead } from '../../src/domain/rain/place-rain.ts'
import { rainIntensityFromMmh } from '../../src/domain/rain/radar-scale.ts'
import type { RainOutlook } from '../../src/domain/rain/rain-outlook.ts'
import { minuteMs } from '../../src/domain/time/durations.ts'
import type { NowcastStep } from '../../src/nowcast/nowcast-method.ts'
import type { RadarEvent } from './radar-event.ts'

/** Cells from one place to the next: close enough to represent all cells of an event. */
const placeEvery = 6
/** "About" half past two is right from twenty past to twenty to. */
const aboutMinutes = 10
const wetMmh = rainIntensityFromMmh.light
/** Last minute of each row of the report. */
export const leadRows = [15, 30, 60, 120] as const

/** What was said of one kind, and how often it was right (a time) or broken (a promise), by lead. */
export type Tally = { said: number[]; counted: number[] }
const noTally = (): Tally => ({ said: leadRows.map(() => 0), counted: leadRows.map(() => 0) })

/** Index of the first row that a lead belongs to. */
const rowOf = (minutes: number) => leadRows.findIndex((last) => minutes <= last)

/** The sentence people read, at places all over an event, against what came. */
export class SentenceScores {
  /** "Rain from about T", counted where it began within ten minutes of T; by T. */
  readonly from = noTally()
  /** The same said with "possible". */
  readonly possibleFrom = noTally()
  /** "No rain before T", counted where it rained sooner; `said` by how far the promise reaches, `counted` by when it broke. */
  readonly dryBefore = noTally()

  private readonly sampled: { cell: number; rates: number[]; probabilities: number[] }[]
  private readonly event: RadarEvent

  constructor(event: RadarEvent) {
    this.event = event
    const { cols, rows } = event.frames[0]!
    this.sampled = []
    for (let r = placeEvery >> 1; r < rows; r += placeEvery) {
      for (let c = placeEvery >> 1; c < cols; c += placeEvery) {
        const cell = r * cols + c
        if (event.mask[cell] === 1) this.sampled.push({ cell, rates: [], probabilities: [] })
      }
    }
  }

  take({ rateMmh, probability }: NowcastStep): void {
    for (const place of this.sampled) {
      place.rates.push(rateMmh[place.cell]!)
      place.probabilities.push(probability['0.1'][place.cell]!)
    }
  }

  /** All steps of the forecast from frame `start` have been taken. */
  settle(start: number): void {
    const { frames, stepMinutes } = this.event
    for (const place of this.sampled) {
      const { cell } = place
      const series = (index: number) => frames[index]!.rateMmh[cell]!
      const steps = place.rates.map((rate, k) => ({
        at: (k + 1) * stepMinutes * minuteMs,
        kind: 'predicted' as const,
        rateMmh: Number.isNaN(rate) ? null : rate,
        probability: Number.isNaN(place.probabilities[k]) ? null : place.probabilities[k]!,
        isSnow: false,
      }))
      const now = {
        at: 0,
        kind: 'measured' as const,
        rateMmh: series(start),
        probability: null,
        isSnow: false,
      }
      const { outlook } = rainAhead({ nowAt: 0, stepMinutes, steps: [now, ...steps], nearest: null }, 0)
      const firstWet = steps.findIndex((_, k) => series(start + k + 1) >= wetMmh)
      this.count(outlook, firstWet < 0 ? Number.POSITIVE_INFINITY : (firstWet + 1) * stepMinutes)
      place.rates = []
      place.probabilities = []
    }
  }

  private count(outlook: RainOutlook, wetFrom: number): void {
    if (outlook.kind === 'starts' || (outlook.kind === 'showers' && outlook.from !== null)) {
      const from = (outlook.kind === 'starts' ? outlook.at : outlook.from!) / minuteMs
      const tally = outlook.hedged ? this.possibleFrom : this.from
      const row = rowOf(from)
      tally.said[row]!++
      if (Math.abs(wetFrom - from) <= aboutMinutes) tally.counted[row]!++
    } else if (outlook.kind === 'dry' || outlook.kind === 'nearby') {
      const until = (outlook.possibleFrom ?? outlook.until) / minuteMs
      this.dryBefore.said[rowOf(until)]!++
      if (wetFrom < until) this.dryBefore.counted[rowOf(wetFrom)]!++
    }
  }
}
