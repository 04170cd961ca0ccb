import { createHmac } from 'node:crypto'
import type { Log } from '../../ports/platform.ts'
import type { Database } from '../database/open-database.ts'
import { createSealer, type Sealer } from '../database/sealed-value.ts'

export type SealedRows = ReturnType<typeof createSealedRows>

export function createSealedRows(store: Database, { secret, log }: { secret: string; log: Log }) {
  const sealed = (column: string) => createSealer(secret, { column, hasOwnSalt: false })
  return {
    subscribers: sealed('push_subscriptions.sealed'),
    told: sealed('push_subscriptions.told'),
    messages: sealed('push_messages.sealed'),
    idOf: (...parts: string[]) =>
      createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url'),
    async open<T>(sealer: Sealer, text: string): Promise<T | null> {
      const plain = await sealer.unseal(text)
      if (plain === null && store.isDue('push-undecryptable'))
        log.error(
          { store: store.kind, kind: 'undecryptable' },
          'a push subscription cannot be opened with this secret: its browser has to subscribe again',
        )
      return plain === null ? null : JSON.parse(plain)
    },
  }
}
