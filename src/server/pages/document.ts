import { createHash } from 'node:crypto'

/** What before-hydration.ts listens to. */
const failureEvent = 'wetterhorn:hydration-failed'

/** Added to the head of every document, besides what React renders. */
export type DocumentHead = {
  /** Of the first screen; all other styles are linked after it. */
  styles: string
  /** src/app/startup/before-hydration.ts, as text. */
  script: string
}

/**
 * The only module that edits React Router's HTML (docs/decisions/0022-start-up.md). It throws if something expected is
 * missing: already at startup, when main.ts renders a page, not during a visit.
 */
export function createDocumentWriter(head: DocumentHead) {
  const styles = head.styles.replace(/\/\*.*?\*\//gs, '')
  const inserted = `<style>${styles}</style><script>${head.script}</script></head>`
  const linkTo = (file: string) => `<link rel="held" href="${file}"/>`
  /** The second follows the style sheets in shell.tsx and makes the browser wait for them. */
  const fixedHashes = [head.script, ' '].map(hashOf)

  /**
   * `nonce`: a secret of this render. React Router adds it to its scripts, and injected markup cannot know it: only
   * scripts with the nonce are allowed, by hash, which works with cached HTML.
   * `furtherModules`: fetched with the application's own, not one after the other.
   */
  return function finish(
    html: string,
    nonce: string,
    furtherModules: readonly string[],
  ): { html: string; scriptHashes: string[] } {
    const mark = ` nonce="${nonce}"`
    const scripts = html.split('<script').flatMap((piece) => {
      const [tag = ''] = piece.split('>', 1)
      return tag.includes(mark)
        ? [{ tag, text: piece.slice(tag.length + 1).split('</script>', 1)[0] ?? '' }]
        : []
    })
    const [application, ...others] = scripts.filter(({ tag }) => tag.includes(' type="module"'))
    expectFound('one module script', application !== undefined && others.length === 0)
    const [written, started] = [application?.text ?? '', answerable(application?.text ?? '')]
    expectFound('one import of the entry, at the end of it', written !== started)
    expectFound('its inline scripts', scripts.length >= 4)
    expectFound('links to its modules', html.includes('<link rel="modulepreload"'))
    expectFound('one end of the head', html.split('</head>').length === 2)
    const texts = scripts.map(({ text }) => (text === written ? started : text))
    return {
      html: holdBackApplication(html, application?.tag ?? '')
        .replace(written, () => started)
        .replaceAll(mark, '')
        .replace('</head>', () => furtherModules.map(linkTo).join('') + inserted),
      scriptHashes: [...new Set([...fixedHashes, ...texts.map(hashOf)])],
    }
  }
}

/** Inert until before-hydration.ts restores them. */
function holdBackApplication(html: string, tag: string): string {
  return html
    .replace(`<script${tag}>`, '<script type="text/plain" id="application">')
    .replaceAll('<link rel="modulepreload"', '<link rel="held"')
}

/** That the entry could not be fetched is known to its import alone: other rejections of the page are others' affair. */
const answerable = (text: string) =>
  text.replace(/(import\("[^"]+"\));\s*$/, `$1.catch(()=>dispatchEvent(new Event('${failureEvent}')))`)

function expectFound(what: string, isFound: boolean): void {
  if (!isFound)
    throw new Error(`React Router no longer writes ${what} as src/server/pages/document.ts expects`)
}

/** As the Content-Security-Policy names an inline script. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
