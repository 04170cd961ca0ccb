import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '../browser/root-data.ts'
import { useLanguage } from '../i18n/language-provider.tsx'
import { pageKind } from './page-kind.ts'
import { type Said, whatsNew } from './whats-new.ts'

/**
 * Headings and sentences say what a choice led to; where they stay the same, the choice itself is said. Headings of
 * sections only: a point of the radar announces itself.
 */
const telling = [
  'h1,[aria-labelledby] h2,caption,.page-heading>p,.map-lead,.section-lead',
  '.segments>[aria-current]',
]

/**
 * Pages change without a reload, which a screen reader would not notice: another page is announced by its title and
 * takes the focus. The focus stays where it is when another place is announced by its name, and another filter, view or
 * day by what is new on the page.
 */
export function ChangeAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const { language, t } = useLanguage()
  const { pathname, search } = useLocation()
  const kind = pageKind(pathname)
  const place = useRootData()?.place?.name ?? ''
  const [message, setMessage] = useState('')
  const shown = useRef<Said & Record<'language' | 'kind' | 'place' | 'search', string>>(null)
  // After every render: what new data bring to the same address is not announced, nor later on.
  useEffect(() => {
    const before = shown.current
    const texts = telling.flatMap((selector) =>
      [...(main.current?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent),
    )
    const now = { language, kind, place, search, title: document.title, texts }
    shown.current = now
    if (!before) return
    if (before.kind !== kind) {
      setMessage(now.title)
      main.current?.focus({ preventScroll: true })
    } else if (before.language !== language) setMessage(now.title)
    else if (before.place !== place) setMessage(t('shell.weatherFor', { place }))
    else if (before.search !== search) setMessage(whatsNew(before, now))
  })
  return (
    <p className="visually-hidden" role="status">
      {message}
    </p>
  )
}
