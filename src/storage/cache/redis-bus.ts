import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'

export type Change = { key: string; isRemoved: boolean }

/**
 * Tells the other processes which keys changed. The subscription lives on a connection of its own and is made again
 * whenever that comes back; `onGap`: messages may have been missed before.
 */
export function createRedisBus(
  publisher: Redis,
  channel: string,
  options: { onChange: (change: Change) => void; onGap: () => void },
) {
  const ownId = randomUUID()
  const subscriber = publisher.duplicate({ autoResubscribe: false })
  // The publishing connection reports the same trouble to the log.
  subscriber.on('error', () => undefined)
  subscriber.on('ready', () => {
    subscriber.subscribe(channel).then(options.onGap, () => undefined)
  })
  subscriber.on('message', (_: string, text: string) => {
    const message = parse(text)
    if (message && message.from !== ownId) options.onChange(message)
  })
  subscriber.connect().catch(() => undefined)
  return {
    async tell(change: Change): Promise<void> {
      await publisher.publish(channel, JSON.stringify({ from: ownId, ...change })).catch(() => undefined)
    },
    close: () => subscriber.disconnect(),
  }
}

function parse(text: string): (Change & { from: string }) | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
