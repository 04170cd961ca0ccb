import { basename } from 'node:path'

/** A program that runs beside the asking module: its source, or what the build made of it, where all stand in one folder. */
export function programFile(source: string, moduleUrl: string): URL {
  const file = moduleUrl.endsWith('.ts') ? source : `./${basename(source, '.ts')}.js`
  return new URL(file, moduleUrl)
}
