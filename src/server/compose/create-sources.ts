import { invented, type SourceWorld } from '../../upstreams/define-provider.ts'
import { type AddressVariable, type Providers, providers } from '../../upstreams/providers.ts'

export type Sources = { [Name in keyof Providers]: ReturnType<Providers[Name]['create']> }

/** Each provider of the list as a source of one world. */
export function createSources(
  worldOf: (address: AddressVariable) => SourceWorld,
  isDemo: (address: AddressVariable) => boolean,
): Sources {
  const made = Object.entries(providers).map(([name, { baseUrl, create }]) => {
    const source = create(worldOf(baseUrl))
    return [name, isDemo(baseUrl) ? invented(source) : source]
  })
  return Object.fromEntries(made)
}
