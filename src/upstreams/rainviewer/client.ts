import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { RadarFrameRef } from '../../ports/sources.ts'
import { addressPrefix } from '../http/address-prefix.ts'
import { badAnswer } from '../http/bad-answer.ts'
import { expectOk } from '../http/expect-ok.ts'
import { parseJson } from '../http/parse-json.ts'
import type { SourceOptions } from '../http/source-client.ts'
import { createUpstreamHttp } from '../http/upstream-http.ts'
import { decodeTilePng } from './decode-tile-png.ts'
import { provider } from './facts.ts'
import { type Mosaic, type TileAddress, tilePixels, zoom } from './mosaic.ts'
import { createPerMinute } from './per-minute.ts'
import { type WeatherMaps, weatherMapsSchema } from './schema.ts'

const ownBaseUrl = 'https://api.rainviewer.com'
const tileHost = 'https://tilecache.rainviewer.com'

/** The provider allows 100 a minute and address; the rest is a margin. */
const requestsPerMinute = 90
const twoHoursMs = 2 * hourMs
const maxTileBytes = 512 * 1024

export type RainviewerClient = ReturnType<typeof createRainviewerClient>

export function createRainviewerClient(options: SourceOptions) {
  const base = new URL(options.baseUrl ?? ownBaseUrl)
  const http = createUpstreamHttp({
    ...options,
    provider,
    timeoutMs: 15_000,
    maxBytes: maxTileBytes,
    maxConcurrent: 18,
  })
  const pace = createPerMinute(requestsPerMinute, options.clock)
  const refuse = (what: string) => badAnswer(provider, what)

  /** The opaque path on a host we trust, as one address: refs outlive this process in a shared cache. */
  function refsOf(maps: WeatherMaps, frames: readonly ({ time: number; path: string } | undefined)[] = []) {
    const host = trustedHost(maps.host, base)
    const now = options.clock()
    const refs = frames
      .filter((frame) => frame !== undefined)
      .map(({ time, path }): RadarFrameRef => ({ at: time * 1000, ref: `${host}${path}` }))
      .filter(({ at }) => at >= now - 2 * twoHoursMs && at <= now + 5 * minuteMs)
      .sort((a, b) => a.at - b.at)
    // Two hours back from the newest, which itself must not be older than that.
    const newest = refs.at(-1)?.at ?? 0
    return newest < now - twoHoursMs ? [] : refs.filter(({ at }) => at >= newest - twoHoursMs)
  }

  const prefixOf = (ref: string) => trustedHost(URL.parse(ref)?.origin, base)

  async function fetchMaps(): Promise<WeatherMaps> {
    await pace.turn()
    const url = new URL(`${addressPrefix(base.href)}/public/weather-maps.json`)
    const parsed = weatherMapsSchema.safeParse(parseJson(expectOk(await http.get(url), provider), provider))
    if (!parsed.success) throw refuse('no frame list')
    return parsed.data
  }

  async function fetchTile(address: string): Promise<Uint8Array> {
    await pace.turn()
    const answer = expectOk(await http.get(new URL(address)), provider)
    try {
      return decodeTilePng(answer.bytes, tilePixels)
    } catch {
      throw refuse(`no readable picture at ${new URL(address).pathname.slice(-60)}`)
    }
  }

  return {
    async listRadar(): Promise<RadarFrameRef[]> {
      const maps = await fetchMaps()
      return refsOf(maps, maps.radar.past)
    },
    async listClouds(): Promise<RadarFrameRef[]> {
      const maps = await fetchMaps()
      return refsOf(maps, maps.satellite?.infrared)
    },
    /** Every tile of the mosaic, read and passed on one by one. */
    async fetchTiles(
      { ref, style, mosaic }: { ref: string; style: string; mosaic: Mosaic },
      read: (rgba: Uint8Array, tile: TileAddress) => void,
    ): Promise<void> {
      if (!ref.startsWith(`${prefixOf(ref)}/`)) throw refuse('a frame of another host')
      await Promise.all(
        mosaic.tiles.map(async (tile) => {
          const address = `${ref}/${tilePixels}/${zoom}/${tile.x}/${tile.y}/${style}.png`
          const rgba = await fetchTile(address)
          try {
            read(rgba, tile)
          } catch {
            throw refuse(`tile ${tile.x}/${tile.y} is no radar picture`)
          }
        }),
      )
    },
    coverageRef: (ref: string) => `${prefixOf(ref)}/v2/coverage/0`,
  }
}

/**
 * Who may serve tiles: with the provider's own address, whichever of its hosts the answer names; with a mirror's
 * address, the mirror alone, for an address set by hand is meant.
 */
export function trustedHost(named: string | undefined, base: URL): string {
  const isProvider = (url: URL) =>
    url.protocol === 'https:' && /(?:^|\.)rainviewer\.com$/.test(url.hostname) && url.port === ''
  if (!isProvider(base)) return addressPrefix(base.href)
  const url = named === undefined ? null : URL.parse(named)
  return url !== null && isProvider(url) ? url.origin : tileHost
}
