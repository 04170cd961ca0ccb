import type { Coordinates } from '../place/coordinates.ts'
import { isValidCoordinates } from '../place/coordinates.ts'
import type { WayPoint } from './way-line.ts'

/** A track as an address has it: rounded, and of few points. */
export type Track = {
  points: readonly WayPoint[]
  /** As the file measures it, to 100 m. */
  km: number
}

/** More would not fit into an address that is kept for times without a connection. */
export const mostTrackPoints = 24

/** To a thousandth of a degree, some hundred metres. */
const perDegree = 1000
const heightStepM = 10
const perKm = 10
const longestKm = 2000
const heights = { lowest: -500, highest: 9000 }

/** Each letter is five bits of a number and whether more follow. All of them may be used in an address unescaped. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const more = 32

function written(value: number): string {
  // The sign in the last bit: small numbers of both signs are short.
  let rest = value < 0 ? -value * 2 - 1 : value * 2
  let text = ''
  while (rest >= more) {
    text += letters[(rest % more) + more]
    rest = Math.floor(rest / more)
  }
  return text + letters[rest]
}

/** null: no such numbers. */
function read(text: string): number[] | null {
  const numbers: number[] = []
  let [sum, scale] = [0, 1]
  for (const letter of text) {
    const value = letters.indexOf(letter)
    if (value < 0 || scale > more ** 5) return null
    sum += (value % more) * scale
    scale *= more
    if (value >= more) continue
    numbers.push(sum % 2 === 1 ? -(sum + 1) / 2 : sum / 2)
    sum = 0
    scale = 1
  }
  return scale === 1 ? numbers : null
}

/** Length, whether heights follow, and each point as the difference to the one before. */
export function encodeTrack({ points, km }: Track): string {
  const hasHeights = points.every(({ heightM }) => heightM !== null)
  const numbers = [Math.round(km * perKm), hasHeights ? 1 : 0]
  let before = [0, 0, 0]
  for (const { coordinates, heightM } of points) {
    const rounded = [
      Math.round(coordinates.lat * perDegree),
      Math.round(coordinates.lon * perDegree),
      Math.round((heightM ?? 0) / heightStepM),
    ]
    const differences = rounded.map((value, index) => value - (before[index] ?? 0))
    numbers.push(...(hasHeights ? differences : differences.slice(0, 2)))
    before = rounded
  }
  return numbers.map(written).join('')
}

const longestCode = 400

/** null: not one of ours. */
export function decodeTrack(text: string): Track | null {
  const numbers = text.length <= longestCode ? read(text) : null
  const [length = 0, flag = 0, ...rest] = numbers ?? []
  const size = flag === 1 ? 3 : 2
  const count = rest.length / size
  const isForm =
    (flag === 0 || flag === 1) && Number.isInteger(count) && count >= 2 && count <= mostTrackPoints
  if (!isForm || length < 0 || length > longestKm * perKm) return null
  const points: WayPoint[] = []
  let [lat, lon, height] = [0, 0, 0]
  for (let index = 0; index < rest.length; index += size) {
    lat += rest[index] ?? 0
    lon += rest[index + 1] ?? 0
    height += flag === 1 ? (rest[index + 2] ?? 0) : 0
    const coordinates: Coordinates = { lat: lat / perDegree, lon: lon / perDegree }
    const heightM = flag === 1 ? height * heightStepM : null
    const isHeight = heightM === null || (heightM >= heights.lowest && heightM <= heights.highest)
    if (!isValidCoordinates(coordinates) || !isHeight) return null
    points.push({ coordinates, heightM })
  }
  return { points, km: length / perKm }
}
