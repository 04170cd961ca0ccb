import type { ForecastLayer } from '../domain/map/forecast-levels.ts'

/** What a file of forecast frames holds, beside its pieces. */
export type FrameFacts = {
  /** Names the run in addresses: its time, and what it and this make of frames are. */
  run: string
  runAt: number
  /** When the run was fetched. */
  fetchedAt: number
  frames: {
    startAt: number
    endAt: number
    /** Of the line through temperature and height, in °C per 100 m, from the lowest ground upwards; null where unknown. */
    lapseCPer100M: number | null
  }[]
  /** Those the run has values for. */
  layers: ForecastLayer[]
}

/** Frames of one run, written once. */
export type FrameFile = {
  facts: FrameFacts
  /** By its name in the address behind the run; null: there is none. */
  piece(name: string): Uint8Array | null
}

/** Takes the pieces of a run as they are made. Nothing of it is in place before `finish`. */
export type FrameWriter = {
  put(name: string, bytes: Uint8Array): void
  finish(facts: FrameFacts): void
  discard(): void
}
