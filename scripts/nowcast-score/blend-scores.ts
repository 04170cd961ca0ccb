import type { Atmosphere } from '../../src/demo/atmosphere.ts'
import { pointHour } from '../../src/demo/local-forecast-values.ts'
import type { RadarGrid } from '../../src/domain/rain/radar.ts'
import { decodeCodes, encodeValues, unknownCode } from '../../src/domain/rain/rate-codes.ts'
import { hourMs, minuteMs } from '../../src/domain/time/durations.ts'
import type { RateGrid } from '../../src/nowcast/grid.ts'
import type { HourField } from '../../src/ports/local-forecasts.ts'
import { cellNeighbours } from '../../src/services/forecast-frames/cell-neighbours.ts'
import { packedHourOf } from '../../src/services/forecast-frames/hours-ahead.ts'
import { openedHourAhead, type PackedHourAhead } from '../../src/services/radar/hour-ahead.ts'
import { keptFrame } from '../../src/services/radar/kept-frame.ts'
import { ontoProductGrid } from '../../src/services/radar/product-grid.ts'
import { fullProbability } from '../../src/services/radar/radar-parts.ts'
import { nowcastParts } from '../../src/services/radar/run/nowcast-parts.ts'
import { FieldScores } from './field-scores.ts'

/** As MeteoSwiss has it. */
const grid: RadarGrid = {
  projection: 'EPSG:2056',
  westM: 2_255_000,
  northM: 1_480_000,
  cellM: 1000,
  rows: 640,
  cols: 710,
}
/** As far apart as MeteoSwiss' points are, over the whole country. */
const sites = Array.from({ length: 45 * 70 }, (_, index) => ({
  lat: 45.9 + (index % 45) * 0.04,
  lon: 6.1 + Math.floor(index / 45) * 0.06,
}))
const columnOf: Partial<Record<HourField, string>> = {
  precipitationMm: 'rre150h0',
  precipitationP10Mm: 'rreq10h0',
  precipitationP90Mm: 'rreq90h0',
}

/**
 * The nowcast as the site shows it, before and after it passes over into the demo world's local forecasts: where those
 * count whole. Of recorded events no forecast is at hand.
 */
export function blendScores(
  atmosphere: Atmosphere,
  seed: number,
  event: { frames: RateGrid[]; starts: number[]; beginsAt: number; stepMinutes: number },
): { before: FieldScores; blend: FieldScores } {
  const { frames, starts, beginsAt, stepMinutes } = event
  const atOf = (index: number) => beginsAt + index * stepMinutes * minuteMs
  const scores = { before: new FieldScores(), blend: new FieldScores() }
  const neighbours = cellNeighbours(sites)
  const codesOf = (frame: RateGrid) => encodeValues(frame.rateMmh, new Uint8Array(frame.rateMmh.length))
  for (const start of starts) {
    const runMs = Math.floor(atOf(start) / hourMs) * hourMs - hourMs
    // The nowcast ends within the third or the fourth hour of a run that is one to two hours old.
    const ahead = [2, 3].flatMap((lead): PackedHourAhead[] => {
      const startAt = runMs + lead * hourMs
      const hours = sites.map((coordinates, id) =>
        pointHour(
          atmosphere,
          seed + runMs / hourMs,
          { id, type: 2, postcode: '', name: '', heightM: 600, coordinates },
          { startMs: startAt, lead },
        ),
      )
      const read = (field: HourField) => {
        const column = columnOf[field]
        // Tenths, as the files have them.
        return column === undefined
          ? null
          : Float32Array.from(hours, (one) => Math.round(10 * (one.values[column] ?? Number.NaN)) / 10)
      }
      const packed = packedHourOf(read, neighbours)
      return packed ? [{ startAt, packed }] : []
    })
    const [first] = ahead
    const share = first && openedHourAhead(first.packed)?.share
    if (!share) throw new Error('no forecast')
    const kept = new Map(
      frames
        .slice(0, start + 1)
        .map((frame, index) => [atOf(index), keptFrame(atOf(index), grid, codesOf(frame))] as const),
    )
    for (const [name, hours] of [
      ['before', []],
      ['blend', ahead],
    ] as const) {
      for (const part of nowcastParts(kept, atOf(start), { stepMinutes }, hours)) {
        if (part.kind !== 'predicted') continue
        const observed = frames[Math.round((part.at - beginsAt) / (stepMinutes * minuteMs))]
        if (!observed) continue
        const codes = ontoProductGrid(codesOf(observed), grid)
        const probability = Float32Array.from(part.probability, (byte) =>
          byte === unknownCode ? Number.NaN : byte / fullProbability,
        )
        const never = new Float32Array(probability.length)
        scores[name].add(
          {
            leadMinutes: Math.round((part.at - part.fromAt) / minuteMs),
            rateMmh: decodeCodes(part.codes),
            probability: { '0.1': probability, '1': never, '5': never },
          },
          decodeCodes(codes),
          share.map((part, cell) => (part === 255 && codes[cell] !== unknownCode ? 1 : 0)),
        )
      }
    }
  }
  return scores
}
