import './search-panels.css'

// What only an opened search needs: one chunk, fetched when a search is likely. Used as `panels.HeroSearch`, which the
// search for dead code does not follow through a promise.
/** @public */
export { HeroSearch } from './hero-search.tsx'
/** @public */
export { PickerPanel } from './picker-panel.tsx'
