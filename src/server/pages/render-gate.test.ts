import { expect, it, vi } from 'vitest'
import { createRenderGate, OverloadedError } from './render-gate.ts'

const never = () => new Promise<never>(() => undefined)
const nextTurn = () => new Promise((next) => setImmediate(next))

it('refuses pages that could not be begun in time while many are wanted, and lets the next ones in', async () => {
  let now = 0
  const refusals = vi.fn()
  const gate = createRenderGate({ now: () => now, onRefusal: refusals })
  for (let page = 0; page < 32; page++) {
    void gate.run('a', never)
    await nextTurn()
  }
  await expect(gate.run('a', async () => 'in time')).resolves.toBe('in time')

  const late = Promise.allSettled(Array.from({ length: 3 }, () => gate.run('a', async () => 'late')))
  now += 401
  expect(await late).toEqual(Array(3).fill({ status: 'rejected', reason: expect.any(OverloadedError) }))
  expect(refusals).toHaveBeenCalledTimes(3)
  await expect(gate.run('a', async () => 'again')).resolves.toBe('again')
})

it('never refuses a lone visitor, however late the loop is', async () => {
  let now = 0
  const gate = createRenderGate({ now: () => now })
  const page = gate.run('a', async () => 'page')
  now = 10_000
  await expect(page).resolves.toBe('page')
})

it('begins one page per turn of the loop, so that others get theirs in between', async () => {
  const gate = createRenderGate({ now: () => 0 })
  const begun: string[] = []
  const pages = ['first', 'second', 'third'].map((name) => gate.run('a', async () => begun.push(name)))
  await nextTurn()
  expect(begun).toEqual(['first'])
  await nextTurn()
  expect(begun).toEqual(['first', 'second'])
  await Promise.all(pages)
})

it('takes networks in turn: one that wants many pages delays its own', async () => {
  const gate = createRenderGate({ now: () => 0 })
  const begun: string[] = []
  const want = (client: string) => void gate.run(client, async () => begun.push(client))
  for (let line = 0; line < 3; line++) want(`2001:db8:1:${line}::/64`)
  want('198.51.100.1')
  want('2001:db8:2::/64')
  for (let turn = 0; turn < 5; turn++) await nextTurn()
  expect(begun).toEqual([
    '2001:db8:1:0::/64',
    '198.51.100.1',
    '2001:db8:2::/64',
    '2001:db8:1:1::/64',
    '2001:db8:1:2::/64',
  ])
})

it('renders what was begun before it begins anything new, one per turn', async () => {
  const gate = createRenderGate({ now: () => 0 })
  const done: string[] = []
  void gate.run('a', async () => done.push('begun'))
  for (const name of ['one', 'two']) void gate.renderTurn().then(() => done.push(name))
  await nextTurn()
  expect(done).toEqual(['one'])
  await nextTurn()
  expect(done).toEqual(['one', 'two'])
  await nextTurn()
  expect(done).toEqual(['one', 'two', 'begun'])
})
