import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSealer } from './sealed-value.ts'

describe('sealed value', () => {
  it('comes back with the same secret and not with another', async () => {
    const sealed = await createSealer('one secret').seal('weather key')
    expect(await createSealer('one secret').unseal(sealed)).toBe('weather key')
    expect(await createSealer('two secrets').unseal(sealed)).toBeNull()
  })

  it('does not open once any character of it was changed', async () => {
    const sealer = createSealer('one secret')
    const sealed = await sealer.seal('weather key')
    const iv = sealed.split('.').slice(0, 2).join('.').length + 1
    for (let position = iv; position < sealed.length; position++) {
      const other = sealed[position] === 'A' ? 'B' : 'A'
      const changed = sealed.slice(0, position) + other + sealed.slice(position + 1)
      // The last character of a base64url group may carry unused bits: same bytes, same value.
      const bytes = (text: string) =>
        text.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'))
      if (bytes(changed).join() === bytes(sealed).join()) continue
      expect(await sealer.unseal(changed)).toBeNull()
    }
  })

  it('answers null to any text that was never sealed', async () => {
    const sealer = createSealer('one secret')
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `v1.${text}`),
        ),
        async (text) => {
          expect(await sealer.unseal(text)).toBeNull()
        },
      ),
    )
  })
})
