import type { ComponentProps } from 'react'
import { IconButton } from './button.tsx'
import { Glyph } from './icons/icon.tsx'

type SearchBoxProps = ComponentProps<'input'> & {
  label: string
  clearLabel: string
  /** Shown while there is text. */
  onClear: () => void
}

/** A search input with its glass and a clear button. Spread useCombobox's inputProps into it. */
export function SearchBox({ label, clearLabel, onClear, ...input }: SearchBoxProps) {
  return (
    <div className="search-box">
      <Glyph name="search" />
      <input type="search" aria-label={label} placeholder={label} {...input} />
      {input.value ? (
        <IconButton label={clearLabel} onClick={onClear}>
          <Glyph name="close" size={18} />
        </IconButton>
      ) : null}
    </div>
  )
}
