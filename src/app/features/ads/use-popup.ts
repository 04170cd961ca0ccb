import { useEffect, useState } from 'react'
import { mainContent } from './main-content.ts'
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

/** A page that shows a severe or extreme warning carries no popup, wherever on the page the warning stands. */
const hasSevereWarning = () => document.querySelector('main :is(.severity-3, .severity-4)') !== null

/** What the popup takes of the window's lower right corner, with its margin. */
const corner = { widthPx: 340, heightPx: 330 }

/** It would lie over the temperature, as on a phone that shows the top of the page. */
function coversTemperature(): boolean {
  const figure = document.querySelector('.hero-figure')
  if (!figure) return false
  // The digits, not the line they stand on.
  const digits = document.createRange()
  digits.selectNodeContents(figure)
  const { right, bottom } = digits.getBoundingClientRect()
  return bottom > 0 && right > innerWidth - corner.widthPx && bottom > innerHeight - corner.heightPx
}

const isTall = () => (mainContent()?.clientHeight ?? 0) >= popupMinContentHeight

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
      const isFree = isTall() && !isBusy() && !hasSevereWarning() && !coversTemperature()
      if (isFree) setShown(true)
      else timer = setTimeout(show, popupTiming.retryMs)
    }
    return () => clearTimeout(timer)
  }, [kind])

  return {
    isShown,
    close() {
      setShown(false)
      if (kind === 'persistent') rememberClosed(localStorage)
    },
  }
}
