import { createHash } from 'node:crypto'

/**
 * React Router's HTML as we send it: it names the data it was made from instead of holding it again, and of its scripts
 * only the one that waits is loaded, after the first paint, for which styles and font then have the whole line
 * (docs/decisions/0021-scripts-when-wanted.md). Until more scripts run, everything works as without them.
 */
export function withScriptsWhenWanted(html: string, handoff: string): string {
  const preloaded = [...html.matchAll(/<link rel="modulepreload" href=("[^"]*")\/>/g)].map(
    ([, file = '']) => file,
  )
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<html[^>]*/, (tag) => `${tag} data-handoff="${handoff}"`)
    .replace(
      /(<script type="module" async="">)((?:import (?:\* as \w+ from )?"\/assets\/[^"]+";\s*)+)([\s\S]*?)(import\("[^"]+"\);<\/script>)/,
      (_, tag: string, imports: string, routes: string, entry: string) =>
        `${tag}window.loadRoutes=async()=>{${laterImports(imports, preloaded)}${routes.trim()}};${afterPaint}${entry}`,
    )
}

/** A page in the background is not painted: it need not wait. */
const afterPaint = 'if(!document.hidden)await new Promise(go=>requestAnimationFrame(()=>setTimeout(go)));'

/** `preloaded`: what these files import in turn, so that nothing is found out one after the other. */
function laterImports(imports: string, preloaded: readonly string[]): string {
  const named = [...imports.matchAll(/import (?:\* as (\w+) from )?("[^"]+");/g)]
  const files = new Set([...named.map(([, , file = '']) => file), ...preloaded])
  return `const [${named.map(([, name = '']) => name)}]=await Promise.all([${[...files].map((file) => `import(${file})`)}]);`
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
