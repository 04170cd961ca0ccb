import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { HailSource, RadarSource } from '../../ports/sources.ts'
import { badAnswer } from '../http/bad-answer.ts'
import type { SourceOptions } from '../http/source-client.ts'
import { createMeteoswissClient } from './client.ts'
import { facts, provider } from './facts.ts'
import { products, radarGrid, stepMs } from './map.ts'
import { createOdimDecoder, type OdimDecoder } from './odim-decoder.ts'
import type { OdimQuantity } from './read-odim.ts'

/**
 * MeteoSwiss' radar composite RZC, rain rates every five minutes on 1 km cells, and CombiPrecip (CPC), hourly sums on
 * the same cells, adjusted to rain gauges.
 */
export function createMeteoswiss(options: SourceOptions): RadarSource {
  const client = createMeteoswissClient(options)
  const decoder = createOdimDecoder()
  const decode = decodeWith(decoder)
  return {
    facts,
    rest: decoder.rest,
    stepMinutes: stepMs / minuteMs,
    listFrames: client.listFrames,
    async fetchFrame(frame) {
      const bytes = await client.fetchFrame(frame)
      return { at: frame.at, grid: radarGrid, rateMmh: await decode(frame.ref, bytes, 'RATE') }
    },
    hours: {
      list: client.listHours,
      async fetch(hour) {
        const bytes = await client.fetchHour(hour)
        return { startAt: hour.at - hourMs, grid: radarGrid, sumMm: await decode(hour.ref, bytes, 'ACRR') }
      },
    },
  }
}

/** MeteoSwiss' probability of hail (POH), every five minutes on the cells of the composite. */
export function createMeteoswissHail(options: SourceOptions): HailSource {
  const client = createMeteoswissClient(options, products.hail)
  const decode = decodeWith(createOdimDecoder())
  return {
    facts,
    listFrames: client.listFrames,
    async fetchFrame(frame) {
      const bytes = await client.fetchFrame(frame)
      return { at: frame.at, grid: radarGrid, percent: await decode(frame.ref, bytes, 'POH') }
    },
  }
}

function decodeWith(decoder: OdimDecoder) {
  return (ref: string, bytes: Uint8Array, quantity: OdimQuantity) =>
    decoder.decode(bytes, quantity).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : 'unreadable'
      throw badAnswer(provider, `${ref}: ${why}`)
    })
}
