import { useEffect, useEffectEvent, useState } from 'react'
import { PrefetchPageLinks, useNavigate, useNavigation } from 'react-router'
import { isPlainClick } from '../browser/plain-click.ts'
import { useToast } from '../design/toast.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'

/** Pointers cross links and the focus runs over them on their way elsewhere: neither shows an intent. */
const intentMs = 100

/** Of the site's own links; others lead elsewhere, or to documents that are none of the application's pages. */
const localSelector = 'a[data-local]'

function linkOf({ target }: Event, selector: string): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null
}

const addressOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  pathname + search + hash

const isThisPage = ({ pathname, search }: HTMLAnchorElement) =>
  pathname + search === location.pathname + location.search

/**
 * Follows the site's own links (LocalLink) without a reload, and prefetches a link's page while pointer, finger or focus
 * rests on it.
 * Offline, the router would reload the document if it cannot fetch a page's code. The browser therefore follows links, to
 * documents that the service worker has kept. Without it the browser's error page would replace the readable one: links are
 * not followed, and a message says why.
 */
export function LocalNavigation() {
  const { t } = useLanguage()
  const showToast = useToast()
  const navigate = useNavigate()
  const { location: wanted } = useNavigation()
  const [intended, setIntended] = useState<string | null>(null)
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event, 'a[href]')
    if (!link || event.defaultPrevented || !isPlainClick(event) || link.target) return
    if (!navigator.onLine && link.origin === location.origin && !isThisPage(link)) {
      if (navigator.serviceWorker?.controller) return
      event.preventDefault()
      return showToast({
        title: t('shell.offline'),
        description: t('shell.offlineHint'),
        variant: 'destructive',
      })
    }
    if (!link.matches(localSelector)) return
    event.preventDefault()
    const address = addressOf(link)
    // Pressed again: the router would note where the loading screen is scrolled to, and go back to there.
    if (wanted && address === addressOf(wanted)) return
    void navigate(address, {
      replace: link.dataset.history === 'replace' || address === addressOf(location),
      preventScrollReset: link.dataset.local === 'keep-scroll',
    })
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const intend = (event: Event) => {
      clearTimeout(timer)
      const link = linkOf(event, localSelector)
      const address = link && link.pathname + link.search
      // A link that the pointer or the focus has left is not wanted; a press is followed by the time the focus moves on.
      setIntended((before) => (before === address ? before : null))
      // Offline, the router would reload the document if it cannot prefetch the page's code.
      if (address === null || !navigator.onLine) return
      timer = setTimeout(() => setIntended(address), event.type === 'touchstart' ? 0 : intentMs)
    }
    const onClick = (event: MouseEvent) => follow(event)
    const signs = ['pointerover', 'touchstart', 'focusin'] as const
    document.addEventListener('click', onClick)
    for (const sign of signs) document.addEventListener(sign, intend, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', onClick)
      for (const sign of signs) document.removeEventListener(sign, intend)
    }
  }, [])
  return intended && <PrefetchPageLinks page={intended} />
}
