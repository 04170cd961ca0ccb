/**
 * All tasks, `atOnce` of them under way: for sources with a file for each station, whose requests would otherwise fill
 * our own queue and be refused there. `failure`: the first error, null where there was none.
 */
export async function settleAll<Item, Value>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item) => Promise<Value>,
): Promise<{ values: Value[]; failure: unknown }> {
  const results: PromiseSettledResult<Value>[] = []
  const rest = items.entries()
  async function work(): Promise<void> {
    for (const [index, item] of rest) {
      const [result] = await Promise.allSettled([task(item)])
      results[index] = result
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return {
    values: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    failure: results.find((result) => result.status === 'rejected')?.reason ?? null,
  }
}
