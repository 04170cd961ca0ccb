import { expect, it } from 'vitest'
import { createFlights } from '../concurrency/flights.ts'

function flightsOf() {
  const flights = createFlights<string>()
  const begun: { isCurrent: () => boolean; end: (answer: string) => void; fail: (why: Error) => void }[] = []
  const ask = (key: string) =>
    flights.share(key, (isCurrent) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      begun.push({ isCurrent, end: resolve, fail: reject })
      return promise
    })
  return { flights, begun, ask }
}

it('is called once for all who ask meanwhile, and again afterwards', async () => {
  const { begun, ask } = flightsOf()
  const all = [ask('a'), ask('a'), ask('b')]
  expect(begun).toHaveLength(2)
  begun[0]?.end('first')
  begun[1]?.end('other')
  expect(await Promise.all(all)).toEqual(['first', 'first', 'other'])
  const next = ask('a')
  begun[2]?.end('second')
  expect(await next).toBe('second')
})

it('fails for all who wait, and is tried again', async () => {
  const { begun, ask } = flightsOf()
  const all = Promise.allSettled([ask('a'), ask('a')])
  begun[0]?.fail(new Error('down'))
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = ask('a')
  begun[1]?.end('up')
  expect(await next).toBe('up')
})

it('knows that it was forgotten, and leaves its successor alone', async () => {
  const { flights, begun, ask } = flightsOf()
  const before = ask('a')
  flights.forget()
  const after = ask('a')
  expect(begun.map(({ isCurrent }) => isCurrent())).toEqual([false, true])
  begun[0]?.end('old')
  expect(await before).toBe('old')
  expect(ask('a')).toBe(after)
  begun[1]?.end('new')
  expect(await after).toBe('new')
})
