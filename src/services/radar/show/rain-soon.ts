import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Coordinates } from '../../../domain/place/coordinates.ts'
import type { PlaceRain } from '../../../domain/rain/place-rain.ts'
import { unknownCode } from '../../../domain/rain/rate-codes.ts'
import { maximumAgeMs } from '../../../domain/staleness.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
import { productCell, productCells } from '../product-grid.ts'
import type { RadarSequence } from './radar-sequence.ts'
import { placeSteps, wetCode } from './rain-at-place.ts'

/** Half an hour of notice, and what rounding adds. */
const aheadMs = 35 * minuteMs

/** Where rain may begin within half an hour, for as long as the radar is current. */
export type RainSoon = {
  /** Of the frames it was made from: another text after another run. */
  run: string
  isAnywhere: boolean
  /** As placeRain, without the nearest rain; null, at the cost of a look, where none begins. */
  at(coordinates: Coordinates): PlaceRain | null
}

/** Of a cell: dry at a moment that may be "now", and then wet. */
const seenDry = 1
const begins = 2

/** Made once for a sequence, a frame at a time: requests come in between. */
export async function rainSoon(sequence: RadarSequence): Promise<RainSoon> {
  const { frames, nowAt } = sequence
  const cells = new Uint8Array(productCells)
  for (const { at, codes } of frames) {
    if (at < nowAt || at > nowAt + maximumAgeMs.radar + aheadMs || !codes) continue
    const isPresent = at <= nowAt + maximumAgeMs.radar
    for (let cell = 0; cell < productCells; cell++) {
      const code = codes[cell] as number
      if (code === unknownCode) continue
      if (code >= wetCode) {
        if (cells[cell] === seenDry) cells[cell] = begins
      } else if (isPresent && cells[cell] === 0) cells[cell] = seenDry
    }
    await nextTurn()
  }
  return {
    run: `${nowAt} ${frames.at(-1)?.at}`,
    isAnywhere: cells.includes(begins),
    at(coordinates) {
      const cell = productCell(coordinates)
      return cell !== null && cells[cell] === begins ? { ...placeSteps(sequence, cell), nearest: null } : null
    },
  }
}
