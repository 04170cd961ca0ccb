/** A third-party package, as its package.json describes it; some name their licence in its text only. */
export type Licence = { name: string; version: string; licence: string | null; url: string | null }
