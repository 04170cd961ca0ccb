import { createHash } from 'node:crypto'

/**
 * React Router's HTML as we send it: scripts begin to load after the first paint, for which styles and font then have
 * the whole line (docs/decisions/0004-html-as-bytes.md). Until they run, everything works as without scripts.
 */
export function scriptsAfterFirstPaint(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      /(<script type="module" async="">)((?:import (?:\* as \w+ from )?"\/assets\/[^"]+";\s*)+)([\s\S]*?<\/script>)/,
      (_, tag: string, imports: string, rest: string) => `${tag}${afterPaint}${laterImports(imports)}${rest}`,
    )
}

/** A page in the background is not painted: it need not wait. */
const afterPaint = 'if(!document.hidden)await new Promise(go=>requestAnimationFrame(()=>setTimeout(go)));'

function laterImports(imports: string): string {
  const all = [...imports.matchAll(/import (?:\* as (\w+) from )?("[^"]+");/g)]
  return `const [${all.map(([, name = '']) => name)}]=await Promise.all([${all.map(([, , file]) => `import(${file})`)}]);`
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
