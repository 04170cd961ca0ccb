/** Writes build/data/gazetteer.bin from the npm packages that carry the places. Run by the build; see src/gazetteer. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildGazetteer } from '../src/gazetteer/builder/build-gazetteer.ts'
import { readGazetteerSources } from '../src/gazetteer/builder/gazetteer-sources.ts'

const root = join(import.meta.dirname, '..')
const target = join(root, 'build/data/gazetteer.bin')
const startedAt = performance.now()
const bytes = buildGazetteer(readGazetteerSources(join(root, 'node_modules')))
mkdirSync(dirname(target), { recursive: true })
writeFileSync(target, bytes)
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
process.stdout.write(`gazetteer: ${(bytes.length / 1e6).toFixed(2)} MB in ${seconds} s\n`)
