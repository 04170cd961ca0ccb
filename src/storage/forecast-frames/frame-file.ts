import { closeSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { forecastLayers } from '../../domain/map/forecast-levels.ts'
import type { FrameFile, FrameWriter } from '../../ports/forecast-frames.ts'
import type { Clock } from '../../ports/platform.ts'

/**
 * Frames of one run on disk, beside the run they were made from: an SQLite file, written once and renamed, never changed
 * (docs/decisions/0046-local-forecasts-in-sqlite.md).
 */
const schema = `
  CREATE TABLE facts (json TEXT NOT NULL) STRICT;
  CREATE TABLE pieces (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT;
`
const factsSchema = z.object({
  run: z.string(),
  runAt: z.int(),
  fetchedAt: z.int(),
  frames: z.array(z.object({ startAt: z.int(), endAt: z.int(), lapseCPer100M: z.number().nullable() })),
  layers: z.array(z.enum(forecastLayers)),
})

/** Beside the table of the run. */
export const framePath = (tablePath: string): string => `${tablePath}.frames`

/** Ends as the temporary files of local forecasts do: what a killed process leaves is removed with theirs. */
export function createFrameFile(path: string): FrameWriter {
  const temporary = `${path}.${process.pid}.tmp`
  // The system says why it cannot be written, SQLite only that.
  closeSync(openSync(temporary, 'w'))
  const database = new DatabaseSync(temporary)
  database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = FULL; ${schema} BEGIN`)
  const add = database.prepare('INSERT INTO pieces VALUES (?, ?)')
  return {
    put: (name, bytes) => {
      add.run(name, bytes)
    },
    finish(facts) {
      database.prepare('INSERT INTO facts VALUES (?)').run(JSON.stringify(facts))
      database.exec('COMMIT')
      database.close()
      renameSync(temporary, path)
    },
    discard() {
      if (database.isOpen) database.close()
      rmSync(temporary, { force: true })
    },
  }
}

/** null where there is none, or one that is damaged: the next run writes it again. It closes with its last reader. */
export function openFrameFile(path: string): FrameFile | null {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(new URL(`${pathToFileURL(path).href}?immutable=1`), { readOnly: true })
    const facts = factsSchema.parse(
      JSON.parse(String(database.prepare('SELECT json FROM facts').get()?.json)),
    )
    const pieceOf = database.prepare('SELECT bytes FROM pieces WHERE name = ?')
    return {
      facts,
      piece(name) {
        try {
          const bytes = pieceOf.get(name)?.bytes
          return bytes instanceof Uint8Array ? bytes : null
        } catch {
          return null
        }
      },
    }
  } catch {
    database?.close()
    return null
  }
}

/** How often to check whether another process has written a new file. */
const lookEveryMs = 2000

/** The newest file and the one before it, whichever process wrote them: pages still name its pictures. */
export function followFrameFile(path: string, clock: Clock): () => readonly FrameFile[] {
  let known: FrameFile[] = []
  let mark: string | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = clock()
    if (Math.abs(now - lookedAt) < lookEveryMs) return known
    lookedAt = now
    const stat = statSync(path, { throwIfNoEntry: false })
    const found = stat ? `${stat.ino}:${stat.mtimeMs}:${stat.size}` : null
    // One that was taken away is still the last good one.
    if (found === null || found === mark) return known
    const file = openFrameFile(path)
    if (file === null) return known
    mark = found
    const [newest] = known.filter(({ facts }) => facts.run !== file.facts.run)
    known = newest ? [file, newest] : [file]
    return known
  }
}
