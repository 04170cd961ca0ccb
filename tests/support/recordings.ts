import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'vitest'

// Recorded answers of the upstreams lie beside the repository, or where UPSTREAM_RECORDINGS says; they are not part of it.
const folder =
  process.env.UPSTREAM_RECORDINGS ?? join(import.meta.dirname, '../../../shared/upstreams/recordings')

/** A suite over recorded answers; shown as skipped where there are none. */
export const describeWithRecordings = describe.skipIf(!existsSync(folder))

/** The recordings of one upstream whose names match; where there are none, one name to be shown as skipped. */
export function recordingsOf(upstream: string, pattern: RegExp): string[] {
  const path = join(folder, upstream)
  const files = existsSync(path) ? readdirSync(path).filter((file) => pattern.test(file)) : []
  return files.length > 0 ? files.map((file) => `${upstream}/${file}`) : ['no recordings here']
}

export const recordingPath = (name: string): string => join(folder, name)

export function readRecording(name: string): string {
  return readFileSync(recordingPath(name), 'utf8')
}
