import type { CloudSource, ProviderFacts, RadarService, Served } from '../ports/sources.ts'
import type { Cache } from '../ports/storage.ts'
import type { SourceOptions } from './http/source-client.ts'
import type { Outside } from './http/upstream-http.ts'

/** What a source is made for and from: the real services, or the demo world in their formats. */
export type SourceWorld = Outside & {
  /** Where the operator reaches the provider, a mirror or a recording; null: at its own address. */
  baseUrl: string | null
  cache: Cache
  /** Turns for requests, one every `everyMs` over all processes. */
  turns: (limit: {
    name: string
    everyMs: number
    makeUpMs?: number
    longestWaitMs?: number
  }) => (signal?: AbortSignal) => Promise<void>
  /** Before a call that is billed; rejects where none may be made. */
  takeCall: () => Promise<void>
  /** A file in the data folder. */
  file: (name: string) => string
}

/** All that the site knows of a provider besides how to read it; `providers.ts` lists them. */
export type Provider<Source, Variable extends string = string> = {
  facts: ProviderFacts
  /** Setting that replaces the provider's own address. */
  baseUrl: Variable
  /** What comes from it, and past which age its values are old: ms since they were measured, or else fetched. */
  serves: Partial<Record<Served, number>>
  create: (world: SourceWorld) => Source
}

/** A source that is invented, and says so wherever it is credited. */
export const invented = <S extends { facts: ProviderFacts }>(source: S): S => ({
  ...source,
  facts: { ...source.facts, isDemo: true },
})

/** Keeps the types of an entry. */
export const defineProvider = <Source, const Variable extends string>(
  entry: Provider<Source, Variable>,
): Provider<Source, Variable> => entry

/** The server itself needs no more than the facts of these: they are made in the process of a radar run. */
export const defineRadarProvider = <const Variable extends string>(
  entry: Omit<Provider<never, Variable>, 'create'> & {
    create: (outside: SourceOptions) => Promise<RadarService>
  },
) => entry

export const defineCloudProvider = <const Variable extends string>(
  entry: Omit<Provider<never, Variable>, 'create'> & {
    create: (outside: SourceOptions) => Promise<CloudSource>
  },
) => entry
