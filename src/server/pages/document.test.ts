import { expect, it } from 'vitest'
import { inlineScriptHashes, scriptsAfterFirstPaint } from './document.ts'

/** As React Router 8 writes it. */
const module = [
  '<script type="module" async="">import "/assets/manifest-1.js";',
  'import * as route0 from "/assets/root-2.js";',
  'import * as route1 from "/assets/home-3.js";',
  '  ',
  '  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};',
  '',
  'import("/assets/entry.client-4.js");</script>',
].join('\n')

it('scripts wait for the first paint, and come in the same order', () => {
  const html = scriptsAfterFirstPaint(
    `<head><link rel="modulepreload" href="/assets/root-2.js"/></head><body>${module}</body>`,
  )
  expect(html).toMatch(/^<head><\/head><body><script type="module" async="">if\(!document\.hidden\)await /)
  expect(html).toContain(
    'const [,route0,route1]=await Promise.all([import("/assets/manifest-1.js"),import("/assets/root-2.js"),import("/assets/home-3.js")]);',
  )
  expect(html.indexOf('Promise.all')).toBeLessThan(html.indexOf('__reactRouterRouteModules'))
  expect(html).toMatch(/import\("\/assets\/entry\.client-4\.js"\);<\/script><\/body>$/)
  // What would be fetched while the document is read.
  expect(html).not.toMatch(/import ["*]/)
})

it('hashes inline scripts only, each once', () => {
  const hashes = inlineScriptHashes(
    '<script src="/a.js"></script><script>1</script><script>1</script><script type="application/ld+json">{}</script>',
  )
  expect(hashes).toEqual(["'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"])
})
