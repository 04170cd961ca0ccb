import type { ComponentType } from 'react'

/** What a route exports as `handle`. */
export type PageHandle = {
  /** The page's beginning, whose styles are in first-screen.css; the rest of it is the route's component. */
  FirstScreen?: ComponentType<{ page: never }>
}
