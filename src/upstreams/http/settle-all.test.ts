import { expect, it } from 'vitest'
import { settleAll } from './settle-all.ts'

it('keeps the order, whatever fails, and never has more than so many under way', async () => {
  let underWay = 0
  let most = 0
  const { values, failure } = await settleAll([...Array(50).keys()], 6, async (item) => {
    most = Math.max(most, ++underWay)
    await new Promise((resolve) => setImmediate(resolve))
    underWay--
    if (item % 7 === 0) throw new Error(String(item))
    return item
  })
  expect(most).toBe(6)
  expect(values).toEqual([...Array(50).keys()].filter((item) => item % 7 !== 0))
  expect(failure).toEqual(new Error('0'))
  expect(await settleAll([], 6, async () => 1)).toEqual({ values: [], failure: null })
})
