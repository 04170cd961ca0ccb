import type { ForecastLayer } from '../../../domain/map/forecast-levels.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import type { ForecastManifest } from '../../../services/forecast-frames/forecast-manifest.ts'
import type { MapLayer } from './rain-sequence.ts'

/** What the map draws where the radar ends, or never sees: hours of the weather models. */
export type ForecastSequence = Pick<ForecastManifest, 'piecesUrl' | 'grid' | 'frames' | 'layers'>

/** Two pictures by address and how far the time has come from one to the other; with them what falls as snow. */
export type ShownForecast = {
  kind: 'precipitation' | 'clouds' | 'temperature' | 'wind'
  from: string
  to: string
  fraction: number
  /** null: what falls is not known to be snow or rain. */
  snow: { from: string; to: string } | null
  /** 0 to 1: it comes as the radar's picture goes. */
  presence: number
}

/** What can be written at places: what the layer shows, or the snow line over any of them. */
export type NumbersKind = Exclude<MapLayer, 'clouds' | 'storms'> | 'snow-line'
/** Files of the points' own values of an hour, or of three, and of where the points lie. */
export type ShownNumbers = { kind: NumbersKind; points: string; values: string[]; hours: number }

const kinds: Partial<Record<MapLayer, ShownForecast['kind']>> = {
  precipitation: 'precipitation',
  snow: 'precipitation',
  clouds: 'clouds',
  temperature: 'temperature',
  wind: 'wind',
}
/** Of what the radar shows better as long as it reaches. */
const followsRadar = (layer: MapLayer) => layer === 'precipitation' || layer === 'snow'

const middleOf = ({ startAt, endAt }: { startAt: number; endAt: number }) => (startAt + endAt) / 2

/** What of the models' hours is drawn at a time; null where it is another source's, over, or not to be had. */
export function forecastAt(
  { piecesUrl, frames, layers }: ForecastSequence,
  time: number,
  layer: MapLayer,
  { radarEndsAt, cloudsEndAt }: { radarEndsAt: number; cloudsEndAt: number },
): ShownForecast | null {
  const kind = kinds[layer]
  const [first] = frames
  const isRadars = time <= (followsRadar(layer) ? radarEndsAt : layer === 'clouds' ? cloudsEndAt : 0)
  if (!kind || !first || piecesUrl === null || isRadars || time < first.startAt) return null
  if (!layers[kind].isAvailable || (layer === 'snow' && !layers.snow.isAvailable)) return null
  // Hours that the radar tells are none of the forecast's.
  const own = followsRadar(layer) ? frames.filter((frame) => middleOf(frame) > radarEndsAt) : frames
  const from = own.findLast((frame) => middleOf(frame) <= time) ?? own[0]
  const to = own.find((frame) => middleOf(frame) >= time) ?? own.at(-1)
  if (!from || !to) return null
  const span = middleOf(to) - middleOf(from)
  const url = (of: ForecastLayer, { stamp }: { stamp: string }) => `${piecesUrl}/${of}/${stamp}.png`
  const startsAt = middleOf(own[0] ?? from)
  const presence =
    followsRadar(layer) && time < startsAt ? (time - radarEndsAt) / (startsAt - radarEndsAt) : 1
  return {
    kind,
    from: url(kind, from),
    to: url(kind, to),
    fraction: span > 0 ? (time - middleOf(from)) / span : 0,
    snow:
      kind === 'precipitation' && layers.snow.isAvailable
        ? { from: url('snow', from), to: url('snow', to) }
        : null,
    presence,
  }
}

const valuesOf: Record<NumbersKind, readonly ForecastLayer[]> = {
  precipitation: ['precipitation'],
  snow: ['precipitation', 'freezing-level', 'temperature'],
  temperature: ['temperature'],
  wind: ['wind'],
  'snow-line': ['freezing-level'],
}

/**
 * The numbers of a time; none where the map shows what the radar has, or half of it. The snow line takes the places of the
 * layer's own, but for wind: its arrows stand elsewhere.
 */
export function numbersAt(
  sequence: ForecastSequence,
  time: number,
  { layer, hasSnowLine }: { layer: MapLayer; hasSnowLine: boolean },
  radar: { radarEndsAt: number; cloudsEndAt: number },
): ShownNumbers[] {
  const { piecesUrl, frames, layers } = sequence
  const frame = frames.find(({ startAt, endAt }) => startAt <= time && time < endAt)
  if (!frame || piecesUrl === null) return []
  const snowLine: NumbersKind[] = hasSnowLine && layers['freezing-level'].isAvailable ? ['snow-line'] : []
  const own: NumbersKind[] =
    layer === 'clouds' || layer === 'storms' || (snowLine.length > 0 && layer !== 'wind') ? [] : [layer]
  return [...snowLine, ...own]
    .filter((kind) => valuesOf[kind].every((one) => layers[one].isAvailable))
    .filter((kind) => kind === 'snow-line' || forecastAt(sequence, time, kind, radar)?.presence === 1)
    .map((kind) => ({
      kind,
      points: `${piecesUrl}/points.bin`,
      values: valuesOf[kind].map((one) => `${piecesUrl}/${one}/${frame.stamp}.bin`),
      hours: (frame.endAt - frame.startAt) / hourMs,
    }))
}

/** Pictures ahead in the direction of play that are fetched before their time. */
const aheadPictures = 10

/** The pictures a time needs, then those that follow it. */
export function forecastByNeed(
  sequence: ForecastSequence,
  time: number,
  layer: MapLayer,
  at: { radarEndsAt: number; cloudsEndAt: number },
  isBackwards: boolean,
): string[] {
  const { frames } = sequence
  const hourly = frames.map(middleOf).filter((middle) => (isBackwards ? middle <= time : middle >= time))
  const times = [time, ...(isBackwards ? hourly.reverse() : hourly).slice(0, aheadPictures)]
  const urls = times.flatMap((one) => {
    const shown = forecastAt(sequence, one, layer, at)
    return shown ? [shown.from, shown.to, ...(shown.snow ? [shown.snow.from, shown.snow.to] : [])] : []
  })
  return [...new Set(urls)]
}
