import { afterAll, expect, it, vi } from 'vitest'
import { stubWorkerGlobals, WorkerEvent } from './worker-globals.fixture.ts'

// Other files run in the same process.
afterAll(() => vi.unstubAllGlobals())

it('a visitor who wants nothing stored gets a worker that deletes everything and answers nothing', async () => {
  const { kept, listeners, globals } = stubWorkerGlobals('?copies=off')
  for (const name of ['pages', 'assets', 'serwist-precache-v2-https://wetterhorn.example/'])
    kept.set(name, new Map([['https://wetterhorn.example/en', new Response('')]]))
  await import('./service-worker.ts')
  expect([...listeners.keys()]).not.toContain('fetch')
  for (const type of ['install', 'activate']) {
    const event = new WorkerEvent(type)
    listeners.get(type)?.(event)
    await Promise.all(event.work)
  }
  expect(kept.size).toBe(0)
  expect(globals.indexedDB.deleteDatabase).toHaveBeenCalledWith('serwist-expiration')
  expect(vi.mocked(globals.skipWaiting)).toHaveBeenCalled()
  // Notifications need it still; browsers insist that something is shown, also of a push that says nothing.
  const push = Object.assign(new WorkerEvent('push'), { data: null })
  listeners.get('push')?.(push)
  await Promise.all(push.work)
  expect(vi.mocked(globals.registration.showNotification)).toHaveBeenCalled()
})
