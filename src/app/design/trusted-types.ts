/**
 * Trusted Types: the browser refuses every string that would become markup or script, unless one of these
 * policies has passed it, or that of startup/before-hydration.ts (Content-Security-Policy, src/server/http/middleware/security-headers.ts). Where the browser does
 * not know them nothing changes.
 */
type Policy = { createHTML(markup: string): unknown }
type Rules = {
  createHTML?(markup: string): string | null
  createScript?(text: string): string | null
  createScriptURL?(url: string): string | null
}
type Factory = { createPolicy(name: string, rules: Rules): Policy }

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
const own = factory?.createPolicy('wetterhorn', { createHTML: (markup) => markup })

/** For drawings of our own only: never a visitor's or provider's text. */
export function trustedMarkup(markup: string): string {
  return (own ? own.createHTML(markup) : markup) as string
}

/** A document that stays by itself: nothing of it is ever put into the page. */
export const parsedXml = (text: string): Document =>
  new DOMParser().parseFromString((own ? own.createHTML(text) : text) as string, 'application/xml')

/** For what the libraries write without a policy of their own; null refuses. */
export function guardLibraries(): void {
  factory?.createPolicy('default', {
    createHTML: (markup) => (markup === emptyScript || !opensTag.test(markup) ? markup : null),
    // The shell's empty script, which React writes again should it ever have to rebuild the page.
    createScript: (text) => (text === ' ' ? text : null),
    // MapLibre's worker, and chunks of our own.
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  })
}

/** How React makes a script element. */
const emptyScript = '<script></script>'

/**
 * Text that opens no tag makes no element, wherever it is put: so the router writes a page's structured data and, when
 * the document is made again in the browser, its own inline scripts, which then need a hash of the policy to run.
 */
const opensTag = /<[a-z!/?]/i
