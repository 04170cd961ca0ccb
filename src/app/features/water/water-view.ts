import type { FailureKind } from '../../../domain/failure.ts'
import type { FloodDanger, WaterTrend } from '../../../domain/water/water.ts'
import type { AgeText } from '../../provenance/age-text.tsx'
import type { SourceView } from '../../provenance/source-view.ts'

export const waterViews = ['levels', 'bathing'] as const
/** Whoever wants to swim goes no farther. */
export const bathingKm = 40
export type WaterViewName = (typeof waterViews)[number]

export type FloodView = { level: FloodDanger; text: string }

/** `change` is empty where there is none to speak of. */
export type TrendView = { direction: WaterTrend['direction']; change: string; hours: number }

export type GaugeRow = {
  id: string
  /** Lake or river, and where: "Aare", "Bern, Schönau". */
  water: string
  station: string
  /** "Outflow of Lake Thun". */
  hint: string | null
  /** Bathing view: why not here. */
  warning?: string | null
  distance: string | null
  temperature: string | null
  temperatureTrend: TrendView | null
  level: string | null
  levelTrend: TrendView | null
  discharge: string | null
  /** null: the office sets no level here. */
  danger: FloodView | null
  isDangerUnreadable: boolean
  measuredAt: string
  iso: string
  /** Older than two hours: shown as last known. */
  isOld: boolean
}

export type WaterMarker = {
  id: string
  x: number
  y: number
  /** For the pointer. */
  label: string
  danger: FloodDanger | null
  /** Of the temperature; null on the map of dangers. */
  colour: string | null
  /** A figure next to the dot where there is room. */
  figure: string | null
  /** On a phone figures are larger, and fewer have room. */
  hasRoomOnPhone: boolean
  isOld: boolean
}

export type LoadedWater = {
  source: SourceView
  /** "5 minutes ago", of the newest value. */
  newest: string
  age: AgeText
  isOld: boolean
  lead: string
  markers: readonly WaterMarker[]
  /** Stations without raised danger, one path for each look: hundreds of elements would be slow to lay out. */
  dots: readonly { look: string; path: string }[]
  /** Levels view: stations with danger level 2 or more, gravest first. */
  raised: readonly GaugeRow[]
  /** Nearest first; warmest first in the bathing view. */
  near: readonly GaugeRow[]
  /** Bathing view: of the whole country. */
  warmest: readonly GaugeRow[]
  /** Levels view: every lake and river, by name. */
  index: readonly WaterIndex[]
  /** The one chosen in the address, with all its stations. */
  chosen: { key: string; name: string; rows: readonly GaugeRow[] } | null
}

export type WaterIndex = {
  kind: 'lake' | 'river'
  waters: readonly { key: string; name: string; count: number }[]
}

export type LakeRow = {
  id: string
  name: string
  distance: string
  temperature: string
  trend: TrendView | null
  tomorrow: string | null
}

/** Computed by a model, never beside measured values in one table. */
export type LakesView =
  | {
      /** The warmest within bathing distance; empty where none is. */
      lead: string
      rows: readonly LakeRow[]
      source: SourceView
      fetched: AgeText
      isOld: boolean
    }
  | { failure: FailureKind }

export type WaterView = {
  view: WaterViewName
  placeName: string
  placeParameter: string | null
  place: { x: number; y: number; name: string; isRing?: boolean; isNameBelow?: boolean } | null
  /** Bathing view: what the air does today. */
  air: string | null
  /** The words of the five danger levels. */
  scale: readonly FloodView[]
  water: LoadedWater | { failure: FailureKind }
  /** Bathing view only. */
  lakes: LakesView | null
}
