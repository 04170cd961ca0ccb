import type { IconView } from '../../forecast-kit/icon-view.server.ts'
import type { WinterView } from '../snow/winter-block.ts'

export type Crumb = { name: string; path: string | null }

export type NeighbourView = {
  slug: string
  name: string
  distance: string
  /** null where its weather was not fetched lately. */
  weather: (IconView & { temperatureC: number; isForecast: boolean }) | null
}

/** What a location's page has beyond the weather itself. */
export type LocationView = {
  /** From the country down; the last is the place. */
  crumbs: Crumb[]
  /** Where the address names no place we know: as the visitor wrote it, and what may be meant. */
  unknown: { id: string; meant: { value: string; name: string; detail: string }[] } | null
  facts: {
    canton: string | null
    /** For a point away from any place: "47.05, 8.31, 12 km from Sörenberg". */
    position: string | null
    /** A lake or river nearby, and the page with more of it. */
    water: { text: string; path: string } | null
  }
  /** Addresses to subscribe to; no warnings where none of our feeds covers the place. */
  calendars: { sun: string; warnings: string | null }
  /** Where its weather is made into a frame for other sites. */
  embedPath: string
  /** In the mountains, in winter. */
  winter: WinterView | null
  neighbours: NeighbourView[]
  /** How good the forecast has been at the station that represents the place. */
  accuracy: { text: string; path: string } | null
}
