/** The arrows of the house (docs/architecture.md). Tests may reach anywhere below src. */
const notTests = { pathNot: '\\.(test|contract|behaviour)\\.tsx?$' }
const only = (name, from, allowed) => ({
  name,
  comment: `${from} may import only: ${allowed.join(', ')}`,
  severity: 'error',
  from: { path: `^src/${from}/`, ...notTests },
  to: { path: '^src/', pathNot: [from, ...allowed].map((folder) => `^src/${folder}/`) },
})
const typesOnly = (name, from, to) => ({
  name,
  comment: `${from} may import types of ${to}, never code`,
  severity: 'error',
  from: { path: `^src/${from}/`, ...notTests },
  to: { path: `^src/${to}/`, dependencyTypesNot: ['type-only'] },
})

module.exports = {
  forbidden: [
    only('domain-imports-nothing', 'domain', []),
    only('concurrency-imports-nothing', 'concurrency', []),
    only('reference-imports-domain', 'reference', ['domain']),
    only('ports-import-domain', 'ports', ['domain']),
    only('nowcast-imports-domain', 'nowcast', ['domain']),
    only('upstreams-import-domain-and-ports', 'upstreams', ['domain', 'ports', 'concurrency']),
    only('storage-imports-domain-and-ports', 'storage', ['domain', 'ports', 'concurrency']),
    only('gazetteer-imports-domain-and-ports', 'gazetteer', ['domain', 'ports', 'reference']),
    only('demo-imports-domain', 'demo', ['domain', 'ports', 'reference', 'upstreams']),
    typesOnly('demo-takes-upstream-types', 'demo', 'upstreams'),
    only('services-import-below', 'services', ['domain', 'ports', 'nowcast', 'reference', 'concurrency']),
    only('page-contract-imports-domain-ports-services', 'page-contract', ['domain', 'ports', 'services']),
    typesOnly('page-contract-takes-service-types', 'page-contract', 'services'),
    only('app-imports-domain-and-service-types', 'app', [
      'domain',
      'reference',
      'services',
      'ports',
      'page-contract',
    ]),
    typesOnly('app-takes-contract-types', 'app', 'page-contract'),
    typesOnly('app-takes-service-types', 'app', 'services'),
    typesOnly('app-takes-port-types', 'app', 'ports'),
    only('service-worker-imports-domain-and-texts', 'service-worker', ['domain', 'app/i18n']),
    {
      name: 'server-loads-the-built-app',
      comment: 'server never imports app: it loads the built handler',
      severity: 'error',
      from: { path: '^src/server/', ...notTests },
      to: { path: '^src/app/' },
    },
    {
      name: 'design-knows-no-feature',
      comment: 'design is below features, i18n and routes',
      severity: 'error',
      from: { path: '^src/app/design/' },
      to: { path: '^src/app/(features|ads|forecast-kit|provenance|routes|i18n|browser|page|shell|startup)/' },
    },
    {
      name: 'texts-know-no-page',
      comment: 'i18n puts values into words for everybody above it',
      severity: 'error',
      from: { path: '^src/app/i18n/', ...notTests },
      to: { path: '^src/app/(features|ads|forecast-kit|provenance|routes|browser|page|shell|startup)/' },
    },
    {
      name: 'browser-knows-no-feature',
      comment: 'browser (storage, links, root data) is the ground features stand on',
      severity: 'error',
      from: { path: '^src/app/browser/' },
      to: { path: '^src/app/(features|ads|forecast-kit|provenance|routes|shell|startup)/' },
    },
    {
      name: 'provenance-knows-no-weather',
      comment: 'provenance (source, age, what is missing) is ground for every page',
      severity: 'error',
      from: { path: '^src/app/provenance/' },
      to: { path: '^src/app/(features|ads|forecast-kit|routes|shell|startup)/' },
    },
    {
      name: 'kit-knows-no-feature',
      comment: 'the forecast kit (hours and days in words, panels and tables) is ground for pages of weather',
      severity: 'error',
      from: { path: '^src/app/forecast-kit/', ...notTests },
      to: { path: '^src/app/(features|ads|routes|shell|startup)/' },
    },
    {
      name: 'ads-know-no-page',
      comment: 'every page leaves room for advertisements, whatever it shows',
      severity: 'error',
      from: { path: '^src/app/ads/', ...notTests },
      to: { path: '^src/app/(features|forecast-kit|provenance|routes|shell|startup)/' },
    },
    {
      name: 'features-know-no-roof',
      comment: 'the shell is the roof over features: they never import it',
      severity: 'error',
      from: { path: '^src/app/features/' },
      to: { path: '^src/app/(routes|shell|startup)/' },
    },
    {
      name: 'upstreams-know-no-sibling',
      comment:
        'an adapter uses the shared http, json, geojson, xml, meteoswiss-open-data, bafu-hazards and eumetview folders, never another adapter (warning-source chooses between two)',
      severity: 'error',
      from: {
        path: '^src/upstreams/([^/]+)/',
        pathNot: '^src/upstreams/warning-source/|\\.(test|behaviour)\\.ts$',
      },
      to: {
        path: '^src/upstreams/',
        pathNot:
          '^src/upstreams/(($1|http|xml|json|geojson|meteoswiss-open-data|bafu-hazards|eumetview)/|define-provider\\.ts$)',
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true, path: '^\\.', pathNot: '\\+types/' },
    },
    {
      name: 'no-drawers',
      severity: 'error',
      from: {},
      to: { path: '^src/.*/(utils|util|helpers|helper|misc|common|shared)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
