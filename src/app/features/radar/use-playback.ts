import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { minuteMs } from '../../../domain/time/durations.ts'
import { reducedMotion } from '../../browser/reduced-motion.ts'
import type { useRainMap } from '../map/use-rain-map.ts'
import { createPlayback, type Playback, type PlayedSpan } from './playback.ts'
import type { RadarView } from './radar-page-view.ts'

const nothing = { at: 0, isPlaying: false }

/** The clock of the radar: starts at `time`, or now; both null without a manifest. */
export function usePlayback(manifest: RadarView['manifest'], time: number | null) {
  const span = useMemo(() => manifest && spanOf(manifest), [manifest])
  const [playback] = useState(
    () => span && createPlayback({ span, time: time ?? span.nowAt, hasReducedMotion: reducedMotion }),
  )
  const moment = useSyncExternalStore(
    useCallback((listener) => playback?.subscribe(listener) ?? (() => {}), [playback]),
    () => playback?.getMoment() ?? nothing,
    () => playback?.getMoment() ?? nothing,
  )
  useEffect(() => {
    if (span) playback?.setSpan(span)
  }, [playback, span])
  useEffect(() => () => playback?.stop(), [playback])
  return { span, playback, moment }
}

/** A moment that a link asks for; null where none is, and one that is over or too far ahead is `gone`. */
export function askedMoment(
  asked: number | null,
  manifest: RadarView['manifest'],
): { time: number | null; gone: number | null } {
  const span = manifest && spanOf(manifest)
  const isGone = asked !== null && span !== null && (asked < span.startAt || asked > span.endAt)
  return isGone ? { time: null, gone: asked } : { time: asked, gone: null }
}

/** The moment that a shared link names: none while it plays and at now; without images the one that was asked for. */
export function sharedTime(
  manifest: RadarView['manifest'],
  moment: { at: number; isPlaying: boolean },
  asked: number | null,
): number | null {
  if (!manifest) return asked
  return moment.isPlaying || moment.at === manifest.nowAt ? null : moment.at
}

/** The map follows the clock, and the clock waits for the map; it starts by itself where no time was asked for. */
export function useFollowingMap(
  { state, map }: ReturnType<typeof useRainMap>,
  playback: Playback | null,
  time: number | null,
): void {
  useEffect(() => {
    if (map) return playback?.follow((at) => map.show(at))
  }, [map, playback])
  useEffect(() => {
    if (state === 'map') playback?.mapIsReady({ byItself: time === null && !reducedMotion() })
    if (state === 'failed') playback?.pause()
  }, [state, playback, time])
}

function spanOf({ frames, nowAt, stepMinutes }: NonNullable<RadarView['manifest']>): PlayedSpan {
  return {
    startAt: frames[0]?.at ?? nowAt,
    endAt: frames.at(-1)?.at ?? nowAt,
    nowAt,
    stepMs: stepMinutes * minuteMs,
  }
}
