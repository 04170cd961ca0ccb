import { type ComponentProps, type ElementType, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Glyph } from './icons/icon.tsx'
import { Popover, type PopoverHandle, type PopoverProps } from './popover.tsx'

const itemSelector = '[role^="menuitem"]:not([aria-disabled="true"])'

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(itemSelector)]
}

/** The item a key leads to, by the ARIA menu pattern: arrows wrap, Home, End, first letter. */
function itemForKey(items: HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement)
  const count = items.length
  if (key === 'ArrowDown') return items[(at + 1) % count]
  if (key === 'ArrowUp') return items[at < 0 ? count - 1 : (at - 1 + count) % count]
  if (key === 'Home') return items[0]
  if (key === 'End') return items[count - 1]
  if (key.length !== 1 || key === ' ') return undefined
  const letter = key.toLocaleLowerCase()
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find((item) =>
    (item.dataset.text ?? item.textContent ?? '').trim().toLocaleLowerCase().startsWith(letter),
  )
}

type MenuProps = Omit<PopoverProps, 'handle' | 'role' | 'onOpenChange'> & { label: string }

/** A popover of choices. Its trigger is <button popoverTarget={id} aria-haspopup="menu">; children are MenuItem. */
export function Menu({ label, children, ...popover }: MenuProps) {
  const handle = useRef<PopoverHandle>(null)
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') handle.current?.close()
    if (event.ctrlKey || event.metaKey || event.altKey || !list.current) return
    const item = itemForKey(itemsOf(list.current), event.key)
    if (!item) return
    event.preventDefault()
    item.focus()
  }

  function onOpenChange(isOpen: boolean) {
    if (!isOpen || !list.current) return
    const items = itemsOf(list.current)
    const checked = items.find((item) => item.getAttribute('aria-checked') === 'true')
    ;(checked ?? items[0])?.focus()
  }

  return (
    <Popover {...popover} handle={handle} onOpenChange={onOpenChange}>
      <div
        ref={list}
        role="menu"
        aria-label={label}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          if ((event.target as Element).closest(itemSelector)) handle.current?.close()
        }}
      >
        {children}
      </div>
    </Popover>
  )
}

type MenuItemProps<Item extends ElementType> = {
  /** A button by default; a link component where the choice is an address. */
  as?: Item
  /** Given, the item is one of a set (a radio item) and the chosen one carries a tick. */
  isChecked?: boolean
  children: ReactNode
} & Omit<ComponentProps<Item>, 'as' | 'children'>

export function MenuItem<Item extends ElementType = 'button'>({
  as,
  isChecked,
  children,
  ...props
}: MenuItemProps<Item>) {
  const Element: ElementType = as ?? 'button'
  return (
    <Element
      {...(as ? {} : { type: 'button' })}
      className="option"
      role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChecked}
      {...props}
    >
      {children}
      {isChecked && <Glyph name="check" size={18} className="option-check" />}
    </Element>
  )
}
