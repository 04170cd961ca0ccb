import type { AccuracyTables } from './accuracy-tables.ts'

export type Tables = AccuracyTables & {
  api_keys: { id: number; key: string }
  counts: { name: string; value: number }
  leases: { name: string; holder: string; until: number }
  push_subscriptions: {
    id: string
    sealed: string
    /** Machine time, as are the next two. */
    changed_at: number
    /** When a message failed for the first time; null: none has. */
    failed_at: number | null
    /** When the push service took the first message; null: none yet. */
    taken_at: number | null
    /** Sealed: what its wishes have told; null: nothing yet. */
    told: string | null
  }
  push_messages: { id: string; sealed: string; expires_at: number }
  push_deliveries: {
    id: string
    subscription_id: string
    message_id: string
    /** Machine time; `expires_at` alone is on the site's clock, which a demo may start anywhere. */
    created_at: number
    next_at: number
    attempts: number
    /** Sent, or given up. */
    settled_at: number | null
    expires_at: number
    /** A hash of the warning's version; null: rain, or planned by a release that did not write it. */
    warning: string | null
    /** A hash of the places it was planned for; null where `warning` is. */
    places: string | null
  }
}
