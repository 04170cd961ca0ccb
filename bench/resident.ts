import { readdirSync, readFileSync } from 'node:fs'

/** Memory of a process by kind, in MB of 10⁶ bytes: its own, and pages of files (the Node binary above all). */
function memoryOf(pid: number): { own: number; ofFiles: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const field = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * (1024 / 1e6)
  return { own: field('RssAnon') + field('RssShmem'), ofFiles: field('RssFile') }
}

/** Memory of one process that is not a file's, in MB. */
export const ownMb = (pid: number): number => memoryOf(pid).own

/** The processes it started that still run; of one script only if `script` is given. */
export function childrenOf(pid: number, script = ''): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => {
      try {
        const parent = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]
        return parent === String(pid) && readFileSync(`/proc/${one}/cmdline`, 'utf8').includes(script)
      } catch {
        return false
      }
    })
}

/**
 * Resident memory of a server and the processes it started, in MB. What they map of the same binary is there once and
 * counted once.
 */
export function residentMb(pid: number, children = childrenOf(pid)): number {
  const all = [pid, ...children].flatMap((one) => {
    try {
      return [memoryOf(one)]
    } catch {
      return []
    }
  })
  return all.reduce((sum, { own }) => sum + own, 0) + Math.max(...all.map(({ ofFiles }) => ofFiles))
}
