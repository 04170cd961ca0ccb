import { type ComponentType, lazy } from 'react'

/** A part that the page can do without: where its code cannot be fetched it is left out, instead of the whole page. */
export function optional<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))
}
