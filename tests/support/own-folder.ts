import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder, removed with the test; one for a whole file is removed `afterAll`. */
export function ownFolder(after: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'wetterhorn-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
