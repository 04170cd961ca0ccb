import { globSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { createMetrics } from '../../src/server/process/metrics.ts'

const { forbidden }: { forbidden: { comment?: string }[] } = createRequire(import.meta.url)(
  '../../.dependency-cruiser.cjs',
)

it('the table of layers is that of the rules', () => {
  const typesOnly = forbidden.flatMap(({ comment }) => {
    const [, from, to] = /^(\S+) may import types of (\S+),/.exec(comment ?? '') ?? []
    return from ? [`${from} ${to}`] : []
  })
  const rules = forbidden.flatMap(({ comment }) => {
    const [, from, allowed = ''] = /^(\S+) may import only: (.*)$/.exec(comment ?? '') ?? []
    if (!from) return []
    const folders = allowed.split(', ').filter(Boolean)
    return [
      [from, folders.map((to) => (typesOnly.includes(`${from} ${to}`) ? `${to} (types)` : to)).join(', ')],
    ]
  })
  const [layers = ''] = readFileSync('docs/architecture.md', 'utf8').split('## One page')
  const rows = [...layers.matchAll(/^\| ([a-z-]+) \| (.*?) ?\|$/gm)].slice(1)
  const table = rows.map(([, layer, allowed]) => [layer, allowed])
  expect(table).toEqual(rules)
})

it.each(readdirSync('docs/decisions').filter((name) => /^\d/.test(name)))(
  '%s has a date and a status',
  (name) => {
    const lines = readFileSync(`docs/decisions/${name}`, 'utf8').split('\n')
    expect(lines[0]).toMatch(/^# \d+\. /)
    expect(lines[2]).toMatch(/^\d{1,2} [A-Z][a-z]+ 20\d\d · (accepted|superseded)/)
  },
)

it('the container runs Node with the settings of server.env', () => {
  const settings = readFileSync('server.env', 'utf8').match(/^\w+=.*$/gm)
  expect(readFileSync('Containerfile', 'utf8')).toContain(`ENV ${settings?.join(' ')}\n`)
})

const metrics = createMetrics()
metrics.cachedPages(() => 0)
const neverRead = () => Promise.reject<never>(new Error('only names are read'))
metrics.billedCalls(neverRead)
metrics.push(neverRead)
metrics.accuracy(neverRead)
metrics.pageViews(neverRead)
metrics.dataAges(neverRead)
const names = metrics.registry.getMetricsAsArray().map(({ name }) => name)

const operations = readFileSync('docs/operations.md', 'utf8')

it('every metric of ours is in the table for operators', () => {
  const ours = names.filter((name) => name.startsWith('wetterhorn_'))
  expect(ours.filter((name) => !operations.includes(`\`${name}\``))).toEqual([])
})

it('the log messages for operators are those of the code', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const code = files
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture|contract)\./.test(name))
    .map((name) => readFileSync(`src/${name}`, 'utf8'))
    .join('\n')
  const [, table = ''] = operations.split('| log message | what to do |\n|---|---|\n')
  const rows = table.slice(0, table.indexOf('\n\n')).split('\n')
  const messages = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)])
  expect(messages.length).toBeGreaterThan(rows.length)
  // An ellipsis stands for what changes or is left out.
  const parts = messages.flatMap(([, message = '']) => message.split('…').map((part) => part.trim()))
  expect(parts.filter((part) => !code.includes(part))).toEqual([])
})

it('the hosts that a firewall must let through are those of the code', () => {
  const files = readdirSync('src/upstreams', { recursive: true, encoding: 'utf8' })
  const code = files
    .filter((name) => name.endsWith('.ts') && !/\.(test|fixture)\./.test(name))
    .map((name) => readFileSync(`src/upstreams/${name}`, 'utf8'))
    .join('\n')
  const asked = [...code.matchAll(/\b(?:ownBaseUrl|defaultFeedUrl) = 'https:\/\/([^/']+)/g)]
  const hosts = [...new Set(asked.map(([, host = '']) => host))].toSorted()
  // Services of browsers, to which only notifications go.
  const notified = ['fcm.googleapis.com', 'jmt17.google.com', '*.push.services.mozilla.com']
  const [, table = ''] = readFileSync('docs/what-it-needs.md', 'utf8').split('## Traffic of the sources')
  const rows = [...table.matchAll(/^\| [^|]+\| ([^|]*) \|/gm)]
    .slice(1)
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)])
  const listed = [...new Set(rows.map(([, host = '']) => host))]
  const others = [...notified, '*.push.apple.com', '*.notify.windows.com']
  expect(listed.filter((host) => !others.includes(host)).toSorted()).toEqual(hosts)
  expect(listed).toEqual(expect.arrayContaining(others))
})

it('every bench that a document names is one that runs', () => {
  const pages = ['*.md', 'bench/*.md', 'docs/**/*.md'].flatMap((pattern) => globSync(pattern))
  const named = pages.flatMap((name) =>
    [...readFileSync(name, 'utf8').matchAll(/npm run bench -- ([a-z -]+[a-z])/g)].flatMap(
      ([, arguments_ = '']) => arguments_.split(' '),
    ),
  )
  const script = readFileSync('bench/bench.ts', 'utf8')
  const lists = [...script.matchAll(/^const (?:benches|alone) = \[([^\]]*)\]/gm)].map(([, list]) => list)
  const benches: readonly string[] = lists.join().match(/(?<=')[a-z-]+(?=')/g) ?? []
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !benches.includes(name))).toEqual([])
})

it('a release has an entry in the list of changes', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## ${version} `)
})

it('alerts and dashboard ask for metrics that there are', () => {
  for (const file of ['prometheus-rules.yaml', 'grafana-dashboard.json']) {
    const text = readFileSync(`deploy/${file}`, 'utf8')
    const asked = [...text.matchAll(/\b(?:wetterhorn|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(count|bucket)$/, ''),
    )
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((name) => !names.includes(name))).toEqual([])
  }
})
