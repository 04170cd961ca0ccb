import type { MiddlewareHandler } from 'hono'

/**
 * Scripts: our own files, and inline ones by hash. Styles may be inline: React writes style attributes.
 * `adOrigins` are those of a configured ad network, whose script loads only after consent.
 * Ad scripts write markup from strings, so Trusted Types are required only without them.
 * `mapOrigins`: where a configured base map's style, tiles, glyphs and sprites come from.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[] = [],
  adOrigins: readonly string[] = [],
  mapOrigins: readonly string[] = [],
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes, ...adOrigins].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...adOrigins, ...mapOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...adOrigins, ...mapOrigins].join(' '),
    ...(adOrigins.length > 0 ? [["frame-src 'self'", ...adOrigins].join(' ')] : []),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(adOrigins.length > 0
      ? []
      : ["require-trusted-types-for 'script'", 'trusted-types default start wetterhorn']),
  ].join('; ')
}

/** On every response, besides its Content-Security-Policy. */
export function commonHeaders({ behindTls }: { behindTls: boolean }): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    // For this host alone: other services under the operator's domain may not have TLS.
    ...(behindTls && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}

export function securityHeaders(common: Record<string, string>): MiddlewareHandler {
  return async function securityHeaders(c, next) {
    await next()
    const { headers } = c.res
    for (const [name, value] of Object.entries(common)) headers.set(name, value)
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', contentSecurityPolicy())
  }
}
