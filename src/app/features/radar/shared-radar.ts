import type { PageMeta } from '../../page/page-meta.ts'
import { type radarQuery, radarSearch } from './radar-address.ts'

/** A moment of the radar has its own picture and address; so has the newest one with a place marked. */
export function sharedRadar({
  place,
  t,
}: ReturnType<typeof radarQuery.read>): Pick<PageMeta, 'preview' | 'sharedPath'> {
  const search = radarSearch({ place, t })
  return { preview: `/radar.png${search}`, ...(search && { sharedPath: `/radar${search}` }) }
}
