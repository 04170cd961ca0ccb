import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownFolder } from '../../../tests/support/own-folder.ts'
import { loadOrCreateSecret } from './load-or-create-secret.ts'

let path: string
beforeEach(() => {
  path = join(ownFolder(), 'nested', 'key-secret')
})

describe('secret file', () => {
  it('is made once, for its owner only, and then stays', async () => {
    const secret = await loadOrCreateSecret(path)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(await loadOrCreateSecret(path)).toBe(secret)
    expect(readdirSync(dirname(path))).toEqual(['key-secret'])
  })

  it('is the same for processes that start together', async () => {
    const secrets = await Promise.all(Array.from({ length: 10 }, () => loadOrCreateSecret(path)))
    expect(new Set(secrets).size).toBe(1)
  })

  it('is not replaced when damaged', async () => {
    await loadOrCreateSecret(path)
    writeFileSync(path, 'short')
    await expect(loadOrCreateSecret(path)).rejects.toThrow('damaged')
  })
})
