import { simplifyTrack } from '../../../domain/way/simplify-track.ts'
import { encodeTrack } from '../../../domain/way/track-code.ts'
import type { WayPoint } from '../../../domain/way/way-line.ts'
import { parsedXml } from '../../design/trusted-types.ts'

export type FileProblem = 'huge' | 'broken' | 'empty' | 'outside'

/** A day of one point a second takes some. */
const longestFile = 10_000_000

/** Switzerland with what lies closest to it: the forecast's points end soon behind the border. */
const area = { south: 45.7, north: 47.95, west: 5.8, east: 10.65 }

/** The track of a GPX file as an address has it. Read here: of the file nothing else leaves the browser. */
export async function readGpx(file: Blob): Promise<{ code: string } | { problem: FileProblem }> {
  if (file.size > longestFile) return { problem: 'huge' }
  const gpx = rootOf(await file.text())
  if (!gpx) return { problem: 'broken' }
  const track = pointsOf(gpx, 'trkpt')
  const points = track.length > 1 ? track : pointsOf(gpx, 'rtept')
  if (points.length < 2) return { problem: 'empty' }
  // One that crosses the border is covered as far as there are forecasts.
  if (points.filter(isInArea).length < points.length / 2) return { problem: 'outside' }
  return { code: encodeTrack(simplifyTrack(points)) }
}

/** null: no GPX. Entities, of which a few bytes may make gigabytes, no track needs. */
function rootOf(text: string): Element | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return null
  const document = parsedXml(text)
  const isBroken = document.getElementsByTagName('parsererror').length > 0
  const root = document.documentElement
  return !isBroken && root.localName === 'gpx' ? root : null
}

const isInArea = ({ coordinates: { lat, lon } }: WayPoint) =>
  lat >= area.south && lat <= area.north && lon >= area.west && lon <= area.east

/** Of all parts, in order; a point without a height has that of the one before it, where any has one. */
function pointsOf(gpx: Element, name: 'trkpt' | 'rtept'): WayPoint[] {
  const read = Array.from(gpx.getElementsByTagNameNS('*', name), (element) => ({
    coordinates: { lat: numberIn(element.getAttribute('lat')), lon: numberIn(element.getAttribute('lon')) },
    heightM: numberIn(element.getElementsByTagNameNS('*', 'ele')[0]?.textContent ?? null),
  })).filter(
    ({ coordinates: { lat, lon } }) =>
      Number.isFinite(lat) && Number.isFinite(lon) && Math.abs(lat) <= 90 && Math.abs(lon) <= 180,
  )
  const known = read.filter(({ heightM }) => isHeight(heightM))
  let last = known[0]?.heightM ?? null
  // A few gaps are the receiver's; a file of which half is unknown has no profile.
  const hasHeights = known.length > read.length / 2
  return read.map(({ coordinates, heightM }) => {
    if (isHeight(heightM)) last = heightM
    return { coordinates, heightM: hasHeights ? last : null }
  })
}

const isHeight = (metres: number) => metres > -500 && metres < 9000

const numberIn = (text: string | null): number =>
  text === null || text.trim() === '' ? Number.NaN : Number(text)
