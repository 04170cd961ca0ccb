import { beforeEach, expect, it } from 'vitest'
import { keyStoreInMemory } from '../../../tests/support/key-store-in-memory.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { minuteMs } from '../../domain/time/durations.ts'
import { createWeatherKey, openDataKey } from '../../services/operator/weather-key.ts'
import { createLimiter } from '../../storage/limits/create-limiter.ts'
import { createOperator } from '../http/operator.ts'
import { keyApi } from './key-api.ts'

const code = 'matterhorn-4478'
let api: ReturnType<typeof keyApi>
let network: string
let isThisMachine: boolean
let status: (given: string) => Promise<number>

beforeEach(() => {
  const log = recordedLog()
  network = '203.0.113.7'
  isThisMachine = false
  api = keyApi({
    weatherKey: createWeatherKey({
      store: keyStoreInMemory(null).store,
      fallback: openDataKey,
      clock: Date.now,
      log,
    }),
    operator: createOperator({ code, clock: Date.now }),
    wrongCodes: createLimiter({ name: 'wrong-codes', points: 5, durationMs: 15 * minuteMs, timesForAll: 4 }),
    readClient: () => ({ address: network, network, isThisMachine }),
    publicOrigin: 'https://w.example',
    getSetupStatus: async () => ({}) as never,
    log,
  })
  status = async (given) =>
    (await api.request('/key/setup', { headers: { 'X-Operator-Code': given } })).status
})

it('takes the right code as often as it is sent, and five wrong ones', async () => {
  for (let request = 0; request < 8; request++) expect(await status(code)).toBe(200)
  for (let guess = 0; guess < 4; guess++) expect(await status(`guess ${guess}`)).toBe(403)
  expect(await status(code)).toBe(200)
  expect(await status('guess 5')).toBe(403)
  expect(await status('guess 6')).toBe(429)
  expect(await status(code)).toBe(429)
})

it('lets five of many guesses through that come together', async () => {
  const statuses = await Promise.all(Array.from({ length: 30 }, (_, guess) => status(`guess ${guess}`)))
  expect(statuses.filter((one) => one === 403)).toHaveLength(5)
  expect(statuses.filter((one) => one === 429)).toHaveLength(25)
})

it('refuses codes of everybody after too many wrong ones, but nobody who needs none', async () => {
  const proof = await api.request('/key/setup', { headers: { 'X-Operator-Code': code } })
  const pass = proof.headers.get('set-cookie')?.split(';')[0] ?? ''
  const statuses = []
  for (let guess = 0; guess < 40; guess++) {
    network = `198.51.100.${guess}`
    statuses.push(await status(`guess ${guess}`))
  }
  expect(statuses).toEqual([...Array(20).fill(403), ...Array(20).fill(429)])
  network = '203.0.113.8'
  expect(await status(code)).toBe(429)
  expect((await api.request('/key/setup', { headers: { Cookie: pass } })).status).toBe(200)
  isThisMachine = true
  expect(await status('none')).toBe(200)
})

it('asks for the code before it looks at the body', async () => {
  const put = (body: string, headers: Record<string, string> = {}) =>
    api.request('/key', { method: 'PUT', body, headers: { 'Content-Type': 'application/json', ...headers } })
  expect((await put('{"key":')).status).toBe(401)
  const refused = await put('{}', { 'X-Operator-Code': code })
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'key-empty' }])
  expect((await put('{"key":" abc "}', { 'X-Operator-Code': code })).status).toBe(200)
  const pass = refused.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await put('{"key":"a b"}', { Cookie: pass })).status).toBe(422)
})
