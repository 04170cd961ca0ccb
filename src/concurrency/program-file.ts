import { basename } from 'node:path'

/** A program next to the given module: its source or, once built, its file in the common folder. */
export function programFile(source: string, moduleUrl: string): URL {
  const file = moduleUrl.endsWith('.ts') ? source : `./${basename(source, '.ts')}.js`
  return new URL(file, moduleUrl)
}
