import { vi } from 'vitest'

const origin = 'https://wetterhorn.example'

const urlOf = (wanted: RequestInfo | URL) => (wanted instanceof Request ? wanted.url : String(wanted))

/** What a browser gives a worker, as far as ours needs it: caches in memory, listeners that a test can call. */
export function stubWorkerGlobals(search = '') {
  const kept = new Map<string, Map<string, Response>>()
  const listeners = new Map<string, (event: unknown) => void>()
  const state = { isFull: false }
  const open = async (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, cache)
    return {
      match: async (wanted: RequestInfo) => cache.get(urlOf(wanted))?.clone(),
      matchAll: async () => [...cache.values()].map((one) => one.clone()),
      keys: async () => [...cache.keys()].map((url) => new Request(url)),
      delete: async (wanted: RequestInfo) => cache.delete(urlOf(wanted)),
      put: async (wanted: RequestInfo, response: Response) => {
        if (state.isFull) throw new DOMException('no room left', 'QuotaExceededError')
        cache.set(urlOf(wanted), response)
      },
    }
  }
  const globals = {
    self: globalThis,
    __SW_MANIFEST: [],
    __WB_DISABLE_DEV_LOGS: true,
    registration: {
      scope: `${origin}/`,
      getNotifications: async () => [],
      showNotification: vi.fn(async () => undefined),
    },
    location: new URL(`${origin}/sw.js${search}`),
    caches: {
      open,
      match: async (wanted: RequestInfo, { cacheName }: { cacheName: string }) =>
        kept.get(cacheName)?.get(urlOf(wanted))?.clone(),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
    },
    indexedDB: { deleteDatabase: vi.fn() },
    clients: { claim: vi.fn(async () => undefined) },
    skipWaiting: vi.fn(async () => undefined),
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    ExtendableEvent: WorkerEvent,
    FetchEvent: WorkerEvent,
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  return { kept, listeners, state, globals }
}

export class WorkerEvent {
  readonly type: string
  readonly request: Request
  readonly work: Promise<unknown>[] = []
  constructor(type: string, address = '/') {
    this.type = type
    this.request = new Request(origin + address)
  }
  waitUntil(work: Promise<unknown>): void {
    this.work.push(work)
  }
}
