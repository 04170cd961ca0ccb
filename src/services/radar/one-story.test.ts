import { decode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { isSoak } from '../../../tests/support/soak.ts'
import { fetchAt, forecastHours } from '../../demo/demo-wire.fixture.ts'
import { unit } from '../../demo/noise.ts'
import type { RadarFrame } from '../../domain/rain/radar.ts'
import { rainStep } from '../../domain/rain/radar-scale.ts'
import { rainOutlook } from '../../domain/rain/rain-outlook.ts'
import { minuteMs } from '../../domain/time/durations.ts'
import type { RadarSource } from '../../ports/sources.ts'
import { createMeteoswiss } from '../../upstreams/meteoswiss-radar/index.ts'
import { slotsUpTo } from './older-sums.ts'
import { pictureOf } from './picture.ts'
import { productCells, productGrid, productPosition } from './product-grid.ts'
import { credit, nothingKnown } from './radar.fixture.ts'
import { fetchHours } from './run/fetch-hours.ts'
import { runRadar } from './run/run-radar.ts'
import { createRadarState } from './show/radar-state.ts'
import { placeRain } from './show/rain-at-place.ts'
import { sumsAt } from './show/rain-sums.ts'

const log = recordedLog()
/** Frames looked back on, and cells left out between two: a run in a fraction of the time. */
const frames = 4
const coarser = 2

function thinned({ facts, stepMinutes, ...source }: RadarSource): RadarSource {
  return {
    facts,
    stepMinutes,
    listFrames: async () => (await source.listFrames()).slice(-frames),
    async fetchFrame(ref): Promise<RadarFrame> {
      const { at, grid, rateMmh } = await source.fetchFrame(ref)
      const rows = grid.rows / coarser
      const cols = grid.cols / coarser
      const thin = Float32Array.from(
        { length: rows * cols },
        (_, i) => rateMmh[Math.floor(i / cols) * coarser * grid.cols + (i % cols) * coarser] as number,
      )
      return { at, grid: { ...grid, rows, cols, cellM: grid.cellM * coarser }, rateMmh: thin }
    },
  }
}

async function sequenceAt(now: number) {
  const source = createMeteoswiss({ fetch: fetchAt(now), clock: () => now, log, userAgent: 'test' })
  const state = createRadarState()
  await runRadar(
    { radar: [thinned(source)], clouds: null, hail: null, outer: null },
    { ...state.request(), air: nothingKnown.air, ahead: [] },
    (part) => state.add(part),
    { clock: () => now, log },
  )
  const sequence = state.publish(now)
  if (!sequence) throw new Error('no sequence')
  return sequence
}

/** Instants of three years, two places each: three seconds of computing for each instant. */
const instants = Array.from({ length: isSoak ? 20 : 1 }, (_, i) => ({
  now: Date.UTC(2025, 0, 1) + Math.floor(unit(41, i, 1) * 3 * 365 * 24 * 12) * 5 * minuteMs + 4.5 * minuteMs,
  places: [0, 1].map((p) => ({ lat: 46 + 1.5 * unit(41, i, 2 + p), lon: 6.3 + 3.6 * unit(41, i, 4 + p) })),
}))

describe('text, strip, map and forecast tell one story', () => {
  it.each(instants)('at $now', async ({ now, places }) => {
    const sequence = await sequenceAt(now)
    for (const place of places) {
      const rain = placeRain(sequence, place)
      const position = productPosition(place)
      if (!rain || !position) throw new Error('outside of the map')
      // Map and strip.
      const cell = Math.floor(position.row) * productGrid.cols + Math.floor(position.col)
      sequence.frames.forEach(({ picture }, index) => {
        if (picture && index % 7 === 0)
          expect(decode(picture.png).data[cell]).toBe(rainStep(rain.steps[index]?.rateMmh ?? null))
      })
      // Text and strip.
      const ahead = rain.steps.filter(({ kind }) => kind === 'predicted')
      const rateNow = rain.steps.find(({ at }) => at === rain.nowAt)?.rateMmh ?? 0
      const outlook = rainOutlook({
        now: rain.nowAt,
        stepMinutes: rain.stepMinutes,
        steps: ahead.map((step) => ({ ...step, probability: step.probability ?? 0 })),
        current: { rateMmh: rateNow },
        nearest: rain.nearest,
      })
      const isWetAhead = ahead.some(({ rateMmh }) => (rateMmh ?? 0) >= 0.1)
      if (rateNow >= 0.1) expect(outlook.kind).toMatch(/raining|showers/)
      else expect(outlook.kind).toMatch(isWetAhead ? /starts|showers|dry|nearby/ : /dry|nearby/)
      // Strip and hourly forecast; cells are 2 km wide here.
      const hours = await forecastHours(fetchAt(now), place)
      const forecastMm = hours.slice(0, 3).reduce((sum, { mm }) => sum + mm, 0)
      if (rateNow >= 1) expect(forecastMm).toBeGreaterThan(0)
      if (forecastMm === 0) {
        expect(rateNow).toBeLessThan(1)
        const soon = ahead.filter(({ at }) => at <= rain.nowAt + 30 * minuteMs)
        for (const { rateMmh } of soon) expect(rateMmh ?? 0).toBeLessThan(2)
      }
      const firstHour = ahead.filter(({ at }) => at <= rain.nowAt + 60 * minuteMs)
      const isSure = firstHour.every(
        ({ rateMmh, probability }) => (rateMmh ?? 0) >= 0.5 && (probability ?? 0) >= 0.8,
      )
      if (isSure) expect(forecastMm).toBeGreaterThan(0)
    }
  })
})

describe('the measured day and the forecast tell one story', () => {
  it('where it has rained the sum of the hours is what the forecasts of these hours said', async () => {
    const now = Date.UTC(2026, 10, 15, 9, 9, 30)
    const nowAt = now - 4.5 * minuteMs
    // The last hour's sum is listed some ten minutes after it is there.
    const fetch = fetchAt(now + 10 * minuteMs)
    const source = createMeteoswiss({ fetch, clock: () => now, log, userAgent: 'test' })
    const state = createRadarState()
    state.add({ kind: 'source', facts: source.facts, stepMinutes: 5, listed: [] })
    // Six hours and the one that the period's start cuts, with the last frame alone: the sums are independent.
    const dry: Uint8Array = new Uint8Array(productCells)
    const picture = pictureOf(dry, 'mm/h')
    state.add({ kind: 'measured', at: nowAt, kept: null, codes: dry, picture })
    const hourMs = 60 * minuteMs
    const coveredSlots = new Set(slotsUpTo(nowAt - 6 * hourMs, 18 * 60))
    const run = {
      request: { ...state.request(), air: nothingKnown.air, ahead: [] },
      emit: state.add,
      clock: () => now,
      log,
    }
    await fetchHours(source, credit, { newestAt: nowAt, coveredSlots }, run)
    const sequence = state.publish(now)
    if (!sequence) throw new Error('no sequence')
    const totals = { measured: 0, forecast: 0 }
    for (const lat of isSoak ? [46.2, 46.6, 47, 47.4] : [46.2, 47]) {
      for (const lon of isSoak ? [6.8, 7.4, 8, 8.6, 9.2] : [6.8, 8, 9.2]) {
        const sum = sumsAt(sequence, state.older, { lat, lon }).find(({ id }) => id === 'last-6h')
        expect(sum?.coveredMinutes).toBe(360)
        // What was forecast at the beginning for the hours since.
        const begin = fetchAt(Math.floor(nowAt / hourMs) * hourMs - 6 * hourMs)
        const hours = await forecastHours(begin, { lat, lon })
        const forecastMm = hours.slice(0, 6).reduce((all, { mm }) => all + mm, 0)
        const measuredMm = sum?.mm ?? Number.NaN
        totals.measured += measuredMm
        totals.forecast += forecastMm
        expect(Math.abs(measuredMm - forecastMm)).toBeLessThan(1.5 + 0.5 * forecastMm)
      }
    }
    expect(totals.forecast).toBeGreaterThan(5)
    expect(totals.measured / totals.forecast).toBeGreaterThan(0.75)
    expect(totals.measured / totals.forecast).toBeLessThan(1.25)
  })
})
