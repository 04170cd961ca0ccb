/**
 * Search as you type: the gazetteer against MiniSearch and a plain linear scan over the same names, in one run.
 * The gazetteer answers all 10,000 queries; the references, being slow, every tenth of them. Each side's
 * "finds it" is the share of those tenth queries whose place is among its first ten answers.
 */
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import MiniSearch from 'minisearch'
import { buildGazetteer } from '../src/gazetteer/builder/build-gazetteer.ts'
import { readGazetteerSources } from '../src/gazetteer/builder/gazetteer-sources.ts'
import { placeMask, readGazetteerFile, weakNameFlag, wordStartFlag } from '../src/gazetteer/gazetteer-file.ts'
import { loadGazetteer } from '../src/gazetteer/load-gazetteer.ts'
import { normaliseName } from '../src/gazetteer/normalise-name.ts'
import { mixedQueries, type NamedPlace } from './search-queries.ts'

const queryCount = 10_000
const referenceStep = 10

type Engine = { start(): (query: string) => number[] }

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const memory = () => {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Every name of every place, read back from the file, so that all engines index the same. */
function namedPlaces(bytes: Uint8Array): NamedPlace[] {
  const { header, arrays } = readGazetteerFile(bytes)
  const text = new TextDecoder().decode(arrays.keys)
  const places: NamedPlace[] = Array.from({ length: header.size }, (_, place) => ({
    place,
    names: [],
    typedNames: [],
    isSwiss: place < header.swissCount,
  }))
  for (const [entry, packed] of arrays.entryPlace.entries()) {
    if ((packed & wordStartFlag) !== 0) continue
    const start = arrays.entryStart[entry] ?? 0
    const name = text.slice(start, text.indexOf('\0', start))
    places[packed & placeMask]?.names.push(name)
    if ((packed & weakNameFlag) === 0) places[packed & placeMask]?.typedNames.push(name)
  }
  return places
}

function placeNumbers(bytes: Uint8Array): Map<string, number> {
  const { header, arrays } = readGazetteerFile(bytes)
  const texts = new TextDecoder().decode(arrays.text).split('\0')
  return new Map(Array.from({ length: header.size }, (_, place) => [texts[2 * place] ?? '', place]))
}

function miniSearch(places: NamedPlace[]): Engine {
  return {
    start() {
      const index = new MiniSearch<{ id: number; names: string }>({ fields: ['names'] })
      index.addAll(places.map(({ place, names }) => ({ id: place, names: names.join('\n') })))
      // Better-known places first, as the gazetteer orders them: the number is the rank.
      const boostDocument = (id: unknown) => 1 / Math.log2(2 + Number(id))
      const options = { prefix: true, fuzzy: 0.2, combineWith: 'AND', boostDocument } as const
      return (query) =>
        index
          .search(normaliseName(query), options)
          .slice(0, 10)
          .map(({ id }) => Number(id))
    },
  }
}

function linearScan(places: NamedPlace[]): Engine {
  return {
    start: () => (query) => {
      const key = normaliseName(query)
      const tiers: number[][] = [[], [], []]
      for (const { place, names } of places) {
        let tier = 3
        for (const name of names) {
          if (name === key) tier = 0
          else if (name.startsWith(key)) tier = Math.min(tier, 1)
          else if (name.includes(` ${key}`)) tier = Math.min(tier, 2)
        }
        tiers[tier]?.push(place)
      }
      return tiers.flat().slice(0, 10)
    },
  }
}

function measure(engine: Engine, queries: { text: string; place: number }[], step: number) {
  const before = memory()
  const startedAt = performance.now()
  const search = engine.start()
  const startMs = performance.now() - startedAt
  const bytes = memory() - before
  for (const { text } of queries.slice(0, 200)) search(text)
  const times: number[] = []
  let requested = 0
  let found = 0
  for (const [number, { text, place }] of queries.entries()) {
    if (number % step !== 0) continue
    const at = performance.now()
    const answer = search(text)
    times.push(performance.now() - at)
    if (number % referenceStep !== 0) continue
    requested++
    if (answer.includes(place)) found++
  }
  times.sort((a, b) => a - b)
  const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: quantile(0.5), p99: quantile(0.99), bytes, startMs, recall: found / requested }
}

export async function run(): Promise<{ name: string; rows: [string, string][] }> {
  const bytes = buildGazetteer(readGazetteerSources(join(import.meta.dirname, '../node_modules')))
  const places = namedPlaces(bytes)
  const queries = mixedQueries(places, queryCount)

  const numberOfSlug = placeNumbers(bytes)
  const gazetteer: Engine = {
    start() {
      // A copy of its own, so that its bytes are counted with the index.
      const loaded = loadGazetteer(bytes.slice())
      return (query) => loaded.search(query, 'de').map(({ place }) => numberOfSlug.get(place.slug) ?? -1)
    },
  }
  const ours = measure(gazetteer, queries, 1)
  const mini = measure(miniSearch(places), queries, referenceStep)
  const linear = measure(linearScan(places), queries, referenceStep)

  const row = (label: string, m: typeof ours): [string, string] => [
    label,
    `p50 ${m.p50.toFixed(3)} ms, p99 ${m.p99.toFixed(3)} ms, finds it ${(m.recall * 100).toFixed(1)} %, ` +
      `start ${m.startMs.toFixed(0)} ms, ${(m.bytes / 1e6).toFixed(1)} MB`,
  ]
  return {
    name: 'Search as you type',
    rows: [
      ['places, names', `${places.length}, ${places.reduce((sum, { names }) => sum + names.length, 0)}`],
      ['file', `${(bytes.length / 1e6).toFixed(2)} MB`],
      row('gazetteer', ours),
      row('MiniSearch', mini),
      row('linear scan (no typing mistakes)', linear),
      [
        'MiniSearch / gazetteer',
        `p50 ×${(mini.p50 / ours.p50).toFixed(0)}, p99 ×${(mini.p99 / ours.p99).toFixed(0)}`,
      ],
      [
        'linear scan / gazetteer',
        `p50 ×${(linear.p50 / ours.p50).toFixed(0)}, p99 ×${(linear.p99 / ours.p99).toFixed(0)}`,
      ],
    ],
  }
}
