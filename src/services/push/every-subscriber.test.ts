import { describe, expect, it } from 'vitest'
import type { PushStore } from '../../ports/push.ts'
import { changedSince, everySubscriber } from './every-subscriber.ts'

describe('a look at all subscribers', () => {
  it('lets requests in between their pages, as SQLite answers without leaving the event loop', async () => {
    const pages = 20
    let read = 0
    const store: Pick<PushStore, 'subscribers'> = {
      async subscribers() {
        const until = performance.now() + 5
        while (performance.now() < until);
        read += 1
        return { rows: [], next: read < pages ? { changedAt: read, id: '' } : null }
      },
    }
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)

    await everySubscriber(
      store,
      changedSince(0),
      async () => {},
      async () => true,
    )
    isOver = true

    expect(read).toBe(pages)
    expect(turns).toBeGreaterThanOrEqual(pages - 1)
  })
})
