import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFairShares, ShareExceededError } from './fair-shares.ts'

/** 120 a minute: six at once, then one every half second. */
const limits = { atOnce: 2, perMinute: 120, longestWaitMs: 2_500 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** `enter` resolves with the function that ends the work. */
function shares(options: Partial<typeof limits> = {}) {
  const { run } = createFairShares({ ...limits, ...options, now: () => performance.now() })
  return {
    enter: (client: string, how: Parameters<typeof run>[1]) =>
      new Promise<() => void>((entered, refused) => {
        const work = () => new Promise<void>((leave) => entered(leave))
        run(client, how, work).catch(refused)
      }),
  }
}

/** What has happened to a promise by now. */
async function stateOf(promise: Promise<unknown>): Promise<string> {
  const settled = promise.then(
    () => 'in',
    (error) => (error instanceof ShareExceededError ? `refused for ${error.retryAfterMs} ms` : String(error)),
  )
  await vi.advanceTimersByTimeAsync(0)
  return Promise.race([settled, Promise.resolve('waiting')])
}

describe('turns', () => {
  it('a client has two at once, the next waits for one to be given back', async () => {
    const share = shares()
    const first = await share.enter('a', { isPaced: false })
    await share.enter('a', { isPaced: false })
    const third = share.enter('a', { isPaced: false })
    expect(await stateOf(third)).toBe('waiting')
    first()
    first()
    expect(await stateOf(third)).toBe('in')
    expect(await stateOf(share.enter('a', { isPaced: false }))).toBe('waiting')
  })

  it('another client does not wait', async () => {
    const share = shares()
    for (let n = 0; n < 10; n++) void share.enter('a', { isPaced: false }).catch(() => undefined)
    expect(await stateOf(share.enter('b', { isPaced: false }))).toBe('in')
  })

  it('who waited too long is refused, and is no longer in the line', async () => {
    const share = shares({ atOnce: 1 })
    const leave = await share.enter('a', { isPaced: false })
    const late = share.enter('a', { isPaced: false }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(2_000)
    const next = share.enter('a', { isPaced: false })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await late).toBeInstanceOf(ShareExceededError)
    leave()
    expect(await stateOf(next)).toBe('in')
  })

  it('who hangs up while waiting takes no turn', async () => {
    const share = shares({ atOnce: 1 })
    const leave = await share.enter('a', { isPaced: false })
    const visit = new AbortController()
    const gone = share.enter('a', { isPaced: false, signal: visit.signal }).catch((error: unknown) => error)
    const next = share.enter('a', { isPaced: false })
    visit.abort()
    expect(await gone).toBeInstanceOf(ShareExceededError)
    leave()
    expect(await stateOf(next)).toBe('in')
  })
})

describe('pace', () => {
  it('who hangs up while being slowed takes no turn', async () => {
    const share = shares({ atOnce: 100 })
    for (let n = 0; n < 7; n++) await share.enter('a', { isPaced: true })
    const visit = new AbortController()
    const gone = share.enter('a', { isPaced: true, signal: visit.signal })
    expect(await stateOf(gone)).toBe('waiting')
    visit.abort()
    expect(await stateOf(gone)).toContain('refused')
  })

  it('a burst goes through, then one every half second, then none', async () => {
    const share = shares({ atOnce: 100 })
    const requested = Array.from({ length: 13 }, () => share.enter('a', { isPaced: true }))
    const states = await Promise.all(requested.map(stateOf))
    // Seven: six of the burst and the one due now.
    expect(states.slice(0, 7)).toEqual(Array(7).fill('in'))
    expect(states.slice(7, 12)).toEqual(Array(5).fill('waiting'))
    expect(states[12]).toBe('refused for 500 ms')
    await vi.advanceTimersByTimeAsync(500)
    expect(await stateOf(requested[7] as Promise<unknown>)).toBe('in')
    expect(await stateOf(requested[8] as Promise<unknown>)).toBe('waiting')
  })

  it('a client within its share is never slowed', async () => {
    const share = shares()
    for (let n = 0; n < 30; n++) {
      const entered = share.enter('crawler', { isPaced: true })
      expect(await stateOf(entered)).toBe('in')
      ;(await entered)()
      await vi.advanceTimersByTimeAsync(500)
    }
  })

  it('what was refused is not counted', async () => {
    const share = shares({ atOnce: 100 })
    const requested = Array.from({ length: 200 }, () => share.enter('a', { isPaced: true }))
    await Promise.all(requested.map(stateOf))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await stateOf(share.enter('a', { isPaced: true }))).toBe('in')
  })
})
