import { decoded } from '../../domain/address/decoded.ts'
import type { PreviewRequest } from '../../page-contract/preview-contract.ts'

const address =
  /^(?:\/(?:en|de|fr|it))?\/(?:location\/(?<place>[^/]+)|(?<alerts>alerts)(?:\/(?<warning>[\w.-]+))?|(?<radar>radar))\.png$/

/** No slug and no warning's anchor is longer. */
const longestName = 200

/** Which preview an address names; null: none. */
export function previewRequest({ pathname, searchParams }: URL): PreviewRequest | null {
  const { place, alerts, warning = null, radar } = address.exec(pathname)?.groups ?? {}
  if (place !== undefined) {
    const name = decoded(place)
    return name !== null && name.length <= longestName ? { kind: 'location', place: name } : null
  }
  if (alerts) return (warning?.length ?? 0) <= longestName ? { kind: 'alerts', warning } : null
  if (!radar) return null
  const time = Date.parse(searchParams.get('t') ?? '')
  const marked = searchParams.get('place')
  return {
    kind: 'radar',
    time: Number.isFinite(time) ? time : null,
    place: marked !== null && marked.length <= longestName ? marked : null,
  }
}
