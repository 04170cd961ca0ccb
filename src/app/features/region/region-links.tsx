import type { RegionId } from '../../../domain/place/place.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { RegionLocator } from './region-map.tsx'

/** Each region by its shape and name. */
export function RegionLinks({ regions }: { regions: readonly { id: RegionId; name: string }[] }) {
  return (
    <ul className="region-links">
      {regions.map(({ id, name }) => (
        <li key={id}>
          <LocalLink to={`/region/${id}`}>
            <RegionLocator id={id} />
            {name}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
