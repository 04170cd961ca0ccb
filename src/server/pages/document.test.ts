import { expect, it } from 'vitest'
import { inlineScriptHashes, withScriptsWhenWanted } from './document.ts'

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

it('scripts wait until they are wanted, and the data they then need is named', () => {
  const html = withScriptsWhenWanted(
    `<html lang="en"><head><link rel="modulepreload" href="/assets/react-5.js"/><link rel="modulepreload" href="/assets/root-2.js"/></head><body>${module}</body></html>`,
    'data-1',
  )
  expect(html).toMatch(
    /^<html lang="en" data-handoff="data-1"><head><\/head><body><script type="module" async="">window\.loadRoutes=async\(\)=>\{/,
  )
  expect(html).toContain(
    'const [,route0,route1]=await Promise.all([import("/assets/manifest-1.js"),import("/assets/root-2.js"),import("/assets/home-3.js"),import("/assets/react-5.js")]);window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};};',
  )
  expect(html).toMatch(
    /setTimeout\(go\)\)\);import\("\/assets\/entry\.client-4\.js"\);<\/script><\/body><\/html>$/,
  )
  // What would be fetched while the document is read.
  expect(html).not.toMatch(/import ["*]/)
})

it('hashes inline scripts only, each once', () => {
  const hashes = inlineScriptHashes(
    '<script src="/a.js"></script><script>1</script><script>1</script><script type="application/ld+json">{}</script>',
  )
  expect(hashes).toEqual(["'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"])
})
