import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '../browser/root-data.ts'
import { useLanguage } from '../i18n/language-provider.tsx'
import { pageKind } from './page-kind.ts'

/**
 * Pages change without a reload, which a screen reader would not notice: another page is announced by its title and
 * takes the focus, another place by its name while the focus stays where it is.
 */
export function ChangeAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const { language, t } = useLanguage()
  const kind = pageKind(useLocation().pathname)
  const place = useRootData()?.place?.name ?? ''
  const [message, setMessage] = useState('')
  const shown = useRef({ language, kind, place })
  useEffect(() => {
    const before = shown.current
    shown.current = { language, kind, place }
    if (before.kind !== kind) {
      setMessage(document.title)
      main.current?.focus({ preventScroll: true })
    } else if (before.language !== language) setMessage(document.title)
    else if (before.place !== place) setMessage(t('shell.weatherFor', { place }))
  }, [language, kind, place, t, main])
  return (
    <p className="visually-hidden" role="status">
      {message}
    </p>
  )
}
