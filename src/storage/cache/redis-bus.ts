import type { BusDriver, CreateBusDriverResult } from 'bentocache/types'
import type { Redis } from 'ioredis'

type Handler = Parameters<BusDriver['subscribe']>[1]
type Message = { busId: string; payload: Parameters<Handler>[0] }

/**
 * Tells the other processes which keys changed. In place of bentocache's own Redis bus, whose two connections
 * cannot be given an error listener and whose subscription is lost for good when Redis is away at the start.
 */
export function redisBus(redis: Redis): CreateBusDriverResult {
  return { options: { retryQueue: { enabled: true, maxSize: 1_000 } }, factory: () => createTransport(redis) }
}

function createTransport(publisher: Redis): BusDriver {
  const subscriber = publisher.duplicate({ autoResubscribe: false })
  const handlers = new Map<string, Handler>()
  let ownId = ''
  // The publishing connection reports the same trouble to the log.
  subscriber.on('error', () => undefined)
  subscriber.on('ready', () => {
    for (const channel of handlers.keys()) subscriber.subscribe(channel).catch(() => undefined)
  })
  subscriber.on('message', (channel: string, text: string) => {
    const message = parseMessage(text)
    if (message && message.busId !== ownId) void handlers.get(channel)?.(message.payload)
  })
  subscriber.connect().catch(() => undefined)

  const transport: BusDriver = {
    setId(id) {
      ownId = id
      return transport
    },
    onReconnect: (callback) => subscriber.on('ready', callback),
    async publish(channel, payload) {
      await publisher.publish(channel, JSON.stringify({ busId: ownId, payload }))
    },
    async subscribe(channel, handler) {
      handlers.set(channel, handler as Handler)
      if (subscriber.status === 'ready') await subscriber.subscribe(channel).catch(() => undefined)
    },
    async unsubscribe(channel) {
      handlers.delete(channel)
    },
    disconnect: async () => subscriber.disconnect(),
  }
  return transport
}

function parseMessage(text: string): Message | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
