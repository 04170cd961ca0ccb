/** What visitors type, drawn with a fixed seed from the names themselves. */
export type NamedPlace = {
  place: number
  names: string[]
  /** Without the rare and historical names, which no visitor types. */
  typedNames: string[]
  isSwiss: boolean
}
export type Query = { text: string; place: number }

/** Mulberry32: small, seeded, good enough to choose test queries. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function withMistake(text: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (text.length - 1))
  const letter = String.fromCharCode(97 + Math.floor(random() * 26))
  const kinds = [
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + letter + text.slice(at),
    text.slice(0, at) + letter + text.slice(at + 1),
    text.slice(0, at - 1) + (text[at] ?? '') + (text[at - 1] ?? '') + text.slice(at + 1),
  ]
  return kinds[Math.floor(random() * kinds.length)] ?? text
}

/**
 * Half of the draws are among the first 300 Swiss places, a fifth among all Swiss ones, the rest abroad, where the
 * better known are drawn more often. Two in five are beginnings, one in five has a typing mistake; one Swiss query in
 * eight is a postcode.
 */
export function mixedQueries(places: readonly NamedPlace[], count: number): Query[] {
  const random = seededRandom(20_240_406)
  const swiss = places.filter(({ isSwiss }) => isSwiss)
  const abroad = places.filter(({ isSwiss }) => !isSwiss)
  const queries: Query[] = []
  while (queries.length < count) {
    const kind = random()
    const from = kind < 0.5 ? swiss.slice(0, 300) : kind < 0.7 ? swiss : abroad
    const drawn = from[Math.floor((kind < 0.7 ? random() : random() ** 4) * from.length)]
    if (!drawn) continue
    const wantsPostcode = drawn.isSwiss && random() < 0.125
    const names = drawn.typedNames.filter((name) => /^\d/.test(name) === wantsPostcode)
    const name = names[Math.floor(random() * names.length)]
    if (name === undefined) continue
    const change = random()
    if (wantsPostcode || change < 0.4) queries.push({ text: name, place: drawn.place })
    else if (change < 0.8) {
      const length = Math.min(name.length, 2 + Math.floor(random() * name.length))
      queries.push({ text: name.slice(0, length), place: drawn.place })
    } else if (name.length >= 4) queries.push({ text: withMistake(name, random), place: drawn.place })
  }
  return queries
}
