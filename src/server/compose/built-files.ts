import { existsSync, readFileSync } from 'node:fs'
import type { BaseMap } from '../../domain/place/base-map.ts'
import { loadGazetteer } from '../../gazetteer/load-gazetteer.ts'
import type { Gazetteer } from '../../ports/gazetteer.ts'
import type { Licence } from '../../services/operator/licences.ts'

/** Written by the build. All but the gazetteer may be missing in development. */
const folder = 'build/data'

export const readGazetteer = (): Gazetteer => loadGazetteer(readFileSync(`${folder}/gazetteer.bin`))

export function readLicences(): Licence[] {
  return JSON.parse(textOf('licences.json') ?? '[]')
}

export function readBaseMap(): BaseMap | null {
  return JSON.parse(textOf('base-map.json') ?? 'null')
}

/** The build names the base map after its content. */
export function readBaseMapUrl(): string | null {
  return textOf('base-map-url.txt')?.trim() ?? null
}

function textOf(name: string): string | null {
  const path = `${folder}/${name}`
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}
