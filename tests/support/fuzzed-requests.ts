import fc from 'fast-check'

export type FuzzedRequest = { method: string; target: string; headers: [string, string][]; body: string }

const hostile = [
  '',
  '../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/',
  '%00',
  '%c0%ae%c0%ae/',
  '%ff%fe',
  '%',
  '//evil.example/',
  '\\\\evil.example\\',
  'http://evil.example/',
  '__proto__',
  'constructor',
  '__proto__[isAdmin]',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' or 1=1 --",
  '{{7*7}}',
  '%0d%0aSet-Cookie:%20a=b',
  '%0aforged%20log%20line',
  'a'.repeat(3000),
  '9'.repeat(400),
  '%F0%9F%8C%A9',
  '-0',
  'NaN',
  '1e309',
  '47.38,8.54',
  '91,181',
  'zurich',
  '.data',
  '_.data',
  ';',
  '?',
  '#',
]
const pages = [
  ...[
    '/',
    '/en',
    '/de/location/',
    '/fr/region/',
    '/it/radar',
    '/radar',
    '/alerts',
    '/forecast',
    '/precipitation',
  ],
  ...[
    '/seasonal',
    '/plan',
    '/where',
    '/way',
    '/pollen',
    '/snow',
    '/water',
    '/mountain',
    '/about',
    '/setup',
    '/search',
  ],
  ...['/en.data', '/_root.data', '/__manifest'],
]
const elsewhere = [
  ...['/api/v1/weather', '/api/v1/places', '/api/v1/places/reverse', '/api/v1/alerts', '/api/v1/radar'],
  ...[
    '/api/v1/radar/frames/',
    '/api/v1/map/forecast/',
    '/api/v1/radar/rain',
    '/api/v1/radar/latest.svg',
    '/api/v1/key',
    '/api/v1/',
  ],
  ...['/api/', '/alerts.atom', '/assets/', '/sitemap.xml', '/robots.txt', '/healthz', '/', '/en/', '/.'],
]
const parameters = 'q place lang region type lat lon more theme day p stop track leave __proto__'.split(' ')

/** Bytes allowed in a request line or header: the rest is for the raw tests. */
const wireText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostile) },
  fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    maxLength: 40,
  }),
)
const target = fc
  .tuple(
    // A page that is not in the cache costs tens of milliseconds: they are the smaller part.
    fc.oneof(fc.constantFrom(...pages), { weight: 6, arbitrary: fc.constantFrom(...elsewhere) }),
    fc.option(wireText, { nil: '' }),
    fc.array(fc.tuple(fc.constantFrom(...parameters), wireText), { maxLength: 3 }),
  )
  .map(([path, tail, query]) => {
    const words = query.map(([name, value]) => `${name}=${value}`).join('&')
    return `${path}${tail}${words ? `?${words}` : ''}`.replaceAll(/[ \r\n]/g, '')
  })
const header = fc.oneof(
  fc.tuple(
    fc.constantFrom('Accept-Language', 'Accept-Encoding', 'Referer', 'Origin', 'User-Agent'),
    wireText,
  ),
  fc.tuple(fc.constantFrom('X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded', 'X-Request-Id'), wireText),
  fc.tuple(fc.constantFrom('If-None-Match', 'If-Modified-Since', 'Range', 'Sec-Fetch-Site'), wireText),
  fc.tuple(fc.constantFrom('X-Operator-Code', 'Authorization', 'Content-Type'), wireText),
  fc
    .tuple(fc.constantFrom('language', 'userLocation', 'operator', '__proto__'), wireText)
    .map(([name, value]): [string, string] => ['Cookie', `${name}=${value}`]),
)

export const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc.record({
  method: fc.oneof(
    { weight: 6, arbitrary: fc.constant('GET') },
    fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND', 'TRACE'),
  ),
  target,
  headers: fc.array(header, { maxLength: 3 }),
  body: fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    fc.constantFrom('{"key":{"__proto__":{"isSet":true}}}', '{"__proto__":1}', '[', '{"key":7}', 'key=x'),
    wireText,
  ),
})

/** As bytes of HTTP/1.1, from a client of its own: limits are another test's matter. */
export function toWire({ method, target, headers, body }: FuzzedRequest, client: number): string {
  const address = `2001:db8:${(client >>> 16).toString(16)}:${(client & 0xffff).toString(16)}::1`
  const lines = headers.map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n]/g, '')}\r\n`).join('')
  const length = body === '' ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`
  return `${method} ${target} HTTP/1.1\r\nHost: fuzz.example\r\nX-Forwarded-For: ${address}\r\n${lines}${length}\r\n${body}`
}
