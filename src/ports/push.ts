import type { ToldWishes } from '../domain/push/told-wish.ts'
import type { Subscriber } from '../domain/push/watch.ts'
import type { PushNote } from '../domain/texts/push-texts.ts'
import type { Clock } from './platform.ts'

/** A note as it travels. `topic`: a push service that still holds an older one replaces it. */
export type PushMessage = { note: PushNote; topic: string; urgency: 'normal' | 'high' }

/** One message for one subscriber; `key` names what it is about, and is sent once. */
export type PlannedDelivery = {
  subscriptionId: string
  key: string
  message: PushMessage
  /** On the site's clock: later it is not sent. */
  expiresAt: number
  /** What it is about, and where, by name; null: no warning. */
  warning: { version: string; places: readonly string[] } | null
}

export type Delivery = {
  id: string
  subscriptionId: string
  subscriber: Subscriber
  message: PushMessage
  expiresAt: number
  /** How often it failed. */
  attempts: number
}

export type DeliveryResults = {
  /** Sent, or given up. */
  settled: readonly string[]
  /** To be tried again, on the machine's clock. */
  later: readonly { id: string; at: number }[]
  /** Subscriptions that took a message. */
  taken: readonly string[]
}

/** `told`: what its wishes have told last; null: nothing yet. */
export type SubscriberRow = { id: string; subscriber: Subscriber; told: ToldWishes | null }
/** Saved later than this, on the machine's clock, or at the same moment with a later id. */
export type SubscriberCursor = { changedAt: number; id: string }
/** `next`: null where there are no more. */
export type SubscriberPage = { rows: SubscriberRow[]; next: SubscriberCursor | null }

/** Subscribers and what they are owed, shared by all processes. Rejects when the store cannot be used. */
export type PushStore = {
  /** The machine's, on which it counts waiting times and leases: a demo's clock may start anywhere, at every start. */
  now: Clock
  /** Of an endpoint that is known it replaces the choice. */
  save(subscriber: Subscriber): Promise<void>
  find(endpoint: string): Promise<Subscriber | null>
  remove(endpoint: string): Promise<void>
  /** The push service knows it no longer. */
  removeGone(subscriptionIds: readonly string[]): Promise<void>
  count(now: number): Promise<{ subscriptions: number; waiting: number }>
  hasSubscribers(): Promise<boolean>
  /** Until they tell something else, or the subscriber goes. */
  saveTold(rows: readonly { id: string; told: ToldWishes }[]): Promise<void>
  /** A page of them from there on, those saved last at the end. */
  subscribers(from: SubscriberCursor, limit: number): Promise<SubscriberPage>
  /**
   * Records what is owed; what was recorded before stays as it is, unless `againAfterMs` have passed since or the warning
   * concerns other places by now. Returns how many are new. All at once or not at all.
   */
  plan(deliveries: readonly PlannedDelivery[], againAfterMs: number | null): Promise<number>
  /** Forgets unsent warnings of versions other than these, which are in force: one that comes back is owed again. */
  withdraw(versionsInForce: readonly string[]): Promise<void>
  /** Gives what is due to this caller alone, for `leaseMs`. */
  claim(limit: number, options: { now: number; leaseMs: number }): Promise<Delivery[]>
  settle(results: DeliveryResults): Promise<void>
  /** These did not take a message. A subscription that has never accepted one is deleted when one fails a week after the first failure. */
  dropUntaken(subscriptionIds: readonly string[]): Promise<void>
  /** Removes some of what expired before this moment. */
  forgetExpired(before: number): Promise<void>
  /** Whether the work under this name is this holder's for so long. */
  holdLease(name: string, holder: string, forMs: number): Promise<boolean>
}

/** What became of one message at the push service. */
export type PushOutcome =
  | { kind: 'sent' }
  /** The browser withdrew, or the service forgot it: 404 or 410. */
  | { kind: 'gone' }
  /** Will never work. */
  | { kind: 'refused'; status: number }
  | { kind: 'failed'; status: number | null; retryAfterMs: number | null }

export type PushObjection = 'bad-address' | 'unknown-service' | 'bad-keys'

export type PushSender = {
  /** What browsers need to subscribe: the public key, base64url. */
  publicKey: string
  /** Why a subscriber cannot be sent to; null: it can. */
  objection(subscriber: Pick<Subscriber, 'endpoint' | 'keys'>): PushObjection | null
  send(subscriber: Subscriber, message: PushMessage, ttlSeconds: number): Promise<PushOutcome>
  close(): void
}
