import './popup-ad.css'
import { type FocusEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../design/button.tsx'
import { Glyph } from '../design/icons/icon.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { AdSlot } from './ad-slot.tsx'
import { popupMinContentHeight } from './popup-rules.ts'
import { usePopup } from './use-popup.ts'

/** Not modal: it neither takes nor traps focus, and returns focus that was moved into it. */
export default function PopupAd({ kind }: { kind: 'session' | 'persistent' }) {
  const { t } = useLanguage()
  const { isShown, isAside, close } = usePopup(kind)
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const focusedBefore = useRef<HTMLElement>(null)

  function keepFocusOrigin({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      focusedBefore.current = relatedTarget
  }
  function dismiss() {
    if (dialog.current?.contains(document.activeElement)) {
      const before = focusedBefore.current
      const target = before?.isConnected ? before : document.getElementById('main-content')
      target?.focus({ preventScroll: true })
    }
    close()
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Whatever lies on top of the page is closed first.
    const isTopmost = document.querySelector('dialog:modal, :popover-open') === null
    if (event.key === 'Escape' && !event.defaultPrevented && isTopmost) dismiss()
  })
  // There as soon as it is seen.
  useLayoutEffect(() => {
    if (!isShown) return
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isShown])

  if (!isShown) return null
  return (
    <dialog
      ref={dialog}
      open
      className={isAside ? 'popup-ad screen-only is-aside' : 'popup-ad screen-only'}
      aria-labelledby={titleId}
      onFocus={keepFocusOrigin}
    >
      <div className="popup-ad-head">
        <span id={titleId}>{t('common.advertisement')}</span>
        <IconButton label={t('shell.close')} onClick={dismiss}>
          <Glyph name="close" size={18} />
        </IconButton>
      </div>
      <AdSlot placement="popup" minContentHeight={popupMinContentHeight} />
    </dialog>
  )
}
