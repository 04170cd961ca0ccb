import type { PlaceGrammar } from './grammar.ts'
import { landmarkKind } from './landmark-kind.ts'
import { joined } from './names.ts'

export type PlacePhrases = Record<'inPlace' | 'forPlace' | 'thePlace' | 'ofPlace', (name: string) => string>

/** The phrases of one language: the browser has only its own. */
export function placePhrases(grammar: PlaceGrammar): PlacePhrases {
  const listed = new Map(Object.entries(grammar.whole))
  for (const [preposition, names] of Object.entries(grammar.before)) {
    for (const name of names.split('|').map((text) => text.trim())) {
      if (!listed.has(name)) listed.set(name, joined(preposition, name))
    }
  }

  /** null of towns. */
  function known(name: string): string | null {
    const phrase = listed.get(name)
    if (phrase) return phrase
    const kind = landmarkKind(name)
    return kind && grammar.onLandmark(grammar.landmarks[kind], name)
  }

  /** null of towns, which have no article. */
  function withArticle(name: string, form: 'the' | 'of' | 'whom'): string | null {
    const where = known(name)
    const found = where === null ? undefined : grammar.articles.find(([start]) => start.test(where))
    if (!found || !where) return null
    const [start, the, of, whom = the] = found
    const phrase = where.replace(start, { the, of, whom }[form])
    return grammar.withArticle?.(phrase) ?? phrase
  }

  return {
    inPlace: (name) => known(name) ?? grammar.inTown(name),
    forPlace: (name) => `${grammar.for} ${withArticle(name, 'whom') ?? name}`,
    thePlace: (name) => withArticle(name, 'the') ?? name,
    ofPlace: (name) => withArticle(name, 'of') ?? grammar.ofTown(name),
  }
}
