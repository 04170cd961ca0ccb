import type { HeldInput } from './before-hydration.ts'

/** Replays the input from before hydration, once. */
export async function replayInput({ pressed, moved, mouse, stop }: HeldInput): Promise<void> {
  stop()
  const line = document.querySelector<HTMLElement>('.busy-line')
  if (line && pressed.length > 0) line.hidden = true
  if (mouse) point(mouse)
  for (const [field, value] of moved) if (field.isConnected) move(field, value)
  for (const control of pressed) {
    control.click()
    // React renders what it led to: pressed twice, Play is Pause by then.
    await null
  }
}

/** Sent to the element under the mouse. */
function point({ clientX, clientY, pointerType }: PointerEvent): void {
  const under = document.elementFromPoint(clientX, clientY)
  for (const type of ['pointerover', 'pointermove'])
    under?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY, pointerType }))
}

/** React calls onChange only for a value other than the last one set the ordinary way: first that, then the visitor's. */
function move(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = field.getAttribute('value') ?? ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
