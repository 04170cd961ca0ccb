import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { type Span, stepsOf } from './column.ts'
import { missing, type Parameter } from './parameters.ts'

/** A column that was read, waiting on disk until all of the run are there. */
export type StoredColumn = { parameter: Parameter; checksum: string | null; at: number; filled: number }

export function countFilled(values: Int16Array): number {
  let filled = 0
  for (const value of values) if (value !== missing) filled++
  return filled
}

/** Columns on disk: all of a run together would be the largest part of the process' memory. */
export function createColumnStore(path: string, span: Span) {
  const file = openSync(path, 'w+')
  let length = 0
  return {
    add(parameter: Parameter, checksum: string | null, values: Int16Array): StoredColumn {
      const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
      const at = length
      for (let done = 0; done < bytes.length; )
        done += writeSync(file, bytes, done, bytes.length - done, at + done)
      length += bytes.length
      return { parameter, checksum, at, filled: countFilled(values) }
    },
    /** Values of some points, one after the other. */
    read({ parameter, at }: StoredColumn, firstPoint: number, points: number): Int16Array {
      const steps = stepsOf(parameter, span)
      const values = new Int16Array(points * steps)
      readSync(file, new Uint8Array(values.buffer), 0, values.byteLength, at + firstPoint * steps * 2)
      return values
    },
    close() {
      closeSync(file)
      rmSync(path, { force: true })
    },
  }
}

export type ColumnStore = ReturnType<typeof createColumnStore>
