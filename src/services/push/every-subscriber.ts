import { createShortTurns } from '../../concurrency/short-turns.ts'
import type { PushStore, SubscriberCursor, SubscriberPage, SubscriberRow } from '../../ports/push.ts'

/** Read, unsealed and parsed without a pause. */
const subscribersAtOnce = 50
/** Clocks of the processes that save subscribers may differ by so much. */
export const clockSkewMs = 30_000

/** The beginning of those who have changed their choice since, on the machine's clock. */
export const changedSince = (at: number): SubscriberCursor => ({ changedAt: at, id: '' })

/** Visits one after the other; where it was ended early it tells from whom to go on, else null. */
export async function everySubscriber(
  store: Pick<PushStore, 'subscribers'>,
  first: SubscriberCursor,
  visit: (row: SubscriberRow) => Promise<void>,
  mayGoOn: () => Promise<boolean>,
): Promise<SubscriberCursor | null> {
  const turns = createShortTurns()
  let from: SubscriberCursor | null = first
  while (from !== null) {
    await turns()
    if (!(await mayGoOn())) return from
    const page: SubscriberPage = await store.subscribers(from, subscribersAtOnce)
    from = page.next
    for (const row of page.rows) await visit(row)
  }
  return null
}
