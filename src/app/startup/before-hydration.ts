type StoredKeys = { consent: string; consentVersion: number; places: string }
type MakeConsent = (version: number, advertising: boolean, now: number) => object

/** What was pressed before the application could answer. */
export type HeldInput = {
  pressed: HTMLElement[]
  /** From now on nothing is held any more. */
  stop(): void
}

declare global {
  interface Window {
    /** Missing only where a component is tried without its page. */
    heldInput?: HeldInput
  }
}

/**
 * Runs in <head>, as text of its own (inlineScript): it must not use anything from outside itself.
 * - Whether the cookie question was answered and whether places are kept is applied before anything is painted.
 * - The application is fetched once the page is painted, and started when it is loaded and the browser idle, or at the
 *   first press.
 * - What is pressed before it has hydrated the page is held; entry.client.tsx lets it happen then. Only the answer to the
 *   cookie question is stored at once: it must hold on the next page too, if the visitor goes on sooner.
 * See docs/decisions/0022-start-up.md.
 */
export function beforeHydration(keys: StoredKeys, makeConsent: MakeConsent): void {
  const { dataset } = document.documentElement
  try {
    if (localStorage.getItem(keys.consent)) dataset.answered = ''
    // Home has room for the kept places beside the one it shows.
    const kept: { places: { value: string }[] } | null = JSON.parse(
      localStorage.getItem(keys.places) ?? 'null',
    )
    if (kept?.places.some(({ value }) => value !== dataset.place)) dataset.kept = ''
  } catch {
    // Storage is switched off, or holds something else.
  }

  const listening = new AbortController()
  const held: HeldInput = { pressed: [], stop: () => listening.abort() }
  window.heldInput = held
  let isStarted = false
  let isGivingUp = false

  function listen<E extends Event>(type: string, listener: (event: E) => void): void {
    const options = { capture: true, signal: listening.signal }
    addEventListener(type, listener as (event: Event) => void, options)
  }

  type Policy = { createScript(text: string): unknown }
  const {
    trustedTypes,
  }: Window & {
    trustedTypes?: { createPolicy(name: string, rules: { createScript(text: string): string }): Policy }
  } = window
  const policy = trustedTypes?.createPolicy('start', { createScript: (text) => text })

  /** Its links are in the head, so they arrive before the rest of the document. */
  function fetchModules(priority: 'low' | 'high'): void {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=held]')) {
      link.fetchPriority = priority
      link.rel = 'modulepreload'
    }
  }

  /** The application as React Router wrote it; the server holds it back (src/server/pages/document.ts). */
  function start(priority: 'low' | 'high'): void {
    if (isStarted) return
    fetchModules(priority)
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', () => start(priority), { once: true })
      return
    }
    isStarted = true
    const text = document.getElementById('application')?.textContent ?? ''
    const script = document.createElement('script')
    script.type = 'module'
    script.onerror = giveUp
    script.textContent = (policy ? policy.createScript(text) : text) as string
    document.head.append(script)
    script.remove()
    dispatchEvent(new Event('wetterhorn:start'))
  }

  /** The browser following a link would lose how far the page was scrolled, and what was pressed before. */
  const hasSomethingToLose = () => scrollY > 0 || held.pressed.length > 0

  /**
   * What does nothing by itself, another language, which is to be remembered, and links to another look at the page where
   * following them would lose something; all other links the browser follows at once, sooner than the application could.
   */
  function heldControl(target: Element): HTMLElement | null {
    const link = target.closest<HTMLAnchorElement>('a[href]')
    if (link) {
      const isOtherLook =
        link.host === location.host && link.pathname === location.pathname && link.search !== location.search
      const keepsScroll = isOtherLook || link.dataset.local === 'keep-scroll'
      return link.hreflang || (keepsScroll && hasSomethingToLose()) ? link : null
    }
    const label = target.closest('label')
    // Firefox ignores a label clicked by a script where the mouse went down on it: its field is clicked instead.
    if (label) return label.control?.matches('[type=radio], [type=checkbox]') ? label.control : null
    return target.closest<HTMLElement>('button:not([popovertarget]), [type=radio], [type=checkbox]')
  }

  /** Stored as consent-store.ts does, which finds it there. */
  function isConsentStored({ dataset: { advertising } }: HTMLElement): boolean {
    if (!advertising) return false
    const record = makeConsent(keys.consentVersion, advertising === 'true', Date.now())
    try {
      localStorage.setItem(keys.consent, JSON.stringify(record))
    } catch {
      return false
    }
    document.getElementById('main-content')?.focus({ preventScroll: true })
    dataset.answered = ''
    return true
  }

  listen<MouseEvent>('click', (event) => {
    const { target } = event
    if (isGivingUp || !(target instanceof Element)) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const control = heldControl(target)
    if (!control) return
    event.preventDefault()
    event.stopPropagation()
    if (isConsentStored(control)) return
    held.pressed.push(control)
    showBusy(true)
    start('high')
  })
  listen('pointerdown', () => start('high'))
  listen('keydown', () => start('high'))
  // Painted, so the line is free; a slow phone is still busy with the rest of the page. Where a picture is what the page
  // is opened for, scripts would compete with it until it is painted too.
  for (const type of ['paint', 'largest-contentful-paint'])
    new PerformanceObserver((list) => {
      const decide = () => {
        const picture = document.querySelector('img[fetchpriority=high]')
        const isPicture = (entry: PerformanceEntry) => 'element' in entry && entry.element === picture
        if (!picture || list.getEntries().some(isPicture)) fetchModules('low')
      }
      // The header is painted before the rest has come, and with it the picture.
      if (document.readyState !== 'loading') decide()
      else addEventListener('DOMContentLoaded', decide, { once: true })
    }).observe({ type })
  listen('load', () => {
    // A load of the window only, not of a picture in it.
    if (document.readyState !== 'complete') return
    if ('requestIdleCallback' in window) requestIdleCallback(() => start('low'), { timeout: 1000 })
    else setTimeout(() => start('low'), 100)
  })

  /** The shell's own line under the header. */
  function showBusy(isBusy: boolean): void {
    const line = document.querySelector<HTMLElement>('.busy-line')
    if (line) line.hidden = !isBusy
  }

  /** Not within reach, or it failed: everything works as without scripts, and the next press tries again. */
  function giveUp(): void {
    isStarted = false
    isGivingUp = true
    showBusy(false)
    for (const control of held.pressed.splice(0)) control.click()
    isGivingUp = false
  }
  listen('wetterhorn:hydration-failed', giveUp)
}

/** The same text for every page: its hash is in the Content-Security-Policy. */
export const inlineScript = (keys: StoredKeys, makeConsent: MakeConsent) =>
  `(${beforeHydration})(${JSON.stringify(keys)},${makeConsent})`
