import { type PointerEvent, useRef, useState } from 'react'
import {
  type KeptPlace,
  keptName,
  longestKeptName,
  moveKeptPlace,
  renameKeptPlace,
} from '../../../domain/place/kept-places.ts'
import { useStoreKeptPlaces } from '../../browser/use-kept-places.ts'
import { useRemovePlace } from '../../browser/use-remove-place.ts'
import { IconButton } from '../../design/button.tsx'
import { TextInput } from '../../design/field.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { useToast } from '../../design/toast.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { GlanceView } from './glances.server.ts'
import { placeNames } from './place-row.tsx'

type EditListProps = {
  places: readonly KeptPlace[]
  glanceOf: (place: KeptPlace) => GlanceView | undefined
}

/** Order by dragging a handle or by buttons, names of one's own, and removal that can be undone. */
export function EditList({ places, glanceOf }: EditListProps) {
  const { t } = useLanguage()
  const showToast = useToast()
  const store = useStoreKeptPlaces()
  const removePlace = useRemovePlace()
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const [restored, setRestored] = useState<string | null>(null)
  const nameOf = (place: KeptPlace) => placeNames(place, glanceOf(place)).name

  function move(place: KeptPlace, to: number) {
    if (to < 0 || to >= places.length || !store(moveKeptPlace(places, place.value, to))) return
    setMessage(t('places.moved', { place: nameOf(place), position: to + 1, total: places.length }))
  }

  function rename(place: KeptPlace, text: string) {
    const { name, isCut } = keptName(text)
    // Its own name, typed again, is no other name.
    store(renameKeptPlace(places, place.value, name === place.label ? '' : name))
    if (isCut) showToast({ title: t('places.nameCut', { count: longestKeptName }) })
  }

  /**
   * The focus goes to the next place, and back with Undo: with the pressed button it would be lost, and the keyboard
   * back at the top.
   */
  function remove(place: KeptPlace, row: Element | null) {
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    if (removePlace(place, nameOf(place), () => () => setRestored(place.value)))
      neighbour?.querySelector<HTMLElement>('button:last-of-type')?.focus()
  }

  /** The handle has the pointer: the place moves to the row under it. */
  function drag(place: KeptPlace, { clientY }: PointerEvent) {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const under = rows.findIndex(({ top, bottom }) => clientY >= top && clientY < bottom)
    if (under >= 0 && places[under] !== place) move(place, under)
  }

  return (
    <>
      <ol className="place-list" ref={list} aria-label={t('shell.places')}>
        {places.map((place, index) => {
          const name = nameOf(place)
          return (
            <li
              key={place.value}
              className={dragged === place.value ? 'place-edit is-dragged' : 'place-edit'}
            >
              {/* For pointers: the buttons do the same for keys and screen readers. */}
              <span
                className="place-handle"
                aria-hidden="true"
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId)
                  setDragged(place.value)
                }}
                onPointerMove={(event) => dragged === place.value && drag(place, event)}
                onPointerUp={() => setDragged(null)}
                onPointerCancel={() => setDragged(null)}
              >
                <Glyph name="menu" />
              </span>
              <NameField key={place.name ?? ''} place={place} name={name} onRename={rename} />
              <IconButton
                label={t('places.moveUp', { place: name })}
                aria-disabled={index === 0}
                onClick={() => move(place, index - 1)}
              >
                <Glyph name="up" />
              </IconButton>
              <IconButton
                label={t('places.moveDown', { place: name })}
                aria-disabled={index === places.length - 1}
                onClick={() => move(place, index + 1)}
              >
                <Glyph name="down" />
              </IconButton>
              <IconButton
                label={t('places.remove', { place: name })}
                autoFocus={place.value === restored}
                onClick={({ currentTarget }) => remove(place, currentTarget.closest('li'))}
              >
                <Glyph name="close" />
              </IconButton>
            </li>
          )
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </>
  )
}

type NameFieldProps = { place: KeptPlace; name: string; onRename: (place: KeptPlace, text: string) => void }

/** Taken over when the field is left, or with Enter. */
function NameField({ place, name, onRename }: NameFieldProps) {
  const { t } = useLanguage()
  return (
    <TextInput
      aria-label={t('places.rename', { place: place.label })}
      defaultValue={name}
      placeholder={place.label}
      autoComplete="off"
      onBlur={(event) => {
        if (event.target.value !== name) onRename(place, event.target.value)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  )
}
