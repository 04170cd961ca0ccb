import type { ForecastLayer } from './forecast-levels.ts'

/** Where a run's pieces lie: what an address names never changes. */
export const forecastPath = '/api/v1/map/forecast'

/** "202607211900" in UTC. */
export const frameStamp = (at: number): string => new Date(at).toISOString().replace(/\D/g, '').slice(0, 12)

/** What the nowcast passes over into: for the radar's process, not for browsers. */
export const aheadName = (startAt: number): string => `ahead/${frameStamp(startAt)}`

/** Of the hours that begin then; ends in ".png" as a picture and in ".bin" as numbers. */
export const pieceName = (layer: ForecastLayer, startAt: number): string => `${layer}/${frameStamp(startAt)}`
