import { useEffect, useRef } from 'react'
import type { useCombobox } from '../../design/combobox.tsx'
import { SearchBox } from '../../design/search-box.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { PlaceOption } from './place-options.tsx'

type PlaceBoxProps = {
  combobox: Pick<ReturnType<typeof useCombobox<PlaceOption>>, 'inputProps' | 'highlightNone'>
  text: string
  onText: (text: string) => void
}

/** The box of both searches for a place. It has the focus from the start, and keeps it when it is cleared. */
export function PlaceBox({ combobox, text, onText }: PlaceBoxProps) {
  const { t } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  return (
    <SearchBox
      {...combobox.inputProps}
      ref={input}
      label={t('shell.searchLocation')}
      clearLabel={t('shell.clear')}
      value={text}
      onChange={(event) => {
        onText(event.target.value)
        combobox.highlightNone()
      }}
      onClear={() => {
        onText('')
        input.current?.focus({ preventScroll: true })
      }}
    />
  )
}
