import type { LandmarkKind } from './landmark-kind.ts'

/** What one language puts before names. */
export type PlaceGrammar = {
  /** Regions, cantons and mountains whose name does not say what they are, by what stands before it. */
  before: Record<string, string>
  /** Names that change in a sentence: "auf dem Grossen St. Bernhard". */
  whole: Record<string, string>
  /** What stands before a mountain, lake or airport of a kind, … */
  landmarks: Record<LandmarkKind, string>
  /** … and both as they go together: "à l’Aletschhorn", "auf dem Grossen Grünhorn". */
  onLandmark(preposition: string, name: string): string
  /** "in Bern", "au Locle". */
  inTown(name: string): string
  /** "von Bern", "du Locle"; English says "of" itself. */
  ofTown(name: string): string
  for: string
  /** The article that a "where" implies: alone, after "of" and, if it differs, after "for". */
  articles: readonly (readonly [where: RegExp, the: string, of: string, whom?: string])[]
  /** The name behind its article, where it is not as behind the preposition: "der Hohe Kasten". */
  withArticle?(phrase: string): string
}
