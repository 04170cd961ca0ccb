import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Glyph } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { PlainSearchForm } from './plain-search-form.tsx'
import { loadSearchPanels, useSearchPanels } from './use-search-panels.ts'

/** Home and a location are two routes: a choice replaces the heading, and the focus must not get lost with it. */
let hadFocus = false

type HeroPlaceProps = {
  name: string
  /** "Weather in Bern", as it is read aloud. */
  title: string
  /** Beside it: a button of 44 px, whose room is there before it is. */
  children?: ReactNode
}

/**
 * The place as the page's heading. Pressed, it becomes a search box of the same height; before hydration and without
 * scripts it opens the header's picker.
 */
export function HeroPlace({ name, title, children }: HeroPlaceProps) {
  const { t, language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const panels = useSearchPanels(isOpen)
  const prepare = () => void loadSearchPanels(language)
  const button = useRef<HTMLButtonElement>(null)
  const plainInput = useRef<HTMLInputElement>(null)
  const typedEarly = useRef('')
  const returnsFocus = useRef(false)

  useLayoutEffect(() => {
    if (hadFocus) button.current?.focus({ preventScroll: true })
    hadFocus = false
    return () => {
      hadFocus = document.activeElement === button.current
    }
  }, [])
  useEffect(() => {
    if (isOpen) plainInput.current?.focus({ preventScroll: true })
    else typedEarly.current = ''
    if (!isOpen && returnsFocus.current) button.current?.focus({ preventScroll: true })
    returnsFocus.current = false
  }, [isOpen])

  function close(focus: boolean) {
    returnsFocus.current = focus
    setOpen(false)
  }

  return (
    <div className="hero-place">
      <div className={isOpen ? 'visually-hidden' : 'hero-heading'}>
        <h1>
          <span className="visually-hidden">{title}</span>
          {!isOpen && (
            <span aria-hidden="true">
              {name} <Glyph name="search" size={24} />
            </span>
          )}
        </h1>
        {!isOpen && (
          // Lies over the heading, which is read as one: a button inside would give it its own name.
          <button
            ref={button}
            type="button"
            popoverTarget="place-picker"
            aria-label={t('shell.changeLocation', { place: name })}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={(event) => {
              // Not the picker: the box opens right here.
              event.preventDefault()
              setOpen(true)
            }}
          />
        )}
      </div>
      {isOpen &&
        (panels ? (
          <panels.HeroSearch initialText={typedEarly.current} onClose={close} />
        ) : (
          <PlainSearchForm
            input={plainInput}
            defaultValue={typedEarly.current}
            onType={(text) => {
              typedEarly.current = text
            }}
          />
        ))}
      {children}
    </div>
  )
}
