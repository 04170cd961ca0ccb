import { memoise } from '../../domain/memoise.ts'

export type Encoding = 'br' | 'gzip'

const encodingsIn = memoise((header: string): readonly Encoding[] => {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number(weight))
  }
  const isTaken = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).filter(isTaken)
}, 200)

/** Our encodings that a client accepts, best first (RFC 9110, 12.5.3); `br;q=0` excludes one. */
export function acceptedEncodings(header: string | null | undefined): readonly Encoding[] {
  return !header || header.length > 1000 ? [] : encodingsIn(header)
}
