import { useRouteLoaderData } from 'react-router'
import type { Language } from '../../domain/language.ts'
import type { AdSettings } from '../../page-contract/page-contract.ts'

/** What the root loader knows for the whole page. */
export type RootData = {
  language: Language
  /** The language the address names; null where it was negotiated. */
  prefix: Language | null
  path: string
  publicOrigin: string
  isDemo: boolean
  /** A site without a public address is seen from this machine only: by whoever runs it. */
  isOperatorHere: boolean
  year: number
  ads: AdSettings
  /** What the header shows; `isOwn`: what the visitor sees where no address names a place. */
  place: { value: string; name: string; isOwn: boolean }
  /** As the cookie said it: the browser checks it against what it has stored. */
  savedPlace: string | null
}

/** undefined where the request failed before the root loader. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root')
}
