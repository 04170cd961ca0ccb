import './option-list.css'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Glyph, type GlyphName } from './icons/icon.tsx'

type UseCombobox<Option> = {
  /** Everything that can be chosen now, top to bottom across all groups. */
  options: readonly Option[]
  /** Identifies an option when the list has changed. */
  keyOf: (option: Option) => string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (option: Option) => void
}

/**
 * The ARIA combobox with a list: focus stays in the input, arrows move through the options (Home and End move the
 * caret, as in any input), Enter chooses, Escape closes. The caller owns text, options and whether the list is open.
 */
export function useCombobox<Option>({ options, keyOf, isOpen, onOpenChange, onChoose }: UseCombobox<Option>) {
  const id = useId()
  // By its key: new answers may put another option in its place.
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const activeIndex = isOpen ? options.findIndex((option) => keyOf(option) === activeKey) : -1
  const highlightNone = () => setActiveKey(null)

  function choose(index: number) {
    const option = options[index]
    if (option === undefined) return
    highlightNone()
    onChoose(option)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter and arrows belong to the input method while it composes a letter.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return onOpenChange(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      const from = activeIndex < 0 && step < 0 ? options.length : activeIndex
      const next = (from + step + options.length) % options.length
      const option = options[next]
      if (option === undefined) return
      setActiveKey(keyOf(option))
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && activeIndex >= 0) {
      event.preventDefault()
      choose(activeIndex)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      highlightNone()
      onOpenChange(false)
    }
  }

  return {
    /** When the text changes. */
    highlightNone,
    inputProps: {
      role: 'combobox',
      type: 'search',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': activeIndex < 0 ? undefined : `${id}-${activeIndex}`,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      enterKeyHint: 'search',
      onKeyDown,
    } satisfies ComponentProps<'input'>,
    listProps: { id: `${id}-list` },
    optionProps: (index: number) => ({
      id: `${id}-${index}`,
      isActive: index === activeIndex,
      onChoose: () => choose(index),
    }),
  }
}

/** The list of a combobox; children are OptionGroup or Option. */
export function OptionList({ label, children, ...props }: ComponentProps<'div'> & { label: string }) {
  return (
    <div {...props} role="listbox" aria-label={label} className="option-list">
      {children}
    </div>
  )
}

export function OptionGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="option-group">
      <div id={id} role="presentation">
        {label}
      </div>
      {children}
    </fieldset>
  )
}

type OptionProps = {
  id: string
  isActive: boolean
  onChoose: () => void
  glyph?: GlyphName
  /** Set apart at the end of the row: canton or country. */
  detail?: ReactNode
  children: ReactNode
}

export function Option({ id, isActive, onChoose, glyph, detail, children }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="option"
      // The input keeps the focus, so that typing goes on and nothing closes before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {glyph && <Glyph name={glyph} size={18} />}
      {children}
      {detail && <small>{detail}</small>}
    </button>
  )
}
