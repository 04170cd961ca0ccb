import pLimit from 'p-limit'

/**
 * All tasks, `atOnce` of them under way: for sources with a file for each station, whose requests would otherwise fill
 * our own queue and be refused there. `failure`: the first error, null where there was none.
 */
export async function settleAll<Item, Value>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item) => Promise<Value>,
): Promise<{ values: Value[]; failure: unknown }> {
  const limit = pLimit(atOnce)
  const results = await Promise.allSettled(items.map((item) => limit(task, item)))
  return {
    values: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    failure: results.find((result) => result.status === 'rejected')?.reason ?? null,
  }
}
