import { afterAll, expect, it, vi } from 'vitest'
import { addPushListeners } from './push.ts'
import { stubWorkerGlobals, WorkerEvent } from './worker-globals.fixture.ts'

// Other files run in the same process.
afterAll(() => vi.unstubAllGlobals())

it('a notification opens its page in a window of the site, never in a frame within one', async () => {
  const { listeners, globals } = stubWorkerGlobals()
  const client = (frameType: string) => ({
    frameType,
    focus: vi.fn(),
    navigate: vi.fn(async (_: string) => client(frameType)),
  })
  const [preview, window] = [client('nested'), client('top-level')]
  const openWindow = vi.fn()
  const press = async (open: readonly unknown[]) => {
    vi.stubGlobal('clients', { ...globals.clients, matchAll: async () => open, openWindow })
    const notification = { close: vi.fn(), data: { url: '/de/alerts' } }
    const event = Object.assign(new WorkerEvent('notificationclick'), { notification })
    listeners.get('notificationclick')?.(event)
    await Promise.all(event.work)
  }
  addPushListeners()
  await press([preview, window])
  expect(window.navigate).toHaveBeenCalledWith('https://wetterhorn.example/de/alerts')
  await press([preview])
  expect(openWindow).toHaveBeenCalledWith('https://wetterhorn.example/de/alerts')
  expect(preview.navigate).not.toHaveBeenCalled()
})

it('a warning that joins others closes their notifications, and comes before they go', async () => {
  const { listeners, globals } = stubWorkerGlobals()
  const steps: string[] = []
  vi.stubGlobal('registration', {
    ...globals.registration,
    getNotifications: async ({ tag }: { tag: string }) => [{ close: () => steps.push(`closed ${tag}`) }],
    showNotification: async (title: string) => steps.push(title),
  })
  addPushListeners()
  const note = { tag: 'warning-a', closes: ['warning-b'], occasion: '', title: 'Gale', body: '', url: '/' }
  const event = Object.assign(new WorkerEvent('push'), { data: { json: () => note } })
  listeners.get('push')?.(event)
  await Promise.all(event.work)
  expect(steps).toEqual(['Gale', 'closed warning-b'])
})
