import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createDocumentWriter } from './document.ts'

const finish = createDocumentWriter({ styles: 'a{}/* why */', script: 'early()' })
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** As React Router 8 writes it, with the nonce "secret". */
const rendered = [
  '<html><head><title>x</title><link rel="modulepreload" href="/assets/a.js" nonce="secret"/></head><body>',
  '<script> </script>',
  '<script nonce="secret">scroll()</script>',
  '<script nonce="secret">context()</script>',
  '<script nonce="secret" type="module" async="">import "/assets/a.js";\n\nimport("/assets/entry.js");</script>',
  '<script nonce="secret">data("<")</script>',
  '</body></html>',
].join('')

/** Its entry answers for itself, where it cannot be fetched. */
const application =
  'import "/assets/a.js";\n\n' +
  `import("/assets/entry.js").catch(()=>dispatchEvent(new Event('wetterhorn:hydration-failed')))`

describe('a document', () => {
  it('holds the application back until before-hydration.ts starts it', () => {
    const { html } = finish(rendered, 'secret', ['/assets/texts.js'])
    expect(html).toContain('<link rel="held" href="/assets/a.js"/><link rel="held" href="/assets/texts.js"/>')
    expect(html).toContain(`<script type="text/plain" id="application">${application}</script>`)
    expect(html).not.toMatch(/type="module"|modulepreload|secret/)
  })

  it('has the first screen’s styles and our script in its head', () => {
    const { html } = finish(rendered, 'secret', [])
    expect(html).toContain('<style>a{}</style><script>early()</script></head>')
  })

  it('allows our scripts and the router’s, and none that came some other way', () => {
    const injected = rendered.replace(
      '<body>',
      '<body><script>evil()</script><script nonce="guess">evil()</script>',
    )
    const { scriptHashes } = finish(injected, 'secret', [])
    const own = ['early()', ' ', 'scroll()', 'context()', application, 'data("<")']
    expect(new Set(scriptHashes)).toEqual(new Set(own.map(hash)))
  })

  it.each([
    ['no module script', / type="module"/],
    ['no import of the entry', 'import("/assets/entry.js");'],
    ['no preloads', /<link rel="modulepreload"[^>]*>/],
    ['no scripts', / nonce="secret"(?! type)/g],
    ['no head', '</head>'],
  ])('is refused with %s', (_, missing) => {
    expect(() => finish(rendered.replace(missing, ''), 'secret', [])).toThrow('React Router no longer writes')
  })
})
