import { pressedLink } from './pressed-link.ts'

/** What does nothing by itself, as a popover's button does. */
const controls =
  'button:not([popovertarget]), [data-needs-scripts], label, input:is([type=radio], [type=checkbox])'

function heldBy({ target }: Event): HTMLElement | null {
  const pressed = pressedLink(target)
  if (pressed) return pressed.stays ? pressed.link : null
  return target instanceof Element ? target.closest<HTMLElement>(controls) : null
}

/**
 * What is pressed before the application runs is held, and pressed again when it does: nobody presses twice. Meanwhile
 * the line under the header moves. What a mouse then rests on hears of it too.
 */
export function holdEarlyInput(): { release(): void } {
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true }
  let pressed: HTMLElement | null = null
  let mouse: PointerEvent | null = null
  addEventListener(
    'click',
    (event) => {
      const control = heldBy(event)
      if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      pressed = control
      showBusy(true)
    },
    options,
  )
  addEventListener(
    'pointermove',
    (event) => {
      mouse = event.pointerType === 'mouse' ? event : null
    },
    { ...options, passive: true },
  )
  return {
    release() {
      listening.abort()
      if (mouse) point(mouse)
      if (!pressed) return
      showBusy(false)
      // Firefox takes a made-up click on a label that was pressed with a pointer for a drag.
      const control = pressed instanceof HTMLLabelElement ? pressed.control : null
      ;(control ?? pressed).click()
    },
  }
}

/** Shell's own line; React finds it as it was. */
function showBusy(isBusy: boolean): void {
  const line = document.querySelector<HTMLElement>('.busy-line')
  if (line) line.hidden = !isBusy
}

function point({ clientX, clientY, pointerType }: PointerEvent): void {
  const under = document.elementFromPoint(clientX, clientY)
  for (const type of ['pointerover', 'pointermove'])
    under?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY, pointerType }))
}
