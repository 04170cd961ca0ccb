/**
 * Writes what the licences of the packages the site runs on ask for: build/data/licences.json (the list shown on
 * /about) and build/client/licences.txt (their full texts). Which packages: package-lock.json, without those only
 * used to build and test.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Licence } from '../src/services/operator/licences.ts'

type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }> }
type Manifest = {
  name: string
  version: string
  license?: string | { type: string }
  homepage?: string
  repository?: string | { url: string }
}

const root = join(import.meta.dirname, '..')
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock

const found = new Map<string, { licence: Licence; text: string }>()
for (const [path, { dev, devOptional, link }] of Object.entries(lock.packages)) {
  const folder = join(root, path)
  // Other platforms' binaries are in the lock file but not installed.
  if (path === '' || dev || devOptional || link || !existsSync(join(folder, 'package.json'))) continue
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const licence: Licence = {
    name: manifest.name,
    version: manifest.version,
    licence: licenceName(manifest),
    url: webAddress(manifest),
  }
  found.set(`${licence.name}@${licence.version}`, { licence, text: licenceText(folder) })
}

const packages = [...found.values()].sort((a, b) => (a.licence.name < b.licence.name ? -1 : 1))
mkdirSync(join(root, 'build/data'), { recursive: true })
mkdirSync(join(root, 'build/client'), { recursive: true })
writeFileSync(join(root, 'build/data/licences.json'), JSON.stringify(packages.map(({ licence }) => licence)))
writeFileSync(
  join(root, 'build/client/licences.txt'),
  packages
    .map(
      ({ licence, text }) =>
        `${licence.name} ${licence.version} (${licence.licence ?? 'see below'})\n\n${text}\n`,
    )
    .join(`\n${'-'.repeat(80)}\n\n`),
)
process.stdout.write(`licences of ${packages.length} packages\n`)

/** null where only its text tells: nothing is given, or npm's "SEE LICENSE IN …". */
function licenceName({ license }: Manifest): string | null {
  const name = typeof license === 'string' ? license : license?.type
  return name && !name.startsWith('SEE LICENSE') ? name : null
}

function webAddress({ homepage, repository }: Manifest): string | null {
  const given = homepage ?? (typeof repository === 'string' ? repository : repository?.url)
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(given ?? '')?.[1]
  const address = short
    ? `https://github.com/${short}`
    : given?.replace(/^git\+/, '').replace(/^git:/, 'https:')
  const url = URL.parse(address?.replace(/\.git$/, '') ?? '')
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null
}

/** Texts as they lie in the package; a folder of several licences gives them all. */
function licenceText(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|notice|copying)/i.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim())
  return files.length > 0 ? files.join('\n\n') : 'The package carries no text; its licence is named above.'
}
