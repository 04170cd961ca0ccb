/** Of pages that the header's bar has no room for. */
export const menuGroups = ['mountains', 'nature', 'more'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** What the site knows of a page before it is opened. */
type PageRecord = {
  /** Its folder and texts are named after it: `shell.{id}` in menus, `meta.{id}Title` in its head. */
  id: string
  /** Without the language, which may stand before it. */
  path: `/${string}`
  /** File in `src/app/routes`, if it is not named after the page. */
  module?: string
  /** Catalogues it needs in the browser besides those of every page. */
  texts: readonly string[]
  /**
   * How its address names the place it shows. 'address': the whole page is about one; 'query': by `?place=`, else the
   * visitor's own; 'wish': by `?place=`, else all of Switzerland; 'passed': shows none, and keeps one that is looked at for the next page.
   */
  place: 'address' | 'query' | 'wish' | 'passed' | 'none'
  /** It shows weather: it is renewed while it is open, and kept for times without a connection. */
  isWeather?: true
  /** It is about the whole country: "today" is the Swiss day, whichever place the visitor has chosen. */
  isSwiss?: true
  /** Kept for times without a connection though it renews what it shows itself. */
  isKept?: true
  /** Where menus list it: in the header's bar, or in one of the groups beside it. */
  menu?: 'bar' | MenuGroup
  /** In the bar at the foot of small screens: its short name and its glyph. */
  foot?: 'today' | 'radar' | 'alerts' | 'mountains'
  footer?: 'services' | 'about'
  /** Not for search engines; nor is a page about one place or region, of which each has its own address. */
  isUnlisted?: true
}

/** The only list of pages, in the order of menus. */
export const pages = [
  { id: 'home', path: '/', texts: ['home'], place: 'address', isWeather: true, foot: 'today' },
  {
    id: 'location',
    path: '/location/:locationId',
    texts: ['home', 'pages'],
    place: 'address',
    isWeather: true,
  },
  {
    id: 'region',
    path: '/region/:regionId',
    texts: ['home', 'pages', 'phrases'],
    place: 'none',
    isWeather: true,
    isSwiss: true,
  },
  {
    id: 'radar',
    path: '/radar',
    texts: ['radar', 'phrases'],
    place: 'query',
    isWeather: true,
    isSwiss: true,
    menu: 'bar',
    foot: 'radar',
    footer: 'services',
  },
  {
    id: 'alerts',
    path: '/alerts',
    texts: ['alerts'],
    place: 'query',
    isWeather: true,
    isSwiss: true,
    menu: 'bar',
    foot: 'alerts',
    footer: 'services',
  },
  {
    id: 'forecast',
    path: '/forecast',
    texts: ['forecast', 'phrases'],
    place: 'query',
    isWeather: true,
    menu: 'bar',
    footer: 'services',
  },
  {
    id: 'precipitation',
    path: '/precipitation',
    texts: ['radar', 'precipitation', 'phrases'],
    place: 'query',
    isWeather: true,
    menu: 'bar',
    footer: 'services',
  },
  {
    id: 'places',
    path: '/places',
    isUnlisted: true,
    texts: ['home', 'places', 'phrases'],
    place: 'none',
    isKept: true,
    menu: 'more',
    footer: 'services',
  },
  {
    id: 'plan',
    path: '/plan',
    texts: ['plan', 'phrases'],
    place: 'query',
    isWeather: true,
    menu: 'more',
    footer: 'services',
  },
  {
    id: 'where',
    path: '/where',
    texts: ['where'],
    place: 'query',
    isWeather: true,
    isSwiss: true,
    menu: 'more',
    footer: 'services',
  },
  {
    id: 'way',
    path: '/way',
    texts: ['way', 'search'],
    place: 'passed',
    isWeather: true,
    isSwiss: true,
    menu: 'more',
    footer: 'services',
  },
  {
    id: 'mountain',
    path: '/mountain',
    texts: ['home', 'mountain'],
    place: 'passed',
    isWeather: true,
    isSwiss: true,
    menu: 'mountains',
    foot: 'mountains',
    footer: 'services',
  },
  {
    id: 'snow',
    path: '/snow',
    texts: ['snow'],
    place: 'query',
    isWeather: true,
    menu: 'mountains',
    footer: 'services',
  },
  {
    id: 'water',
    path: '/water',
    texts: ['water', 'phrases'],
    place: 'query',
    isWeather: true,
    isSwiss: true,
    menu: 'nature',
    footer: 'services',
  },
  {
    id: 'pollen',
    path: '/pollen',
    texts: ['pollen', 'phrases'],
    place: 'query',
    isWeather: true,
    menu: 'nature',
    footer: 'services',
  },
  {
    id: 'seasonal',
    path: '/seasonal',
    texts: ['seasonal', 'phrases'],
    place: 'query',
    isWeather: true,
    menu: 'nature',
    footer: 'services',
  },
  {
    id: 'accuracy',
    path: '/accuracy',
    texts: ['accuracy'],
    place: 'wish',
    isWeather: true,
    isSwiss: true,
    menu: 'more',
    footer: 'services',
  },
  {
    id: 'about',
    path: '/about',
    texts: ['about'],
    place: 'passed',
    menu: 'more',
    footer: 'about',
  },
  { id: 'contact', path: '/contact', texts: ['about'], place: 'none', footer: 'about' },
  {
    id: 'privacy',
    path: '/privacy',
    module: 'legal',
    texts: ['pages'],
    place: 'none',
    footer: 'about',
  },
  {
    id: 'terms',
    path: '/terms',
    module: 'legal',
    texts: ['pages'],
    place: 'none',
    footer: 'about',
  },
  {
    id: 'cookies',
    path: '/cookies',
    module: 'legal',
    texts: ['pages'],
    place: 'none',
    footer: 'about',
  },
  {
    id: 'settings',
    path: '/settings',
    texts: ['settings'],
    place: 'none',
    menu: 'more',
    footer: 'about',
    isUnlisted: true,
  },
  {
    id: 'ads',
    path: '/ads',
    module: 'legal',
    texts: ['pages'],
    place: 'none',
    footer: 'about',
  },
  {
    id: 'accessibility',
    path: '/accessibility',
    module: 'legal',
    texts: ['pages'],
    place: 'none',
    footer: 'about',
  },
  { id: 'setup', path: '/setup', texts: ['home', 'key', 'about'], place: 'none', isUnlisted: true },
  {
    id: 'embed',
    path: '/embed',
    module: 'embed-builder',
    texts: ['embed', 'settings', 'where', 'phrases'],
    place: 'query',
    menu: 'more',
    footer: 'about',
  },
  { id: 'search', path: '/search', texts: ['pages', 'search'], place: 'none', isUnlisted: true },
] as const satisfies readonly PageRecord[]

export type Page = (typeof pages)[number]

const byFirstPart = new Map<string, PageRecord>(pages.map((page) => [page.path.split('/')[1] ?? '', page]))

/** The page whose address begins with this part, the language left out; null where there is none. */
export const pageOf = (firstPart: string): PageRecord | null => byFirstPart.get(firstPart) ?? null

/** The page at exactly this path without its language. */
export function pageAt(path: string): PageRecord | null {
  const parts = path.split('/')
  const page = parts[0] === '' ? pageOf(parts[1] ?? '') : null
  const isWhole = parts.length === page?.path.split('/').length
  return isWhole && !parts.slice(2).includes('') ? page : null
}

/** Renewed while they are open, kept for times without a connection. */
export const isWeatherPage = (path: string): boolean => pageAt(path)?.isWeather ?? false

/** Pages of the whole country: "today" is the Swiss day, whichever place the visitor has chosen. */
export const isSwissPage = (path: string): boolean => pageAt(path)?.isSwiss ?? false

/** Of all pages: those meant to be found. */
export const listedPages: readonly string[] = pages.flatMap((page) =>
  page.path.includes(':') || 'isUnlisted' in page ? [] : [page.path],
)
