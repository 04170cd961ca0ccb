import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClientLeftError, createFairShares, ShareExceededError } from './fair-shares.ts'

/** 120 a minute: twelve in six seconds. */
const limits = { atOnce: 2, perMinute: 120, longestWaitMs: 2_500 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** `enter` resolves with the function that ends the work. */
function shares(options: Partial<Parameters<typeof createFairShares>[0]> = {}) {
  const { run } = createFairShares({ ...limits, now: () => performance.now(), ...options })
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

  it('who waited too long is refused when its turn comes', async () => {
    const share = shares({ atOnce: 1 })
    const leave = await share.enter('a', { isPaced: false })
    const late = share.enter('a', { isPaced: false }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(2_000)
    const next = share.enter('a', { isPaced: false })
    await vi.advanceTimersByTimeAsync(1_000)
    leave()
    expect(await late).toBeInstanceOf(ShareExceededError)
    expect(await stateOf(next)).toBe('in')
  })

  it('who hangs up while waiting takes no turn and none of the pace, and is not refused', async () => {
    const refusals = vi.fn()
    const share = shares({ atOnce: 1, onRefusal: refusals })
    const leave = await share.enter('a', { isPaced: true })
    for (let visits = 0; visits < 30; visits++) {
      const visit = new AbortController()
      const gone = share.enter('a', { isPaced: true, signal: visit.signal }).catch((error: unknown) => error)
      visit.abort()
      if (visits === 0) leave()
      expect(await gone).toBeInstanceOf(ClientLeftError)
    }
    expect(await stateOf(share.enter('a', { isPaced: true }))).toBe('in')
    expect(refusals).not.toHaveBeenCalled()
  })

  it('lines of one network have a few clients’ turns, others theirs', async () => {
    const share = shares()
    const enter = (line: string) => stateOf(share.enter(`2001:db8:1:${line}::/64`, { isPaced: false }))
    const states = []
    for (let line = 0; line < 20; line++) states.push(await enter(line.toString(16)))
    // Four times two.
    expect(states).toEqual([...Array(8).fill('in'), ...Array(12).fill('waiting')])
    expect(await enter('100')).toBe('in')
  })
})

describe('pace', () => {
  it('so many go through, then none until the six seconds are over', async () => {
    const share = shares({ atOnce: 100 })
    const states = []
    for (let n = 0; n < 200; n++) states.push(await stateOf(share.enter('a', { isPaced: true })))
    expect(states.slice(0, 12)).toEqual(Array(12).fill('in'))
    expect(new Set(states.slice(12))).toEqual(new Set(['refused for 6000 ms']))
    await vi.advanceTimersByTimeAsync(6_000)
    expect(await stateOf(share.enter('a', { isPaced: true }))).toBe('in')
  })

  it('a client within its share is never refused', async () => {
    const share = shares()
    for (let n = 0; n < 30; n++) {
      const entered = share.enter('crawler', { isPaced: true })
      expect(await stateOf(entered)).toBe('in')
      ;(await entered)()
      await vi.advanceTimersByTimeAsync(500)
    }
  })
})
