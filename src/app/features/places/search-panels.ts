import './search-panels.css'

/** What only an opened search needs: one chunk, fetched at the first sign that somebody will search. */
export { HeroSearch } from './hero-search.tsx'
export { PickerPanel } from './picker-panel.tsx'
