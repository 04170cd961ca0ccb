import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { SharedBytes } from '../../ports/storage.ts'
import { createHandoffs } from './handoffs.ts'

const data = (text: string) => Buffer.from(text)

it('keeps data under a name of its own, packed where that is understood', async () => {
  const handoffs = createHandoffs()
  const id = await handoffs.keep(data('[1]'))
  expect(id).toMatch(/^[\w-]{22}$/)
  expect(await handoffs.keep(data('[1]'))).toBe(id)
  expect(await handoffs.keep(data('[2]'))).not.toBe(id)

  const packed = await handoffs.answer(id, 'gzip, br')
  expect(packed?.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await (packed as Response).arrayBuffer()).toString()).toBe('[1]')
  const plain = await handoffs.answer(id, '')
  expect(plain?.headers.get('content-encoding')).toBeNull()
  expect(await plain?.text()).toBe('[1]')
  expect(await handoffs.answer('0'.repeat(22), '')).toBeNull()
})

it('forgets the longest kept first', async () => {
  const handoffs = createHandoffs()
  const megabyte = () => handoffs.keep(randomBytes(1024 * 1024))
  const first = await megabyte()
  for (let more = 0; more < 4; more++) await megabyte()
  expect(await handoffs.answer(first, '')).not.toBeNull()
  const last = await megabyte()
  expect(await handoffs.answer(first, '')).toBeNull()
  expect(await handoffs.answer(last, '')).not.toBeNull()
})

it('finds what another process has kept', async () => {
  const bytes = new Map<string, Uint8Array>()
  const shared: SharedBytes = {
    put: (hash, given) => void bytes.set(hash, given),
    get: async (hash) => bytes.get(hash) ?? null,
  }
  const id = await createHandoffs(shared).keep(data('[3]'))
  expect(await (await createHandoffs(shared).answer(id, ''))?.text()).toBe('[3]')
})
