import type { WhereNeed } from '../../../domain/where/where-needs.ts'
import type { IconView } from '../../forecast-kit/icon-view.server.ts'
import type { CreditView } from '../../provenance/source-view.ts'

/** A choice of the form. */
export type WhereField = {
  name: 'need' | 'day' | 'part' | 'minutes' | 'height' | 'region'
  options: { value: string; text: string }[]
  chosen: string
}

/** The page, written out by the server in Swiss time. */
export type WhereView = {
  need: WhereNeed
  title: string
  /** The day and the part of it that were asked for. */
  when: string
  /** From where and how far. */
  scope: string
  start: { value: string; name: string }
  /** What the address calls a start that nobody knows; null where all is well. */
  unknownStart: string | null
  fields: WhereField[]
  howFar: string
  answer: WhereLoaded | null
}

export type WhereLoaded = Pick<CreditView, 'source'> & {
  /** Only where there is no place to name. */
  none: string | null
  updated: string
  found: FoundView[]
  /** Why places that would suit are missing, a sentence each. */
  left: string[]
  map: WhereMap
}

export type FoundView = {
  slug: string
  name: string
  path: string
  reason: string
  facts: string
  /** Of the middle of its hours. */
  icon: IconView
  /** What counts for this need: hours of sun, degrees of the water. */
  figure: string
}

export type WhereMap = {
  /** Paths of the points by level, the least first: a dot each. */
  dots: string[]
  start: { x: number; y: number; name: string } | null
  /** Of the reach, in units of the map; null for all of the country. */
  reach: number | null
  circle: string | null
  marks: { x: number; y: number; name: string }[]
}
