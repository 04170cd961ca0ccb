/**
 * The push services of today's browsers: Google (Chrome, Edge on Android, Opera, Samsung), Mozilla, Apple, Microsoft. A
 * visitor's browser names the address, so it could be anything: others are refused unless the operator allows them.
 */
const knownHosts =
  /^(fcm\.googleapis\.com|jmt17\.google\.com|([\w-]+\.)*push\.services\.mozilla\.com|([\w-]+\.)*push\.apple\.com|([\w-]+\.)*notify\.windows\.com)$/

const longestEndpoint = 1500

export type EndpointObjection = 'bad-address' | 'unknown-service'

export function endpointObjection(
  endpoint: string,
  allowedOrigins: readonly string[],
): EndpointObjection | null {
  const url = endpoint.length > longestEndpoint ? null : URL.parse(endpoint)
  if (url === null) return 'bad-address'
  if (url.username !== '' || url.password !== '' || url.hash !== '') return 'bad-address'
  if (allowedOrigins.includes(url.origin)) return null
  if (url.protocol !== 'https:' || url.port !== '') return 'bad-address'
  return knownHosts.test(url.hostname) ? null : 'unknown-service'
}
