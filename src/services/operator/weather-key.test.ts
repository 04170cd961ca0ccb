import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keyStoreInMemory } from '../../../tests/support/key-store-in-memory.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import type { KeyStore } from '../../ports/storage.ts'
import { createWeatherKey, openDataKey } from './weather-key.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const open = (store: KeyStore, log = recordedLog()) =>
  createWeatherKey({ store, fallback: openDataKey, clock: Date.now, log })
const away = async () => {
  throw new Error('away')
}

describe('the weather key', () => {
  it('changed by another process is noticed within a second, and listeners are called', async () => {
    const { state, store } = keyStoreInMemory('old')
    const key = open(store)
    const onChange = vi.fn()
    key.watch(onChange)
    expect((await key.current())?.key).toBe('old')
    state.key = 'new'
    await vi.advanceTimersByTimeAsync(999)
    expect(onChange).toHaveBeenCalledTimes(1)
    expect((await key.current())?.key).toBe('new')
    key.stop()
  })

  it('is asked for once however many watch it', async () => {
    const { store } = keyStoreInMemory('old')
    const load = vi.spyOn(store, 'load')
    const key = open(store)
    for (let n = 0; n < 3; n++) {
      key.watch(() => undefined)
      await vi.advanceTimersByTimeAsync(100)
    }
    await vi.advanceTimersByTimeAsync(3700)
    expect(load).toHaveBeenCalledTimes(10)
    key.stop()
  })

  it('goes on as last known while the store hangs or fails, and says so once', async () => {
    const { state, store } = keyStoreInMemory('known')
    const log = recordedLog()
    const key = open(store, log)
    await key.current()
    state.load = () => new Promise(() => undefined)
    await vi.advanceTimersByTimeAsync(5000)
    const hanging = key.current()
    await vi.advanceTimersByTimeAsync(300)
    expect((await hanging)?.key).toBe('known')
    // Nobody waits for the same read again.
    const at = Date.now()
    expect((await key.current())?.key).toBe('known')
    expect(Date.now()).toBe(at)

    const other = open(store, log)
    other.watch(() => undefined)
    state.load = async () => 'known'
    await vi.advanceTimersByTimeAsync(1000)
    state.load = away
    await vi.advanceTimersByTimeAsync(5000)
    expect((await other.current())?.key).toBe('known')
    const said = 'weather key could not be read, in use: the last known one'
    expect(log.messages()).toEqual([said])
    expect(other.trouble()).toBe(said)
    other.stop()
  })

  it('that could never be read is not taken for unset: the fallback is in use until it can be', async () => {
    const { state, store } = keyStoreInMemory('real')
    state.load = away
    const log = recordedLog()
    const key = open(store, log)
    const onChange = vi.fn()
    key.watch(onChange)
    expect((await key.current())?.kind).toBe('open-data')
    await vi.advanceTimersByTimeAsync(5000)
    expect((await key.current())?.kind).toBe('open-data')
    const said = 'weather key could not be read, in use: open data'
    expect(log.lines).toEqual([{ level: 'error', fields: { error: 'away' }, message: said }])
    expect(key.trouble()).toBe(said)

    state.load = async () => state.key
    await vi.advanceTimersByTimeAsync(999)
    expect((await key.current())?.key).toBe('real')
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(log.messages()).toEqual([said, 'weather key can be read again'])
    expect(key.trouble()).toBeNull()
    key.stop()
  })

  it('known to be unset stays unset while the store fails', async () => {
    const { state, store } = keyStoreInMemory(null)
    const key = open(store)
    expect(await key.current()).toBeNull()
    state.load = away
    await vi.advanceTimersByTimeAsync(5000)
    expect(await key.current()).toBeNull()
  })

  it('saved again ends the trouble at once', async () => {
    const { state, store } = keyStoreInMemory('sealed with another secret')
    state.load = away
    const key = open(store)
    await key.current()
    await key.save('new')
    expect(key.trouble()).toBeNull()
    expect((await key.current())?.key).toBe('new')
  })

  it('a look that began before our own change does not undo it', async () => {
    const { state, store } = keyStoreInMemory('old')
    const key = open(store)
    await key.current()
    let answer: (key: string) => void = () => undefined
    state.load = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    key.watch(() => undefined)
    await vi.advanceTimersByTimeAsync(500)
    await key.save('new')
    answer('old')
    await vi.advanceTimersByTimeAsync(1)
    expect((await key.current())?.key).toBe('new')
    key.stop()
  })
})
