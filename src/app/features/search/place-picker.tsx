import { useEffect, useRef, useState } from 'react'
import { useRootData } from '../../browser/root-data.ts'
import { IconButton } from '../../design/button.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { Popover, type PopoverHandle } from '../../design/popover.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { PlainSearchForm } from './plain-search-form.tsx'
import { loadSearchPanels, useSearchPanels } from './use-search-panels.ts'

const pickerId = 'place-picker'

/** Any number of buttons may open the one picker; it appears under the header. */
export function PickerTrigger({ className }: { className: string }) {
  const { t, language } = useLanguage()
  const prepare = () => void loadSearchPanels(language)
  const place = useRootData()?.place?.name ?? t('shell.city.zurich')
  return (
    <IconButton
      className={`picker-trigger ${className}`}
      popoverTarget={pickerId}
      aria-haspopup="dialog"
      label={t('shell.changeLocation', { place })}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <Glyph name="pin" />
      <span>{place}</span>
      <Glyph name="chevron-down" size={18} />
    </IconButton>
  )
}

/** The header's location picker. Opens without scripts too, then with a plain form. */
export function PlacePicker() {
  const { t } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const panels = useSearchPanels(isOpen)
  const handle = useRef<PopoverHandle>(null)
  const plainInput = useRef<HTMLInputElement>(null)
  const typedEarly = useRef('')
  useEffect(() => {
    typedEarly.current = isOpen ? (plainInput.current?.value ?? '') : ''
    if (isOpen) plainInput.current?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <Popover
      id={pickerId}
      className="picker-popover"
      role="dialog"
      aria-label={t('shell.searchLocation')}
      handle={handle}
      onOpenChange={setOpen}
    >
      {isOpen && panels ? (
        <panels.PickerPanel initialText={typedEarly.current} onDone={() => handle.current?.close()} />
      ) : (
        <PlainSearchForm
          input={plainInput}
          // Not when it comes back as the picker closes: it would take the focus from the trigger, and hide with it.
          autoFocus={!panels}
          onType={(text) => {
            typedEarly.current = text
          }}
        />
      )}
    </Popover>
  )
}
