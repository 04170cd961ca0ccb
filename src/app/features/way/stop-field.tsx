import { useState } from 'react'
import { valueForServer } from '../../../domain/place/kept-places.ts'
import { filterPresets, type LocationOption } from '../../../domain/place/location-option.ts'
import { useKeptPlaces } from '../../browser/use-kept-places.ts'
import { useCombobox } from '../../design/combobox.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { keyOfOption, type PlaceOption, PlaceOptions, resultOptions } from '../search/place-options.tsx'
import { usePlaceSearch } from '../search/use-place-search.ts'

/** As the search in the header. */
const rules = { minLength: 2, delayMs: 500 }

/**
 * A place by its name: what is typed is sent as it stands, so that it works without scripts; what is chosen from the list
 * is sent by its address.
 */
export function StopField({ label, typed }: { label: string; typed: string }) {
  const { language } = useLanguage()
  const kept = useKeptPlaces()
  const [text, setText] = useState(typed)
  const [chosen, setChosen] = useState<LocationOption | null>(null)
  const [wantsList, setWantsList] = useState(false)
  const search = usePlaceSearch(wantsList ? text : '', language, rules)
  const own = kept.map((place) => ({ value: valueForServer(place), label: place.name ?? place.label }))
  const listed = wantsList ? filterPresets(own, text.trim()) : []
  const options: PlaceOption[] = [
    ...listed.map((place) => ({ kind: 'kept' as const, place })),
    ...resultOptions(search, listed),
  ]
  const isOpen = wantsList && (listed.length > 0 || search.state !== 'idle')
  const combobox = useCombobox({
    options,
    keyOf: keyOfOption,
    isOpen,
    onOpenChange: setWantsList,
    onChoose(option) {
      if (option.kind === 'more') return search.askMore?.()
      if (option.kind === 'position') return
      setChosen(option.place)
      setText(option.place.label)
      setWantsList(false)
    },
  })
  return (
    <div className="way-stop">
      <label>
        <span>{label}</span>
        <input
          {...combobox.inputProps}
          name={chosen ? undefined : 'stop'}
          className="text-input"
          maxLength={80}
          value={text}
          onFocus={() => setWantsList(text === '')}
          onBlur={() => setWantsList(false)}
          onChange={({ target }) => {
            setText(target.value)
            setChosen(null)
            setWantsList(true)
            combobox.highlightNone()
          }}
        />
      </label>
      {chosen && <input type="hidden" name="stop" value={chosen.value} />}
      {isOpen && (
        <div className="way-options">
          <PlaceOptions options={options} combobox={combobox} search={search} isLocating={false} />
        </div>
      )}
    </div>
  )
}
