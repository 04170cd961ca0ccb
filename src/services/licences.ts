/** A third-party package, as its package.json describes it. */
export type Licence = { name: string; version: string; licence: string; url: string | null }
