import { useEffect, useEffectEvent } from 'react'
import { useToast } from '../design/toast.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { isKeptPage } from './kept-pages.ts'

/**
 * Offline, the router would reload the document if it cannot fetch a page's code, and the browser's error page would
 * replace the readable one. Links to pages not loaded before are therefore not followed, and a message says why.
 */
export function useOfflineGuard(): void {
  const { language, t } = useLanguage()
  const showToast = useToast()
  const guard = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    if (navigator.onLine || !link || link.origin !== location.origin || link.target) return
    const isThisPage = link.pathname + link.search === location.pathname + location.search
    if (isThisPage || isKeptPage(link, language)) return
    event.preventDefault()
    event.stopPropagation()
    showToast({ title: t('shell.offline'), description: t('shell.offlineHint'), variant: 'destructive' })
  })
  useEffect(() => {
    const onClick = (event: MouseEvent) => guard(event)
    // Before React and the router handle it.
    addEventListener('click', onClick, { capture: true })
    return () => removeEventListener('click', onClick, { capture: true })
  }, [])
}
