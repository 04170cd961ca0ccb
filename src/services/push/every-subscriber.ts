import type { PushStore, SubscriberCursor, SubscriberPage, SubscriberRow } from '../../ports/push.ts'

/** Read, unsealed and parsed without a pause. */
const subscribersAtOnce = 50
/** Clocks of the processes that save subscribers may differ by so much. */
export const clockSkewMs = 30_000

/** Those who have changed their choice since, on the machine's clock; false: it ended before all of them were visited. */
export async function everySubscriber(
  store: Pick<PushStore, 'subscribers'>,
  changedSince: number,
  visit: (row: SubscriberRow) => Promise<void>,
  mayGoOn: () => Promise<boolean>,
): Promise<boolean> {
  let from: SubscriberCursor | null = { changedAt: changedSince, id: '' }
  while (from !== null) {
    if (!(await mayGoOn())) return false
    const page: SubscriberPage = await store.subscribers(from, subscribersAtOnce)
    from = page.next
    for (const row of page.rows) await visit(row)
  }
  return true
}
