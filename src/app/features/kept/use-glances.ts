import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Language } from '../../../domain/language.ts'
import { type KeptPlace, valueForServer, valuesForServer } from '../../../domain/place/kept-places.ts'
import { hasPassed } from '../../browser/has-passed.ts'
import { glancesAddress, keepWarnings } from '../../browser/keep-offline.ts'
import { whileVisible } from '../../browser/while-visible.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { noteShown } from '../../provenance/shown-since.ts'
import type { GlancesView, GlanceView } from './glances.server.ts'

/** As often as the radar has a new picture. */
const freshForMs = 5 * 60_000
const checkMs = 60_000

export type Glances = {
  /** What was loaded last, also when it could not be renewed. */
  view: GlancesView | null
  isFailed: boolean
  glanceOf: (place: KeptPlace) => GlanceView | undefined
  renew: () => void
}

/** One request for all. Only the places are sent, so that equal lists share one cached response. */
async function fetchGlances(
  requested: readonly string[],
  language: Language,
  signal: AbortSignal,
): Promise<{ view: GlancesView; isCopy: boolean }> {
  const answer = await fetch(glancesAddress(requested, language), { signal, credentials: 'omit' })
  if (!answer.ok) throw new Error(`the places answered ${answer.status}`)
  const view: GlancesView = await answer.json()
  // From the service worker's cache: there is no connection.
  const keptSince = answer.headers.get('Kept-Since')
  if (keptSince !== null) for (const { age } of view.sources) noteShown(age, Date.parse(keptSince))
  if (keptSince === null) keepWarnings(language)
  return { view, isCopy: keptSince !== null }
}

/** The weather of these places, renewed while the page is visible; refetched only when a place is added. */
export function useGlances(places: readonly KeptPlace[]): Glances {
  const { language } = useLanguage()
  const [loaded, setLoaded] = useState<{ view: GlancesView; language: Language; at: number } | null>(null)
  const [isFailed, setFailed] = useState(false)
  const request = useRef<AbortController>(undefined)
  const view = loaded?.language === language ? loaded.view : null
  const requested = valuesForServer(places)
  const missing = requested.filter((value) => !view?.glances.some((glance) => glance.requested === value))

  async function renew() {
    request.current?.abort()
    request.current = new AbortController()
    const { signal } = request.current
    try {
      const { view, isCopy } = await fetchGlances(requested, language, signal)
      setLoaded({ view, language, at: Date.now() })
      setFailed(isCopy)
    } catch {
      if (!signal.aborted) setFailed(true)
    }
  }

  const ask = useEffectEvent(renew)
  const unknown = missing.length > 0 ? `${language} ${missing.join(' ')}` : ''
  useEffect(() => {
    if (unknown !== '') void ask()
  }, [unknown])
  useEffect(() => () => request.current?.abort(), [])

  const check = useEffectEvent(() => {
    const isIncomplete = view?.glances.some(({ name, weather }) => name !== null && weather === null)
    const isDue = isFailed || isIncomplete || hasPassed(freshForMs, loaded?.at ?? 0)
    if (!isDue || requested.length === 0) return
    if (navigator.onLine) void renew()
    else setFailed(true)
  })
  useEffect(() => whileVisible(() => check(), checkMs), [])

  return {
    view,
    isFailed,
    glanceOf: (place) => view?.glances.find(({ requested: value }) => value === valueForServer(place)),
    renew: () => void renew(),
  }
}
