import { productName } from '../domain/identity.ts'
import type { PushNote } from '../domain/texts/push-texts.ts'

declare const self: ServiceWorkerGlobalScope

type PushChange = ExtendableEvent & {
  oldSubscription?: PushSubscription
  newSubscription?: PushSubscription
}

/** Shows what arrives, opens its page when pressed, and reports a new endpoint to the server. */
export function addPushListeners(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(noteOf(event.data))))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(String(event.notification.data?.url ?? '/')))
  })
  self.addEventListener('pushsubscriptionchange', (event) => {
    const change = event as PushChange
    change.waitUntil(renew(change))
  })
}

function noteOf(data: PushMessageData | null): PushNote {
  // Browsers insist that something is shown.
  const unreadable = {
    tag: 'wetterhorn',
    occasion: '',
    title: productName,
    body: '',
    url: '/',
    language: 'en',
  }
  try {
    return data?.json() ?? unreadable
  } catch {
    return unreadable
  }
}

/** On the same occasion a notification takes the place of the one before silently; another makes itself heard. */
async function show({ tag, closes = [], occasion, title, body, url, language }: PushNote): Promise<void> {
  const shown = await self.registration.getNotifications({ tag })
  const joined = await Promise.all(closes.map((other) => self.registration.getNotifications({ tag: other })))
  const isRepeated = shown.some(({ data }) => data?.occasion === occasion)
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    lang: language,
    // Not every system draws SVG here.
    icon: '/app-icon-192.png',
    data: { url, occasion },
    renotify: !isRepeated,
    silent: isRepeated,
  }
  await self.registration.showNotification(title, options)
  for (const notification of joined.flat()) notification.close()
}

/** In a window of this site where there is one; the preview of the embed builder is a frame in its. */
async function open(path: string): Promise<void> {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window' })
  const window = windows.find(({ frameType }) => frameType === 'top-level')
  const moved = await window?.navigate(url.href).catch(() => null)
  if (moved) await moved.focus()
  else await self.clients.openWindow(url.href)
}

/** Where the browser does not say what the endpoint was, the next visit of My places mends it. */
async function renew({ oldSubscription, newSubscription }: PushChange): Promise<void> {
  if (!oldSubscription) return
  const subscription =
    newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options))
  await fetch('/api/v1/push/subscription', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ subscription: subscription.toJSON(), replaces: oldSubscription.endpoint }),
  })
}
