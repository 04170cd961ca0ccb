import { type KeptPlace, keptPlacesOf } from '../../../domain/place/kept-places.ts'

/** As the fragment of an address, which browsers keep to themselves. */
export function keptPlacesFragment(places: readonly KeptPlace[]): string {
  const pairs = places.flatMap(({ value, label, name }) => [
    ['place', value],
    ['label', label],
    ...(name ? [['name', name]] : []),
  ])
  return new URLSearchParams(pairs).toString()
}

/** null for a fragment that is not ours; an empty list if it contains no place. */
export function parseKeptPlacesFragment(fragment: string): KeptPlace[] | null {
  const entries: Record<string, string>[] = []
  for (const [key, text] of new URLSearchParams(fragment.replace(/^#/, ''))) {
    if (key === 'place') entries.push({ value: text })
    else if (key === 'label' || key === 'name') Object.assign(entries.at(-1) ?? {}, { [key]: text })
  }
  return entries.length === 0 ? null : keptPlacesOf(entries)
}
