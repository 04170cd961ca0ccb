import type { Place } from '../../domain/place/place.ts'
import type { Outcome, Reading } from '../../domain/weather/reading.ts'
import type { FindPlaces } from '../../services/places/find-places.ts'
import { problemError } from '../http/problem.ts'
import { published } from './published.ts'

/** 404 for what is no place. */
export function expectPlace(findPlaces: Pick<FindPlaces, 'resolve'>, value: string): Place {
  const place = findPlaces.resolve(value)
  if (place) return place
  throw problemError({ status: 404, code: 'unknown-place', title: 'No such place' })
}

/** 503 with the first failure's kind where there is no data: "No {what} right now". */
export function expectReading<T>(outcome: Outcome<T>, what: string): Reading<T> {
  if ('source' in outcome) return outcome
  const code = outcome.failures[0]?.kind ?? 'no-data'
  throw problemError({ status: 503, code, title: `No ${what} right now` })
}

/** A reading as the document describes it: with its age, and its data in the form that is published. */
export function describedReading<T, Shown>(reading: Reading<T>, now: number, data: Shown) {
  const age = now - (reading.observedAt ?? reading.fetchedAt)
  return published({ ...reading, data, ageSeconds: Math.max(0, Math.round(age / 1000)) })
}
