import type { Language } from '../../domain/language.ts'
import type { Watch } from '../../domain/push/watch.ts'
import { workerUrl } from './service-worker.ts'

export type PushSupport = 'ready' | 'unsupported' | 'needs-install' | 'denied'

/** On iPhone and iPad only an installed site may send messages, and only there does it know how. */
export function pushSupport(): PushSupport {
  const isCapable = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (isCapable) return Notification.permission === 'denied' ? 'denied' : 'ready'
  const isTouchMac = navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1
  const isIos = /iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchMac
  return isIos && !matchMedia('(display-mode: standalone)').matches ? 'needs-install' : 'unsupported'
}

export type PushFailure = 'denied' | 'offline' | 'unknown-service' | 'too-many' | 'no-lake' | 'failed'

export class PushError extends Error {
  readonly reason: PushFailure
  constructor(reason: PushFailure) {
    super(`no notifications: ${reason}`)
    this.reason = reason
  }
}

const address = '/api/v1/push/subscription'

/** Only after a press: the first time, the browser asks for permission. */
export async function subscribe(): Promise<PushSubscription> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushError('denied')
  if (!navigator.onLine) throw new PushError('offline')
  try {
    const { publicKey } = await (await fetch('/api/v1/push')).json()
    await navigator.serviceWorker.register(workerUrl())
    const { pushManager } = await navigator.serviceWorker.ready
    const known = await pushManager.getSubscription()
    if (known && keyOf(known) === publicKey) return known
    // Of an installation with another secret.
    await known?.unsubscribe()
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  } catch {
    throw new PushError('failed')
  }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'ready') return null
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

export async function saveWatches(
  subscription: PushSubscription,
  language: Language,
  watches: readonly Watch[],
): Promise<void> {
  await change('PUT', { subscription: subscription.toJSON(), language, watches })
}

/** Ours first: should it fail, the browser still has its subscription and the press can be repeated. */
export async function withdraw(): Promise<void> {
  const subscription = await currentSubscription()
  if (!subscription) return
  await change('DELETE', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}

async function change(method: 'PUT' | 'DELETE', body: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(address, { method, headers, body: JSON.stringify(body) }).catch(() => null)
  if (answer?.ok) return
  if (!answer) throw new PushError(navigator.onLine ? 'failed' : 'offline')
  const { code } = await answer.json().catch(() => ({}))
  if (code === 'unknown-push-service') throw new PushError('unknown-service')
  if (code === 'no-lake-near') throw new PushError('no-lake')
  throw new PushError(answer.status === 429 || code === 'push-full' ? 'too-many' : 'failed')
}
