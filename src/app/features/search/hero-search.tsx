import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '../../design/button.tsx'
import { useCombobox } from '../../design/combobox.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { PlaceBox } from './place-box.tsx'
import { keyOfOption, type PlaceOption, PlaceOptions, resultOptions } from './place-options.tsx'
import { useBestChoice } from './use-best-choice.ts'
import { useChoosePlace } from './use-choose-place.ts'
import { useMatchingKeptPlaces } from './use-matching-kept-places.ts'
import { useMyPosition } from './use-my-position.ts'
import { usePlaceSearch } from './use-place-search.ts'

/** Searches from 3 characters, 800 ms after the last. */
const rules = { minLength: 3, delayMs: 800 }

type HeroSearchProps = {
  initialText: string
  /** `returnsFocus`: the visitor is done here, rather than busy elsewhere. */
  onClose: (returnsFocus: boolean) => void
}

/** The box in place of the heading. It lives as long as it is open, so closing clears it. */
export function HeroSearch({ initialText, onClose }: HeroSearchProps) {
  const { language, t } = useLanguage()
  const [text, setText] = useState(initialText)
  const [wantsList, setWantsList] = useState(true)
  const search = usePlaceSearch(text, language, rules)
  const choosePlace = useChoosePlace()
  const { takePosition, isLocating } = useMyPosition()
  const box = useRef<HTMLFormElement>(null)

  const kept = useMatchingKeptPlaces(text)
  const options: PlaceOption[] = [
    ...kept.map((place) => ({ kind: 'kept' as const, place })),
    ...resultOptions(search, kept),
  ]
  const isListOpen = wantsList && (isLocating || search.state !== 'idle' || kept.length > 0)

  /** A click elsewhere first closes an open list, then the box. */
  const leave = useEffectEvent(() => (isListOpen ? setWantsList(false) : onClose(false)))
  useEffect(() => {
    function onPointerDown(event: PointerEvent) {
      if (!box.current?.contains(event.target as Node)) leave()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [])

  function choose(option: PlaceOption) {
    if (option.kind === 'more') return search.askMore?.()
    if (option.kind === 'position') return
    choosePlace(option.place)
    onClose(true)
  }
  const combobox = useCombobox({
    options,
    keyOf: keyOfOption,
    isOpen: isListOpen,
    onOpenChange: setWantsList,
    onChoose: choose,
  })

  const submit = useBestChoice({ text, options, search, onChoose: choose })

  return (
    <form
      ref={box}
      className="hero-search"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose(true)
      }}
    >
      <div className="hero-search-row">
        <PlaceBox
          combobox={combobox}
          text={text}
          onText={(typed) => {
            setText(typed)
            setWantsList(true)
          }}
        />
        <IconButton
          label={t('search.usePosition')}
          onClick={async () => {
            setWantsList(true)
            await takePosition()
            // Unless it was closed meanwhile: the browser's question may stay open for long.
            if (box.current) onClose(true)
          }}
        >
          <Glyph name="locate" />
        </IconButton>
      </div>
      {isListOpen && (
        <div className="hero-search-list">
          <PlaceOptions options={options} combobox={combobox} search={search} isLocating={isLocating} />
        </div>
      )}
    </form>
  )
}
