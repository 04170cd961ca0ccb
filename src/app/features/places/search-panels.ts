import './search-panels.css'

/** What only an opened search needs: one chunk, fetched when a search is likely. */
export { HeroSearch } from './hero-search.tsx'
export { PickerPanel } from './picker-panel.tsx'
