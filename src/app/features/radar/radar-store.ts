import type { Camera } from '../map/create-rain-map.ts'
import type { MapLayer } from '../map/rain-sequence.ts'
import { type Fetched, followMapData, type Hail, type LightningOnMap, type Stations } from './map-data.ts'
import { createPlayback, type Moment } from './playback.ts'
import { type RadarAddress, readRadarAddress } from './radar-address.ts'
import type { RadarView } from './radar-page.server.ts'
import { positionOf, type Scale, stopAt, type TimeLine } from './time-line.ts'

/** Values over any layer, and what they are. */
type OverlayData = { hail: Hail; stations: Stations; lightning: LightningOnMap }
export type Overlay = keyof OverlayData
const overlays: Overlay[] = ['hail', 'stations', 'lightning']
/** Where an overlay's values are read, and how long they are shown, ms. */
export type OverlaySources = Record<Overlay, { address: string; lifeMs: number }>
type OverlayState = { [Name in Overlay]: { isOn: boolean; data: Fetched<OverlayData[Name]> } }

export type RadarState = OverlayState & {
  moment: Moment
  scale: Scale
  layer: MapLayer
  /** Per cent. */
  opacity: number
  camera: Camera | null
  /** Its heights are written at the places, instead of the layer's numbers. */
  hasSnowLine: boolean
}

type Wanted = Pick<RadarView, 'line' | 'manifest' | 'isHailSeason'>

/** What is shown of the radar, as the visitor has chosen it and as time goes on: everything the page, its map and its address follow. */
export function createRadarStore(
  view: Wanted,
  search: string,
  options: { hasReducedMotion(): boolean; sources: OverlaySources },
) {
  let { sources } = options
  const asked = readRadarAddress(search)
  let { line, manifest } = view
  const scale: Scale = scaleOf(view.line, asked.time)
  const { time, gone } = askedMoment(asked.time, lineOf(line, scale))
  const playback = createPlayback({
    line: lineOf(line, scale),
    time: time ?? line.nowAt,
    hasReducedMotion: options.hasReducedMotion,
  })
  let state: RadarState = {
    moment: playback.getMoment(),
    scale,
    layer: asked.layer,
    opacity: 80,
    camera: asked.camera,
    hasSnowLine: asked.hasSnowLine,
    hail: { isOn: asked.hasHail && view.isHailSeason, data: null },
    stations: { isOn: asked.hasStations, data: null },
    lightning: { isOn: asked.hasLightning, data: null },
  }
  const listeners = new Set<() => void>()
  const reading: Partial<Record<Overlay, () => void>> = {}

  function change(next: Partial<RadarState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  playback.subscribe(() => change({ moment: playback.getMoment() }))

  function readOverlay<Name extends Overlay>(name: Name): void {
    const { address, lifeMs } = sources[name]
    reading[name] = followMapData<OverlayData[Name]>(address, lifeMs, (data) =>
      change({ [name]: { isOn: true, data } } as Partial<RadarState>),
    )
  }
  function stopOverlay(name: Overlay): void {
    reading[name]?.()
    delete reading[name]
  }

  function switchOverlay(name: Overlay, isOn: boolean): void {
    stopOverlay(name)
    change({ [name]: { isOn, data: null } } as Partial<RadarState>)
    if (isOn) readOverlay(name)
  }

  return {
    /** What the address asked for at first. */
    asked,
    /** A moment that it asked for and that is not among the pictures; null otherwise. */
    gone,
    playback,
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getLine: () => lineOf(line, state.scale),
    /** The picture at a time, or nearest to it. */
    stopAt(time: number): number {
      const shown = lineOf(line, state.scale)
      return stopAt(shown, positionOf(shown, time)).at
    },
    choose: (next: Partial<Pick<RadarState, 'layer' | 'opacity' | 'camera' | 'hasSnowLine'>>) => change(next),
    /** By the hour, or three hours at a time to the end of the forecast. */
    chooseScale(next: Scale): void {
      change({ scale: next })
      playback.setLine(lineOf(line, next))
    },
    switchOverlay,
    /** Of another place, or in another language: nothing stays of the former. */
    setSources(next: OverlaySources): void {
      const changed = overlays.filter((name) => next[name].address !== sources[name].address)
      sources = next
      for (const name of changed) if (state[name].isOn) switchOverlay(name, true)
    },
    /** Newer pictures. */
    setView(next: Pick<Wanted, 'line' | 'manifest'>): void {
      if (next.line === line) return
      line = next.line
      manifest = next.manifest
      playback.setLine(lineOf(line, state.scale))
    },
    /** What an address says that leads back to what is seen; no time at now and while it plays. */
    getAddress(): RadarAddress {
      const { moment, layer, camera, hail, stations, lightning, hasSnowLine } = state
      const isNow = moment.isPlaying || moment.at === line.nowAt
      const shown = manifest ? (isNow ? null : moment.at) : asked.time
      return {
        camera,
        layer,
        time: shown,
        hasHail: hail.isOn,
        hasStations: stations.isOn,
        hasLightning: lightning.isOn,
        hasSnowLine,
      }
    },
    /** While the page is there; returns how to stop. */
    start(): () => void {
      for (const name of overlays) if (state[name].isOn) readOverlay(name)
      return () => {
        for (const name of overlays) stopOverlay(name)
        playback.stop()
      }
    },
  }
}

export type RadarStore = ReturnType<typeof createRadarStore>

export function lineOf({ stops, nowAt }: RadarView['line'], scale: Scale): TimeLine {
  return { nowAt, stops: stops.filter(({ scales }) => scales.includes(scale)) }
}

/** A moment beyond the hours is on the longer scale. */
function scaleOf(line: RadarView['line'], time: number | null): Scale {
  const [hours, days] = [lineOf(line, 'hours').stops.at(-1), lineOf(line, 'days').stops.at(-1)]
  return time !== null && hours && days && time > hours.at && time <= days.at ? 'days' : 'hours'
}

/** A moment that a link asks for; null where none is, and one that is over or too far ahead is `gone`. */
function askedMoment(
  asked: number | null,
  { stops }: TimeLine,
): { time: number | null; gone: number | null } {
  const [first, last] = [stops[0], stops.at(-1)]
  const isGone = asked !== null && first && last && (asked < first.at || asked > last.at)
  return isGone ? { time: null, gone: asked } : { time: asked, gone: null }
}
