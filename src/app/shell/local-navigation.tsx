import { useEffect, useEffectEvent, useState } from 'react'
import { PrefetchPageLinks, useNavigate, useNavigation } from 'react-router'

/** A pointer that merely crosses a link shows no intent. */
const intentMs = 100

function localLinkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-local]') : null
}

const addressOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  pathname + search + hash

/**
 * Follows the site's own links (LocalLink) without a reload, and prefetches a link's page as soon as pointer, finger or
 * focus shows the intent.
 */
export function LocalNavigation() {
  const navigate = useNavigate()
  const { location: wanted } = useNavigation()
  const [intended, setIntended] = useState<string | null>(null)
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = localLinkOf(event)
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!link || event.defaultPrevented || event.button !== 0 || !isPlain || link.target) return
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
      const link = localLinkOf(event)
      // Offline, the router would reload the document if it cannot prefetch the page's code.
      if (!link || !navigator.onLine) return
      const delay = event.type === 'pointerover' ? intentMs : 0
      timer = setTimeout(() => setIntended(link.pathname + link.search), delay)
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
