import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip'

const remembered = new LRUCache<string, readonly Encoding[]>({ max: 200 })

/** Our encodings that a client accepts, best first (RFC 9110, 12.5.3); `br;q=0` excludes one. */
export function acceptedEncodings(header: string | null | undefined): readonly Encoding[] {
  if (!header || header.length > 1000) return []
  const known = remembered.get(header)
  if (known) return known
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number(weight))
  }
  const isTaken = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  const taken = (['br', 'gzip'] as const).filter(isTaken)
  remembered.set(header, taken)
  return taken
}
