import ipaddr from 'ipaddr.js'

/** `times` one client's share is what all of the network have together. */
export type Share = { network: string; times: number }

/** One line of IPv6 is often a /56 or a /48: 256 or 65,536 networks that would each count as a client. */
const wider = [
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
]

/** The keys that a client's uses count against, the narrowest first. Only a /64 has wider networks; every other key is alone. */
export function sharesOf(client: string): Share[] {
  const own = { network: client, times: 1 }
  if (!client.endsWith('/64')) return [own]
  const address = client.slice(0, -'/64'.length)
  return [
    own,
    ...wider.map(({ bits, times }) => ({
      network: `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`,
      times,
    })),
  ]
}
