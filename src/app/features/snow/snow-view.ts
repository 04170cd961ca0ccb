import type { FailureKind } from '../../../domain/failure.ts'
import type { Aspect, DangerValue, TextBlock } from '../../../domain/snow/avalanche.ts'
import type { BulletinState } from '../../../domain/snow/avalanche-rules.ts'
import type { CreditView } from '../../provenance/source-view.ts'

/** Danger in words and as the colour's name; the number is in the badge. */
export type DangerView = { value: DangerValue; badge: string; text: string }

export type ProblemView = {
  id: string
  name: string
  danger: DangerView | null
  period: string | null
  aspects: Aspect[]
  /** "N, NE, E above 2200 m"; null where neither is named. */
  where: string | null
  coreZone: string | null
  text: TextBlock[]
}

export type TextView = { title: string; blocks: TextBlock[] }

export type AreaView = {
  anchor: string
  danger: DangerView
  /** By part of the day, where it changes. */
  parts: { period: string; danger: DangerView }[]
  regions: string
  /** "64 regions": what their names are folded under where they would fill a phone's screen. */
  regionsFolded: string | null
  isHere: boolean
  isUpcoming: boolean
  valid: string
  notes: string[]
  problems: ProblemView[]
  texts: TextView[]
}

export type DangerMapView = {
  areas: { anchor: string; label: string; value: DangerValue; path: string }[]
  markers: { x: number; y: number; text: string }[]
  place: { x: number; y: number; name: string } | null
  /** "Considerable (3): 52 regions. Moderate (2): 35 regions." */
  sentence: string
}

export type BulletinView = {
  /** pending: SLF is still answering. */
  state: BulletinState | 'failed' | 'pending'
  /** What a reader must know before the first level: title and text. */
  message: { title: string; text: string } | null
  notes: string[]
  /** Of the issuer's texts. */
  textLanguage: string
  editionLines: string[]
  /** No map unless it is in force. */
  map: DangerMapView | null
  areas: AreaView[]
  /** What all areas have in common. */
  texts: TextView[]
  credit: CreditView | null
  slfUrl: string
}

export const stationSorts = ['near', 'depth', 'fresh', 'altitude'] as const
export type StationSort = (typeof stationSorts)[number]
export const lowestHeights = [0, 1500, 2000, 2500] as const

export type DepthRow = {
  id: string
  network: string
  name: string
  heightM: number
  depth: string
  fresh: string | null
  change: string | null
  temperature: string | null
  wind: string | null
  distance: string
  time: string
  iso: string
}

export type DepthsView = {
  lead: string
  notes: string[]
  sort: StationSort
  fromM: number
  rows: DepthRow[]
  hasFresh: boolean
  /** Stations of this choice beyond those shown. */
  all: { count: number } | null
  dots: { x: number; y: number; band: number; label: string }[]
  bands: string[]
  place: DangerMapView['place']
  /** Of a network that is silent or late. */
  warnings: { network: string; isPending: boolean; text: string }[]
  credits: CreditView[]
}

export type SnowLineRow = {
  date: string
  day: string
  freezingLevel: string
  snowLine: string | null
  precipitation: string | null
}
export type SnowLineView = { lead: string; rows: SnowLineRow[]; credit: CreditView }

/** Where more than a centimetre fell: at most stations and at the one with most, which is named. */
export type FreshSnowView = { rows: { region: string; amount: string; station: string }[] }

export type SnowView = {
  placeParameter: string | null
  lead: string | null
  /** null out of season, or where nobody reports it. */
  fresh: FreshSnowView | null
  bulletin: BulletinView
  depths: DepthsView | { failure: FailureKind }
  snowLine: SnowLineView | { failure: FailureKind } | { missing: string }
}
