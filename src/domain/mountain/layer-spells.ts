import { hourMs } from '../time/durations.ts'
import type { FogLimit } from './fog-limit.ts'

/** Farther ahead the height of fog cannot be forecast. */
const fogAheadHours = 42
/** Shorter spells are chance. */
const leastHours = 2

/** Hours without a gap in which a layer has a value. */
export type Spell<T> = { fromAt: number; toAt: number; values: T[] }

/** Those that can be forecast, in order of time: words and drawing name the same ones. */
export function layerSpells<Layer extends { startAt: number }, T>(
  layers: readonly Layer[],
  read: (layer: Layer) => T | null,
  now: number,
): Spell<T>[] {
  const spells: Spell<T>[] = []
  for (const layer of layers) {
    const { startAt } = layer
    const value = startAt - now < fogAheadHours * hourMs ? read(layer) : null
    if (value === null) continue
    const last = spells.at(-1)
    if (last?.toAt === startAt) {
      last.values.push(value)
      last.toAt = startAt + hourMs
    } else spells.push({ fromAt: startAt, toAt: startAt + hourMs, values: [value] })
  }
  return spells.filter(({ values }) => values.length >= leastHours)
}

/** One limit for all hours of a spell: of most of them, by their median. */
export function limitOfSpell({ values }: Spell<FogLimit>): FogLimit {
  const isMost = (count: number) => count * 2 > values.length
  const abouts = values.flatMap(({ aboutM }) => aboutM ?? [])
  const foggy = values.filter(({ kind }) => kind === 'fog').length
  return {
    kind: foggy * 2 >= values.length ? 'fog' : 'stratus',
    lowM: medianOf(values.map(({ lowM }) => lowM)),
    highM: medianOf(values.map(({ highM }) => highM)),
    aboutM: isMost(abouts.length) ? medianOf(abouts) : null,
    confidence: isMost(values.filter(({ confidence }) => confidence === 'likely').length)
      ? 'likely'
      : 'possible',
  }
}

function medianOf(heights: readonly number[]): number {
  return heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0
}
