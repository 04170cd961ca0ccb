import { LRUCache } from 'lru-cache'
import { createFlights } from '../../concurrency/flights.ts'
import { etagOf } from '../http/etag.ts'
import type { RenderPreview } from './preview-renderer.ts'

/** What a preview shows, and until when that holds. */
export type Drawn = { svg: string; freshForMs: number }
export type SharedPreview = { png: Buffer<ArrayBuffer>; etag: string; freshForMs: number }

/** Some two hundred previews. */
const maxBytes = 24 * 1024 * 1024
const mostAddresses = 5000

/**
 * Pictures are kept by what they show: as long as that is the same, in whatever language or minute it is
 * requested, it is rendered once. Addresses remember what they showed until its data is stale.
 */
export function createPreviewCache(options: {
  render: RenderPreview
  /** The site's time, which goes on while the machine sleeps. */
  clock: () => number
  /** Monotonic: the machine's time may be set back. */
  now: () => number
  maxBytes?: number
}) {
  const pngs = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: options.maxBytes ?? maxBytes,
    sizeCalculation: ({ length }) => length,
  })
  const shown = new LRUCache<string, { etag: string; freshForMs: number; at: number; madeAt: number }>({
    max: mostAddresses,
  })
  const renders = createFlights<Buffer<ArrayBuffer>>()
  const flights = createFlights<SharedPreview | null>()

  async function render(etag: string, svg: string): Promise<Buffer<ArrayBuffer>> {
    const png = await options.render(svg)
    pngs.set(etag, png)
    return png
  }

  async function make(address: string, draw: () => Promise<Drawn | null>): Promise<SharedPreview | null> {
    const drawn = await draw()
    if (!drawn) return null
    const etag = etagOf(drawn.svg)
    const png = pngs.get(etag) ?? (await renders.share(etag, () => render(etag, drawn.svg)))
    const { freshForMs } = drawn
    if (freshForMs > 0) shown.set(address, { etag, freshForMs, at: options.now(), madeAt: options.clock() })
    return { png, etag, freshForMs }
  }

  return {
    /** A fresh preview, without any work. */
    peek(address: string): SharedPreview | null {
      const state = shown.get(address)
      const ageMs = state ? Math.max(options.now() - state.at, options.clock() - state.madeAt) : 0
      const freshForMs = state ? state.freshForMs - ageMs : 0
      const png = state && freshForMs > 0 ? pngs.get(state.etag) : undefined
      return state && png ? { png, etag: state.etag, freshForMs } : null
    },
    /** Drawn once for concurrent requests for the same address. */
    getOrMake: (address: string, draw: () => Promise<Drawn | null>): Promise<SharedPreview | null> =>
      flights.share(address, () => make(address, draw)),
    /** What addresses showed; the previews themselves stay right. */
    forget: () => shown.clear(),
  }
}
