import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** What the root loader knows for the whole page; undefined where the request failed before it. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root')
}
