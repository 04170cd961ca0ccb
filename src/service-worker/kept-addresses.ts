import { splitPath } from '../app/i18n/localised-path.ts'
import { pageAt } from '../domain/pages.ts'

type Address = Pick<URL, 'pathname' | 'search'>

/** No page but a feed, a picture or the router's data. */
const ending = /\.[a-z]+$/

/** Nobody types more: such an address is made up. */
const longestSearch = 200

export function isKeptPage({ pathname, search }: Address): boolean {
  const { path } = splitPath(pathname)
  const known = pageAt(path)
  const isKept = known?.isWeather || known?.isKept || false
  return isKept && !ending.test(path) && search.length <= longestSearch
}

/** Scripts, styles, fonts, the base map: their names contain the hash of their content. */
export const isAsset = ({ pathname }: Address) => pathname.startsWith('/assets/')

/** Maps of Switzerland under figures and warnings. */
export const isDrawing = ({ pathname }: Address) => /^\/swiss-\w+\.svg$/.test(pathname)

const radarPictures = /\/api\/v1\/radar\/frames\/([\w-]{16})\.(?:png|svg)/g

/** Of all radar pictures that a document names: the hashes of their content. */
export const pictureHashesIn = (html: string): ReadonlySet<string> =>
  new Set(Array.from(html.matchAll(radarPictures), ([, hash]) => hash ?? ''))

/** null: the address is none of a radar picture. */
export const pictureHashIn = (address: string): string | null => [...pictureHashesIn(address)][0] ?? null

export const isRadarPicture = ({ pathname }: Address) => pictureHashIn(pathname) !== null

export const isGlances = ({ pathname }: Address) => splitPath(pathname).path === '/places/glances'

export const isRadarPage = ({ pathname }: Address) => splitPath(pathname).path === '/radar'

/** The place, or the way, that the address names. */
const subjectOf = ({ search }: Address): string => {
  const query = new URLSearchParams(search)
  return ['place', 'stop', 'track'].flatMap((name) => query.getAll(name).filter(Boolean)).join('\n')
}

/** The same page for the same reader: an address without a language is in the reader's, one without a place of theirs. */
export function isSamePage(requested: Address, kept: Address): boolean {
  const [one, other] = [splitPath(requested.pathname), splitPath(kept.pathname)]
  return (
    one.path === other.path &&
    (!one.prefix || !other.prefix || one.prefix === other.prefix) &&
    subjectOf(requested) === subjectOf(kept)
  )
}
