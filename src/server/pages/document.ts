import { createHash } from 'node:crypto'

/**
 * React Router's HTML as we send it. Preload links for scripts compete with the first paint: without them the
 * same page paints as soon as a static one (measured, see docs/decisions/0004-html-as-bytes.md).
 */
export function withoutScriptPreloads(html: string): string {
  return html.replace(/<link rel="modulepreload"[^>]*>/g, '')
}

/** Hashes of the inline scripts for the Content-Security-Policy: they fit cached HTML, nonces would not. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || body === '' || /type="application\/(ld\+)?json"/.test(attributes))
      continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...hashes]
}
