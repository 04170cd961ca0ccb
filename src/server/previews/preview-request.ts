import { decoded } from '../../domain/address/decoded.ts'
import {
  displayPictureSizes,
  displayShades,
  type PreviewRequest,
} from '../../page-contract/preview-contract.ts'

const address =
  /^(?:\/(?:en|de|fr|it))?\/(?:(?<page>location|display)\/(?<place>[^/]+)|(?<alerts>alerts)(?:\/(?<warning>[\w.-]+))?|(?<radar>radar))\.png$/

/** No slug and no warning's anchor is longer. */
const longestName = 200

/** Which preview an address names; null: none. */
export function previewRequest({ pathname, searchParams }: URL): PreviewRequest | null {
  const { page, place, alerts, warning = null, radar } = address.exec(pathname)?.groups ?? {}
  if (place !== undefined) {
    const name = decoded(place)
    if (name === null || name.length > longestName) return null
    return page === 'display' ? displayRequest(name, searchParams) : { kind: 'location', place: name }
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

/** null: of a size or in shades that are not drawn. */
function displayRequest(place: string, wish: URLSearchParams): PreviewRequest | null {
  const size = displayPictureSizes.find((one) => one === (wish.get('size') ?? displayPictureSizes[0]))
  const shades = displayShades.find((one) => String(one) === (wish.get('shades') ?? '16'))
  const temperature = wish.get('temperature') === 'F' ? 'F' : 'C'
  return size && shades ? { kind: 'display', place, size, shades, temperature } : null
}
