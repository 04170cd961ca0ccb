import { aheadName, forecastPath, frameStamp } from '../../domain/map/forecast-addresses.ts'
import { type ForecastLayer, forecastLayers } from '../../domain/map/forecast-levels.ts'
import { isSwissPlace, type Place } from '../../domain/place/place.ts'
import { dayMs, hourMs } from '../../domain/time/durations.ts'
import type { Reading } from '../../domain/weather/reading.ts'
import type { FrameFile } from '../../ports/forecast-frames.ts'
import type { Gazetteer } from '../../ports/gazetteer.ts'
import type { LocalForecasts } from '../../ports/local-forecasts.ts'
import type { Clock } from '../../ports/platform.ts'
import { agedRunMs, choosePointOf, requestedPlace } from '../local-weather/local-weather.ts'
import type { PackedHourAhead } from '../radar/hour-ahead.ts'
import { productBounds, productGrid } from '../radar/product-grid.ts'
import { creditOf } from '../reading/modes.ts'
import type { ForecastLayerState, ForecastManifest } from './forecast-manifest.ts'
import { coarserCells } from './make-frames.ts'
import { type PlaceFrame, placeFrames } from './place-hours.ts'

/** After this many hours the weather has become another. */
const shownForMs = dayMs

/**
 * So long after its end an hour is still shown: the newest radar picture may be of it, and the satellite's pictures begin
 * an hour and more ago.
 */
const shownOnMs = hourMs

/** Two hours of nowcast, and half of the hour that it passes into. */
const blendedForMs = 2.5 * hourMs

export type ForecastFrames = {
  /** Always an answer: where there is nothing to show, each layer says why. */
  getManifest(): Promise<Reading<ForecastManifest>>
  /**
   * What the frames say at a place from a time on (now, unless it is told), by the local point chosen for it; null outside
   * of Switzerland or without a run.
   */
  getPlace(place: Place, since?: number): PlaceFrame[] | null
  /** What the nowcast passes over into: the hours around its end, as far as a run that is not too old has them. */
  hoursAhead(): PackedHourAhead[]
  /** A picture, or numbers packed by gzip, by its name in the address; of the newest run and of the one before it. */
  getPiece(run: string, name: string): Uint8Array | null
}

/** The map of the local forecasts: made once per run in the process that fetches it, and read from disk. */
export function createForecastFrames(options: {
  /** Of the newest run and of the one before it. */
  files: () => readonly FrameFile[]
  forecasts: Pick<LocalForecasts, 'facts' | 'status' | 'current'>
  postcodesOf: Gazetteer['postcodesOf']
  isWanted: () => Promise<boolean>
  clock: Clock
}): ForecastFrames {
  const { files, forecasts, clock } = options
  const grid = { ...productBounds(), cols: productGrid.cols, rows: productGrid.rows }

  async function missingReason(newest: FrameFile | undefined, now: number) {
    if (!(await options.isWanted())) return 'off'
    if (newest) return now - newest.facts.runAt > shownForMs ? 'old' : null
    return forecasts.status().failure === null ? 'pending' : 'failed'
  }

  return {
    async getManifest() {
      const now = clock()
      const [newest] = files()
      const reason = await missingReason(newest, now)
      const facts = reason === null ? newest?.facts : undefined
      const stateOf = (layer: ForecastLayer): ForecastLayerState => {
        if (reason !== null) return { isAvailable: false, reason }
        return facts?.layers.includes(layer)
          ? { isAvailable: true }
          : { isAvailable: false, reason: 'no-source' }
      }
      const { failure } = forecasts.status()
      return {
        data: {
          piecesUrl: facts ? `${forecastPath}/${facts.run}` : null,
          runAt: facts?.runAt ?? null,
          grid,
          coarserCells,
          frames: (facts?.frames ?? [])
            .filter(({ endAt }) => endAt > now - shownOnMs)
            .map((frame) => ({ kind: 'forecast', stamp: frameStamp(frame.startAt), ...frame })),
          layers: Object.fromEntries(
            forecastLayers.map((layer) => [layer, stateOf(layer)]),
          ) as ForecastManifest['layers'],
        },
        source: creditOf(forecasts.facts),
        observedAt: facts?.runAt ?? null,
        fetchedAt: facts?.fetchedAt ?? now,
        isStale: facts !== undefined && now - facts.runAt >= agedRunMs,
        failures: failure === null ? [] : [{ provider: forecasts.facts.id, kind: failure }],
      }
    },
    getPlace(place, since) {
      const now = clock()
      const from = since ?? now
      const [newest] = files()
      const run = forecasts.current()
      if (!newest || !run || !isSwissPlace(place) || now - newest.facts.runAt > shownForMs) return null
      const found = choosePointOf(run.points)(requestedPlace(place, options.postcodesOf))
      const report = found && run.at(found.site, from)
      const spans = newest.facts.frames.filter(({ endAt }) => endAt > from)
      return report && placeFrames(report.hourly, spans)
    },
    hoursAhead() {
      const now = clock()
      const [newest] = files()
      if (!newest || now - newest.facts.runAt >= agedRunMs) return []
      return newest.facts.frames
        .filter(({ startAt, endAt }) => endAt > now && startAt < now + blendedForMs)
        .flatMap(({ startAt }) => {
          const packed = newest.piece(aheadName(startAt))
          return packed ? [{ startAt, packed }] : []
        })
    },
    getPiece: (run, name) =>
      files()
        .find(({ facts }) => facts.run === run)
        ?.piece(name) ?? null,
  }
}
