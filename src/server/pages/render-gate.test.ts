import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRenderGate, OverloadedError } from './render-gate.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const never = () => new Promise<never>(() => undefined)

it('refuses new pages only when many are being made and the event loop is late, and lets them in again', async () => {
  let now = 0
  const refusals = vi.fn()
  const gate = createRenderGate({ now: () => now, onRefusal: refusals })
  const measuring = gate.start()
  for (let page = 0; page < 32; page++) void gate.run(never)
  await expect(gate.run(async () => 'in time')).resolves.toBe('in time')

  // The timer has not come for half a second.
  now = 550
  await expect(gate.run(async () => 'late')).rejects.toThrow(OverloadedError)
  expect(refusals).toHaveBeenCalledTimes(1)
  expect(gate.latenessMs()).toBe(500)

  vi.advanceTimersByTime(50)
  now = 600
  vi.advanceTimersByTime(50)
  await expect(gate.run(async () => 'again')).resolves.toBe('again')
  measuring.stop()
})

it('never refuses a lone visitor, however late the loop is', async () => {
  let now = 0
  const gate = createRenderGate({ now: () => now })
  gate.start()
  now = 10_000
  await expect(gate.run(async () => 'page')).resolves.toBe('page')
})
