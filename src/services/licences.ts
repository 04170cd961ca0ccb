/** A package of others that the site is made of, as its own package.json states it. */
export type Licence = { name: string; version: string; licence: string; url: string | null }
