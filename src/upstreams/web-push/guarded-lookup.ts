import type { LookupAddress, LookupOptions } from 'node:dns'
import ipaddr from 'ipaddr.js'

export type LookupAll = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

type Done = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/**
 * A lookup for sockets that lets them reach public addresses only. It is the connection's own lookup: a name that
 * resolves to another address a moment later gets nowhere.
 */
export function guardedLookup(lookup: LookupAll) {
  return (host: string, options: LookupOptions, done: Done): void =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error(`${host} has no address`), [])
      if (!addresses.every(({ address }) => isPublic(address)))
        return done(new Error(`${host} leads into a private network`), [])
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
}

function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
