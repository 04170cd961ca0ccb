import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ownFolder } from '../../../tests/support/own-folder.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { whileHeld } from './hold-lease.ts'
import { openDatabase } from './open-database.ts'

describe('whileHeld', () => {
  let path: string
  beforeEach(() => {
    path = join(ownFolder(), 'own', 'leases.db')
  })
  /** As each process opens it. */
  function process(holder: string) {
    const database = openDatabase({ kind: 'sqlite', path }, recordedLog())
    onTestFinished(() => database.close())
    return (work: () => Promise<void>) => whileHeld(database, { name: 'fetch', holder }, work)
  }

  it('one works; another finds it busy until it is done, well or not', async () => {
    const [one, other] = [process('one'), process('other')]
    const { promise: under, reject: fail } = Promise.withResolvers<void>()
    const working = vi.fn(() => under)
    const first = one(working)
    await vi.waitFor(() => expect(working).toHaveBeenCalled())
    const none = vi.fn()
    expect(await other(none)).toBe(false)
    expect(none).not.toHaveBeenCalled()
    fail(new Error('no luck'))
    await expect(first).rejects.toThrow('no luck')
    expect(await other(async () => undefined)).toBe(true)
  })

  it('is taken over from one that was killed, once it has been silent for a while', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const working = vi.fn(() => new Promise<void>(() => undefined))
    void process('killed')(working)
    await vi.waitFor(() => expect(working).toHaveBeenCalled())
    const next = process('next')
    expect(await next(async () => undefined)).toBe(false)
    vi.setSystemTime(Date.now() + 11_000)
    expect(await next(async () => undefined)).toBe(true)
  })

  it('everybody works for himself where the database cannot be opened', async () => {
    mkdirSync(path, { recursive: true })
    chmodSync(path, 0o555)
    const worked = vi.fn(async () => undefined)
    expect(await process('one')(worked)).toBe(true)
    expect(worked).toHaveBeenCalledOnce()
  })
})
