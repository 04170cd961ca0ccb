import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keyStoreInMemory } from '../../tests/support/key-store-in-memory.ts'
import { recordedLog } from '../../tests/support/recorded-log.ts'
import { createWeatherKey } from './weather-key.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the weather key', () => {
  it('changed by another process is noticed within a second, and listeners are called', async () => {
    const { state, store } = keyStoreInMemory('old')
    const key = createWeatherKey({ store, clock: Date.now, log: recordedLog() })
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
    const key = createWeatherKey({ store, clock: Date.now, log: recordedLog() })
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
    const key = createWeatherKey({ store, clock: Date.now, log })
    await key.current()
    state.load = () => new Promise(() => undefined)
    await vi.advanceTimersByTimeAsync(5000)
    const hanging = key.current()
    await vi.advanceTimersByTimeAsync(300)
    expect((await hanging)?.key).toBe('known')

    const other = createWeatherKey({ store, clock: Date.now, log })
    state.load = async () => {
      throw new Error('away')
    }
    other.watch(() => undefined)
    await vi.advanceTimersByTimeAsync(5000)
    expect(log.messages()).toEqual(['weather key could not be read'])
    other.stop()
  })

  it('a look that began before our own change does not undo it', async () => {
    const { state, store } = keyStoreInMemory('old')
    const key = createWeatherKey({ store, clock: Date.now, log: recordedLog() })
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
