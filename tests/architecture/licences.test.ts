import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Listed = { name: string; version: string; licence: string | null }
const listed: Listed[] = JSON.parse(readFileSync('build/data/licences.json', 'utf8'))

/** Reviewed: they ask for their text and the author's name, and /licences.txt gives both. */
const permissive =
  /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-2-Clause|BSD-3-Clause|CC-BY-4\.0|CC0-1\.0|ISC|MIT|MIT-0|Unlicense|Zlib)$/

it('every package the site runs on is listed with its licence', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; dev?: boolean; devOptional?: boolean }>
  }
  const installed = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional && existsSync(path))
    .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`)
  expect(installed.length).toBeGreaterThan(50)
  expect([...new Set(installed)].sort()).toEqual(
    listed.map(({ name, version }) => `${name}@${version}`).sort(),
  )
})

/** Without a name for it in their manifest; read: NIST's own words and HDF5's BSD, and BSD-2-Clause. */
const readByUs = ['h5wasm', 'suncalc']
/** MPL-2.0 asks for the source of its own files where they are changed: these are used as npm has them. */
const isUnchanged = ({ name, licence }: Listed) =>
  licence === 'MPL-2.0' && /^@resvg\/resvg-js(-[a-z0-9-]+)?$/.test(name)

it('none asks for more than its text and name, and all texts are there', () => {
  const isPermissive = ({ licence }: Listed) =>
    licence
      ?.split(/ (?:OR|AND) |[()]/)
      .filter((one) => one !== '')
      .every((one) => permissive.test(one))
  const others = listed.filter((one) => !isPermissive(one) && !isUnchanged(one)).map(({ name }) => name)
  expect(others).toEqual(readByUs)
  const texts = readFileSync('build/client/licences.txt', 'utf8')
  const isGiven = ({ name, version, licence }: Listed) =>
    texts.includes(`${name} ${version} (${licence ?? 'see below'})\n\n`)
  expect(listed.filter((one) => !isGiven(one))).toEqual([])
})
