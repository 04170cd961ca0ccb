import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where a program is, if this machine has it. Servers are often outside a user's own path. */
export function onPath(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const candidates = folders.map((folder) => join(folder, name))
  return candidates.find((candidate) => {
    try {
      accessSync(candidate, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
