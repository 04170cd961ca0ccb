import { useRouteLoaderData } from 'react-router'
import type { Identity } from '../../domain/identity.ts'
import type { Language } from '../../domain/language.ts'
import type { Settings } from '../../domain/settings.ts'
import type { Block } from '../../domain/texts/text-blocks.ts'
import type { AdSettings } from '../../page-contract/page-contract.ts'

/** The operator's own, where there is one. */
export const logoUrl = '/site-logo.svg'

/** In the visitor's language. */
export type SiteLook = {
  name?: string
  subtitle?: string
  hasLogo?: true
  /** Of the style sheets' own names: the operator's in place of ours. */
  colours?: Record<`--${string}`, string>
  notice?: Block[]
  links?: Identity['links']
  featured?: { slug: string; name: string }[]
  /** Ids of pages that no menu lists. */
  pagesOff?: readonly string[]
}

/** What the root loader knows for the whole page. */
export type RootData = {
  language: Language
  path: string
  /** When it was rendered, of a page of weather, which is renewed while it is open; null: another page. */
  weatherAt: number | null
  release: string
  publicOrigin: string
  isDemo: boolean
  /** No public address: only the operator sees the site. */
  isOperatorHere: boolean
  year: number
  /** Left out where none is configured. */
  sourceCodeUrl?: string
  ads: AdSettings
  /** What the operator changed of the site's look; left out where nothing. */
  site?: SiteLook
  /** Shown in the header; `isOwn`: the visitor's saved place, not one named by the address. */
  place: { value: string; name: string; isOwn: boolean }
  /** Dangers of level 3 and above there, and the look of the worst. Left out where there are none. */
  grave?: { count: number; look: string } | undefined
  /** Of the page's days and hours. Left out where they are Switzerland's. */
  timeZone?: string
  /** From the cookie; the browser compares it with its local storage. */
  savedPlace: string | null
  /** Left out where nothing was chosen. The units are those in which the page's own data is written. */
  settings?: Settings
}

/** undefined if the request failed before the root loader. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root')
}
