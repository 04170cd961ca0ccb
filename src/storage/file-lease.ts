import { closeSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'

export type FileLease = { release(): void }

/** How often a holder renews its lease, and after how long without renewal it counts as gone. */
const sayEveryMs = 10_000
const goneAfterMs = 45_000

/**
 * null: another process holds it. Throws where the folder cannot be written. For work that one of several processes with the same data folder does for all. A holder that was killed is noticed at
 * once on its own machine, elsewhere by its silence. Should two ever take a dead one's place in the same instant, both
 * do the work: what it writes must tolerate that.
 */
export function takeFileLease(path: string): FileLease | null {
  if (!create(path)) {
    if (isHeld(path)) return null
    rmSync(path, { force: true })
    if (!create(path)) return null
  }
  const timer = setInterval(() => touch(path), sayEveryMs).unref()
  return {
    release() {
      clearInterval(timer)
      rmSync(path, { force: true })
    },
  }
}

const holder = () => `${hostname()} ${process.pid}`

function create(path: string): boolean {
  try {
    const file = openSync(path, 'wx')
    writeSync(file, holder())
    closeSync(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function isHeld(path: string): boolean {
  try {
    if (Date.now() - statSync(path).mtimeMs > goneAfterMs) return false
    const [host, pid] = readFileSync(path, 'utf8').split(' ')
    if (host !== hostname()) return true
    // Our own process id is left over from an earlier process: a process requests one only when it holds none.
    return Number(pid) !== process.pid && isAlive(Number(pid))
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // Removed by hand: the work continues.
  }
}
