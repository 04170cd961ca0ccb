import type { Fetch } from '../ports/platform.ts'
import type { AddressVariable } from '../upstreams/providers.ts'
import { notFound } from './answers.ts'
import { createAtmosphere } from './atmosphere.ts'
import type { DemoWire, DemoWorld } from './demo-wire.ts'
import { droughtWire } from './drought-wire.ts'
import { eumetsatWire } from './eumetsat-wire.ts'
import { hazardsWire } from './hazards-wire.ts'
import { hydrologyWire } from './hydrology-wire.ts'
import { lakesWire } from './lakes-wire.ts'
import { metNorwayWire } from './met-norway-wire.ts'
import { metarWire } from './metar-wire.ts'
import { meteoalarmWire } from './meteoalarm-wire.ts'
import { meteoswissWire } from './meteoswiss-store-wire.ts'
import { nominatimWire } from './nominatim-wire.ts'
import { operaWire } from './opera-wire.ts'
import { slfWire } from './slf-wire.ts'

/** By the setting of the provider's address. OpenWeather needs a key, and demo mode does not ask it. */
const wires: Record<Exclude<AddressVariable, 'OPENWEATHER_BASE_URL'>, DemoWire> = {
  // Before that of MeteoSwiss, which answers for all else of the same store.
  HAZARDS_BASE_URL: hazardsWire,
  DROUGHT_BASE_URL: droughtWire,
  METNO_BASE_URL: metNorwayWire,
  SLF_BASE_URL: slfWire,
  NOMINATIM_BASE_URL: nominatimWire,
  ALERTS_FEED_URL: meteoalarmWire,
  OPERA_BASE_URL: operaWire,
  METEOSWISS_BASE_URL: meteoswissWire,
  HYDROLOGY_BASE_URL: hydrologyWire,
  ALPLAKES_BASE_URL: lakesWire,
  EUMETSAT_BASE_URL: eumetsatWire,
  METAR_BASE_URL: metarWire,
}

/** `atmosphere`: given where another part reads the same one. */
export type DemoFetchOptions = Omit<DemoWorld, 'atmosphere'> & Partial<Pick<DemoWorld, 'atmosphere'>>

/** The demo world behind the address of every provider that demo mode asks. */
export function createDemoFetch(options: DemoFetchOptions): Fetch {
  const world = { ...options, atmosphere: options.atmosphere ?? createAtmosphere(options.seed) }
  const answers = Object.values(wires).map(({ paths, create }) => ({ paths, answer: create(world) }))

  return async (input, init) => {
    const signal = init?.signal
    signal?.throwIfAborted()
    const url = new URL(input)
    const found = answers.find(({ paths }) => paths.test(url.pathname))
    if (!found) return notFound()
    const headers = new Headers(init?.headers)
    const response = await found.answer({ url, headers, nowMs: options.clock() })
    signal?.throwIfAborted()
    return response
  }
}
