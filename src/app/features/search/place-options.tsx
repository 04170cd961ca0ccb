import type { LocationOption } from '../../../domain/place/location-option.ts'
import type { useCombobox } from '../../design/combobox.tsx'
import { Option, OptionGroup, OptionList } from '../../design/combobox.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { PlaceSearchState } from './use-place-search.ts'

export type PlaceOption =
  | { kind: 'position' }
  | { kind: 'kept' | 'preset'; place: LocationOption }
  | { kind: 'result'; place: LocationOption; detail: string }
  | { kind: 'more' }

/** No place is listed twice. */
export const keyOfOption = (option: PlaceOption): string =>
  'place' in option ? option.place.value : option.kind

export function resultOptions(
  { results, askMore }: PlaceSearchState,
  listed: readonly LocationOption[] = [],
): PlaceOption[] {
  const shown = new Set(listed.map(({ value }) => value))
  return [
    ...results
      .filter(({ value }) => !shown.has(value))
      .map(({ value, name, detail, coordinates }) => ({
        kind: 'result' as const,
        place: { value, label: name, coordinates },
        detail,
      })),
    ...(askMore ? [{ kind: 'more' as const }] : []),
  ]
}

/** What the list says about itself: seen while there is nothing to choose, else for screen readers only. */
function useNote(options: readonly PlaceOption[], search: PlaceSearchState, isLocating: boolean) {
  const { t } = useLanguage()
  const count = options.filter((option) => 'place' in option).length
  if (isLocating && search.state === 'idle') return { text: t('search.locating'), isSeen: true }
  if (search.state === 'searching') return { text: t('search.searching'), isSeen: true }
  if (search.state === 'limited') return { text: t('search.limited'), isSeen: true }
  if (search.state === 'failed') return { text: t('common.errorOccurred'), isSeen: true }
  if (search.state === 'none' && count === 0) return { text: t('search.noLocation'), isSeen: true }
  return { text: search.state === 'idle' ? '' : t('search.resultCount', { count }), isSeen: false }
}

type PlaceOptionsProps = {
  options: readonly PlaceOption[]
  combobox: Pick<ReturnType<typeof useCombobox<PlaceOption>>, 'listProps' | 'optionProps'>
  search: PlaceSearchState
  isLocating: boolean
}

export function PlaceOptions({ options, combobox, search, isLocating }: PlaceOptionsProps) {
  const { t } = useLanguage()
  const note = useNote(options, search, isLocating)
  const rows = (kind: PlaceOption['kind']) =>
    options.flatMap((option, index) => {
      if (option.kind !== kind) return []
      const key = keyOfOption(option)
      const props = combobox.optionProps(index)
      if (option.kind === 'position')
        return (
          <Option key={key} {...props} glyph="locate">
            {t('search.usePosition')}
          </Option>
        )
      if (option.kind === 'more')
        return (
          <Option key={key} {...props} glyph="search">
            {t('search.more')}
          </Option>
        )
      return (
        <Option
          key={key}
          {...props}
          {...(option.kind === 'result'
            ? { detail: option.detail }
            : { glyph: option.kind === 'kept' ? ('star' as const) : ('pin' as const) })}
        >
          {option.place.label}
        </Option>
      )
    })
  const kept = rows('kept')
  const presets = rows('preset')
  const results = rows('result')
  return (
    <>
      <OptionList {...combobox.listProps} label={t('shell.searchLocation')}>
        {rows('position')}
        {kept.length > 0 && <OptionGroup label={t('shell.places')}>{kept}</OptionGroup>}
        {presets.length > 0 && <OptionGroup label={t('search.presetCities')}>{presets}</OptionGroup>}
        {results.length > 0 && <OptionGroup label={t('search.results')}>{results}</OptionGroup>}
        {rows('more')}
      </OptionList>
      <p className={note.isSeen ? 'option-note' : 'visually-hidden'} role="status">
        {note.text}
      </p>
      {search.origin === 'geocoder' && results.length > 0 && <p className="option-credit">© OpenStreetMap</p>}
    </>
  )
}
