import type { PageMeta } from '../../page/page-meta.ts'
import { readRadarAddress, writeRadarAddress } from './radar-address.ts'

/** A moment of the radar has its own picture and address; so has the newest one with a place marked. */
export function sharedRadar(query: URLSearchParams): Pick<PageMeta, 'preview' | 'sharedPath'> {
  const place = query.get('place')
  const { time } = readRadarAddress(query.toString())
  const search = writeRadarAddress(place === null ? '' : new URLSearchParams({ place }).toString(), {
    camera: null,
    layer: 'precipitation',
    time,
    hasHail: false,
    hasStations: false,
    hasLightning: false,
    hasSnowLine: false,
  })
  return { preview: `/radar.png${search}`, ...(search && { sharedPath: `/radar${search}` }) }
}
