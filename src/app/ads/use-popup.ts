import { useEffect, useState } from 'react'
import { isCornerFree, onPageMoved } from './keep-clear.ts'
import {
  countVisit,
  mayShow,
  popupMinContentHeight,
  popupTiming,
  rememberClosed,
  wasClosed,
} from './popup-rules.ts'

/** Somebody is writing, choosing or reading a dialog: nothing may appear now. */
function isBusy(): boolean {
  const active = document.activeElement
  return (
    document.hidden ||
    (active instanceof HTMLElement &&
      (active.isContentEditable || active.matches('input, textarea, select'))) ||
    document.querySelector('dialog:modal, :popover-open') !== null
  )
}

/** No popup on pages with a severe or extreme warning. */
const hasSevereWarning = () => document.querySelector('main :is(.severity-3, .severity-4)') !== null

const isTall = () => (document.getElementById('main-content')?.clientHeight ?? 0) >= popupMinContentHeight

/** When the popup shows. Runs once per page load. */
export function usePopup(kind: 'session' | 'persistent') {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    let timer = setTimeout(check, popupTiming.checkAfterMs)
    function check() {
      // The first page may be too short and the next one not.
      if (!isTall()) timer = setTimeout(check, popupTiming.retryMs)
      else if (mayShow(kind, countVisit(sessionStorage), wasClosed(localStorage)))
        timer = setTimeout(show, popupTiming.delayMs)
    }
    function show() {
      const isFree = isTall() && !isBusy() && !hasSevereWarning() && isCornerFree()
      if (isFree) setShown(true)
      else timer = setTimeout(show, popupTiming.retryMs)
    }
    return () => clearTimeout(timer)
  }, [kind])

  // While the page is scrolled it steps aside for what must be seen and pressed. Another page, or newer data of this one,
  // may bring a severe warning.
  const [isAside, setAside] = useState(false)
  useEffect(() => {
    if (!isShown) return
    function place() {
      if (hasSevereWarning()) setShown(false)
      else setAside(!isCornerFree())
    }
    place()
    return onPageMoved(place)
  }, [isShown])

  return {
    isShown,
    isAside,
    close() {
      setShown(false)
      if (kind === 'persistent') rememberClosed(localStorage)
    },
  }
}
