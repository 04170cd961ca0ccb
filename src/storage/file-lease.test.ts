import { utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownFolder } from '../../tests/support/own-folder.ts'
import { takeFileLease } from './file-lease.ts'

describe('takeFileLease', () => {
  let path: string
  beforeEach(() => {
    path = join(ownFolder(), 'work.lock')
  })
  const heldBy = (host: string, pid: number) => writeFileSync(path, `${host} ${pid}`)

  it('is given to one at a time', () => {
    const lease = takeFileLease(path)
    expect(lease).not.toBeNull()
    // The parent of this process lives and holds it.
    heldBy(hostname(), process.ppid)
    expect(takeFileLease(path)).toBeNull()
    lease?.release()
    const next = takeFileLease(path)
    expect(next).not.toBeNull()
    next?.release()
  })

  it('fails where nobody could hold it, which is not the same as held', () => {
    expect(() => takeFileLease(join(path, 'missing', 'work.lock'))).toThrow('ENOENT')
  })

  it('passes at once from a killed process of this machine, and from an earlier one with our number', () => {
    heldBy(hostname(), 2 ** 22 + 1)
    takeFileLease(path)?.release()
    heldBy(hostname(), process.pid)
    const lease = takeFileLease(path)
    expect(lease).not.toBeNull()
    lease?.release()
  })

  it('passes from another machine only after its silence', () => {
    heldBy('elsewhere', 1)
    expect(takeFileLease(path)).toBeNull()
    const before = new Date(Date.now() - 60_000)
    utimesSync(path, before, before)
    const lease = takeFileLease(path)
    expect(lease).not.toBeNull()
    lease?.release()
  })
})
