import { useState } from 'react'
import { filterPresets } from '../../../domain/place/location-option.ts'
import { presets } from '../../../reference/presets.ts'
import { useCombobox } from '../../design/combobox.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { TextKey } from '../../i18n/texts.ts'
import { PlaceBox } from './place-box.tsx'
import { keyOfOption, type PlaceOption, PlaceOptions, resultOptions } from './place-options.tsx'
import { useBestChoice } from './use-best-choice.ts'
import { useChoosePlace } from './use-choose-place.ts'
import { useMatchingKeptPlaces } from './use-matching-kept-places.ts'
import { useMyPosition } from './use-my-position.ts'
import { usePlaceSearch } from './use-place-search.ts'

/** Searches from 2 characters, 500 ms after the last. */
const rules = { minLength: 2, delayMs: 500 }

/** The inside of the header's picker. It lives as long as the picker is open, so closing clears it. */
export function PickerPanel({ initialText, onDone }: { initialText: string; onDone: () => void }) {
  const { language, t } = useLanguage()
  const [text, setText] = useState(initialText)
  const search = usePlaceSearch(text, language, rules)
  const choosePlace = useChoosePlace()
  const { takePosition, isLocating } = useMyPosition()

  const named = presets.map((preset) => ({
    ...preset,
    label: t(`shell.city.${preset.value}` as Extract<TextKey, `shell.city.${string}`>),
  }))
  const shownKept = useMatchingKeptPlaces(text)
  const isShown = (value: string) => shownKept.some((place) => place.value === value)
  const shownPresets = filterPresets(named, text).filter(({ value }) => !isShown(value))
  const found = resultOptions(search, [...shownKept, ...shownPresets])
  const isEmpty = shownKept.length + shownPresets.length + found.length === 0
  const options: PlaceOption[] = [
    ...(text === '' || isEmpty ? [{ kind: 'position' as const }] : []),
    ...shownKept.map((place) => ({ kind: 'kept' as const, place })),
    ...shownPresets.map((place) => ({ kind: 'preset' as const, place })),
    ...found,
  ]

  async function choose(option: PlaceOption) {
    if (option.kind === 'more') return search.askMore?.()
    if (option.kind === 'position') await takePosition()
    else choosePlace(option.place)
    onDone()
  }
  const combobox = useCombobox({
    options,
    keyOf: keyOfOption,
    isOpen: true,
    onOpenChange: (isOpen) => isOpen || onDone(),
    onChoose: choose,
  })
  const submit = useBestChoice({ text, options, search, onChoose: choose })

  return (
    <form onSubmit={submit}>
      <PlaceBox combobox={combobox} text={text} onText={setText} />
      <PlaceOptions options={options} combobox={combobox} search={search} isLocating={isLocating} />
    </form>
  )
}
