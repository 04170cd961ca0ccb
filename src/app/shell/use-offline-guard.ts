import { useEffect, useEffectEvent } from 'react'
import { useToast } from '../design/toast.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'

/**
 * Offline, the router would reload the document if it cannot fetch a page's code. The browser therefore follows links,
 * to documents that the service worker has kept. Without it the browser's error page would replace the readable one:
 * links are not followed, and a message says why.
 */
export function useOfflineGuard(): void {
  const { t } = useLanguage()
  const showToast = useToast()
  const guard = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    if (navigator.onLine || !link || link.origin !== location.origin || link.target) return
    const isThisPage = link.pathname + link.search === location.pathname + location.search
    if (isThisPage) return
    event.stopPropagation()
    if (navigator.serviceWorker?.controller) return
    event.preventDefault()
    showToast({ title: t('shell.offline'), description: t('shell.offlineHint'), variant: 'destructive' })
  })
  useEffect(() => {
    const onClick = (event: MouseEvent) => guard(event)
    // Before React and the router handle it.
    addEventListener('click', onClick, { capture: true })
    return () => removeEventListener('click', onClick, { capture: true })
  }, [])
}
