import type { LocationOption } from '../domain/place/location-option.ts'

/**
 * The ten cities offered without a search, in the product's order. Coordinates: swisstopo, official directory of
 * towns and cities (2022), the settlement's own point.
 */
export const presets: readonly (LocationOption & Required<Pick<LocationOption, 'coordinates'>>)[] = [
  { value: 'zurich', label: 'Zürich', coordinates: { lat: 47.37205, lon: 8.54135 } },
  { value: 'bern', label: 'Bern', coordinates: { lat: 46.94724, lon: 7.44796 } },
  { value: 'geneva', label: 'Geneva', coordinates: { lat: 46.20244, lon: 6.14495 } },
  { value: 'basel', label: 'Basel', coordinates: { lat: 47.55419, lon: 7.58671 } },
  { value: 'lausanne', label: 'Lausanne', coordinates: { lat: 46.52001, lon: 6.6301 } },
  { value: 'lucerne', label: 'Lucerne', coordinates: { lat: 47.05006, lon: 8.29702 } },
  { value: 'lugano', label: 'Lugano', coordinates: { lat: 46.0054, lon: 8.94656 } },
  { value: 'st-gallen', label: 'St. Gallen', coordinates: { lat: 47.42364, lon: 9.36223 } },
  { value: 'winterthur', label: 'Winterthur', coordinates: { lat: 47.49162, lon: 8.72955 } },
  { value: 'chur', label: 'Chur', coordinates: { lat: 46.84817, lon: 9.5328 } },
]
