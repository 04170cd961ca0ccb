/**
 * Where Google's ad code loads from, as its publisher documentation and the requests of live pages name them. The list
 * changes with the network: ADS_ORIGINS replaces it without a release.
 */
const googleOrigins = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.google.com',
  'https://*.gstatic.com',
  'https://*.googletagservices.com',
  'https://*.googleadservices.com',
  'https://*.adtrafficquality.google',
]

/** What the Content-Security-Policy must let in for an ad script from this address. */
export function adNetworkOrigins(scriptUrl: string): string[] {
  const script = new URL(scriptUrl)
  return script.hostname.endsWith('.googlesyndication.com') ? googleOrigins : [script.origin]
}
