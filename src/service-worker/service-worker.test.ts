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
  // Notifications need it still.
  expect([...listeners.keys()]).toContain('push')
  for (const type of ['install', 'activate']) {
    const event = new WorkerEvent(type)
    listeners.get(type)?.(event)
    await Promise.all(event.work)
  }
  expect(kept.size).toBe(0)
  expect(globals.indexedDB.deleteDatabase).toHaveBeenCalledWith('serwist-expiration')
  expect(vi.mocked(globals.skipWaiting)).toHaveBeenCalled()
})
