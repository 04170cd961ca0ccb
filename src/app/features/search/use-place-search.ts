import { useEffect, useState } from 'react'
import type { Language } from '../../../domain/language.ts'
import type { PlaceResult } from '../../../domain/place/place.ts'

type Answer = { text: string; results: PlaceResult[]; origin: 'gazetteer' | 'geocoder' }

export type PlaceSearchState = {
  /** limited: this visitor has searched more often than the site allows. */
  state: 'idle' | 'searching' | 'found' | 'none' | 'failed' | 'limited'
  results: readonly PlaceResult[]
  /** Results of the geocoder carry its credit. */
  origin: Answer['origin']
  /** Queries the geocoder too; undefined where that was done or the query is too short. */
  askMore: (() => void) | undefined
}

/** Letters in quick succession are one question. */
const pauseMs = 80
const nothing: readonly PlaceResult[] = []

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

class LimitedError extends Error {}

async function ask(text: string, language: Language, more: boolean, signal: AbortSignal): Promise<Answer> {
  const query = new URLSearchParams({ q: text, lang: language, ...(more && { more: '1' }) })
  const response = await fetch(`/api/v1/places?${query}`, { signal })
  if (response.status === 429) throw new LimitedError('too many searches')
  if (!response.ok) throw new Error(`places answered ${response.status}`)
  const { results, origin, failures }: Omit<Answer, 'text'> & { failures: unknown[] } = await response.json()
  if (results.length === 0 && failures.length > 0) throw new Error('the geocoder did not answer')
  return { text, results, origin }
}

/**
 * The embedded gazetteer answers while typing. The geocoder is queried only where it finds nothing and the typing has
 * rested for `delayMs`, or on demand: its policy forbids autocomplete. A newer text aborts all that older ones began.
 */
export function usePlaceSearch(
  typed: string,
  language: Language,
  { minLength, delayMs }: { minLength: number; delayMs: number },
): PlaceSearchState {
  const text = typed.trim()
  const isLongEnough = text.length >= minLength
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failure, setFailure] = useState<{ text: string; state: 'failed' | 'limited' } | null>(null)
  const [textWantingMore, setTextWantingMore] = useState<string | null>(null)
  const wantsMore = textWantingMore === text

  useEffect(() => {
    if (!isLongEnough) return setAnswer(null)
    const controller = new AbortController()
    const { signal } = controller
    async function search() {
      if (!wantsMore) {
        await wait(pauseMs, signal)
        const known = await ask(text, language, false, signal)
        if (known.results.length > 0) return setAnswer(known)
        await wait(delayMs - pauseMs, signal)
      }
      setAnswer(await ask(text, language, true, signal))
    }
    setFailure(null)
    search().catch((error: unknown) => {
      if (!signal.aborted) setFailure({ text, state: error instanceof LimitedError ? 'limited' : 'failed' })
    })
    return () => controller.abort()
  }, [text, isLongEnough, wantsMore, language, delayMs])

  const current = isLongEnough ? answer : null
  const isAnswered = current?.text === text && !(wantsMore && current.origin === 'gazetteer')
  const results = current?.results ?? nothing
  let state: PlaceSearchState['state'] = 'searching'
  if (!isLongEnough) state = 'idle'
  else if (failure?.text === text) state = failure.state
  else if (isAnswered) state = results.length > 0 ? 'found' : 'none'
  return {
    state,
    // While the next answer is on its way the last one stays, so that the list does not flicker; and where there are no
    // more to be had.
    results: failure?.text === text && !wantsMore ? nothing : results,
    origin: current?.origin ?? 'gazetteer',
    askMore:
      state === 'found' && current?.origin === 'gazetteer' ? () => setTextWantingMore(text) : undefined,
  }
}
