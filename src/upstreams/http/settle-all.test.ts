import { expect, it } from 'vitest'
import { settleAll } from './settle-all.ts'

it('keeps the order, whatever fails, and never has more than so many under way', async () => {
  let underWay = 0
  let most = 0
  const results = await settleAll([...Array(50).keys()], 6, async (item) => {
    most = Math.max(most, ++underWay)
    await new Promise((resolve) => setImmediate(resolve))
    underWay--
    if (item % 7 === 0) throw new Error(String(item))
    return item
  })
  expect(most).toBe(6)
  expect(results.map((one) => (one.status === 'fulfilled' ? one.value : -1))).toEqual(
    [...Array(50).keys()].map((item) => (item % 7 === 0 ? -1 : item)),
  )
  expect(await settleAll([], 6, async () => 1)).toEqual([])
})
