import { createHash } from 'node:crypto'

/** What stands in the head of every document besides what React renders there. */
export type DocumentHead = {
  /** Of the first screen: all other styles are linked below it. */
  styles: string
  /** SVG. Not a file: it would be one more request of every first visit. */
  icon: string
  /** src/app/startup/before-hydration.ts, as text. */
  script: string
}

/**
 * The one place that looks into the HTML React Router has rendered (docs/decisions/0022-start-up.md). Whatever it does
 * not find makes it throw: at the start of the server, which renders a page to see (main.ts), not at a visitor's.
 */
export function createDocumentWriter(head: DocumentHead) {
  const styles = head.styles.replace(/\/\*.*?\*\//gs, '')
  const icon = `data:image/svg+xml,${encodeURIComponent(head.icon.trim())}`
  const inserted = `<style>${styles}</style><link rel="icon" href="${icon}"><script>${head.script}</script></head>`
  /** The second stands behind the style sheets in shell.tsx: it makes the browser wait for them. */
  const fixedHashes = [head.script, ' '].map(hashOf)

  /**
   * `nonce`: a secret of this render. React Router writes it on its scripts, and nothing that got into the page some
   * other way can know it: only scripts that carry it are allowed, by their hashes, which fit cached HTML.
   */
  return function finish(html: string, nonce: string): { html: string; scriptHashes: string[] } {
    const mark = ` nonce="${nonce}"`
    const scripts = html.split('<script').flatMap((piece) => {
      const [tag = ''] = piece.split('>', 1)
      return tag.includes(mark)
        ? [{ tag, text: piece.slice(tag.length + 1).split('</script>', 1)[0] ?? '' }]
        : []
    })
    const application = scripts.filter(({ tag }) => tag.includes(' type="module"'))
    expectFound('one module script', application.length === 1)
    expectFound('its inline scripts', scripts.length >= 4)
    expectFound('links to its modules', html.includes('<link rel="modulepreload"'))
    expectFound('one end of the head', html.split('</head>').length === 2)
    return {
      html: holdBackApplication(html, application[0]?.tag ?? '')
        .replaceAll(mark, '')
        .replace('</head>', () => inserted),
      scriptHashes: [...new Set([...fixedHashes, ...scripts.map(({ text }) => hashOf(text))])],
    }
  }
}

/** Browsers ignore these until before-hydration.ts makes them what they were. */
function holdBackApplication(html: string, tag: string): string {
  return html
    .replace(`<script${tag}>`, '<script type="text/plain" id="application">')
    .replaceAll('<link rel="modulepreload"', '<link rel="held"')
}

function expectFound(what: string, isFound: boolean): void {
  if (!isFound)
    throw new Error(`React Router no longer writes ${what} as src/server/pages/document.ts expects`)
}

/** As the Content-Security-Policy names an inline script. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
