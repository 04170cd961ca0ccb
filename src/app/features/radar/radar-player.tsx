import './radar-player.css'
import { useLayoutEffect, useRef, useState } from 'react'
import { minuteMs } from '../../../domain/time/durations.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { IconButton } from '../../design/button.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { NowMarker } from '../../design/marks.tsx'
import { rainBar } from '../../design/rain-bar.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { kindTexts } from './kind-texts.ts'
import type { Moment, Playback, PlayedSpan } from './playback.ts'
import type { StepView } from './radar-page-view.ts'

/** Labels on the axis, counted from the newest measurement. */
const tickMinutes = [-120, -60, 60, 120]

type RadarPlayerProps = {
  playback: Playback
  moment: Moment
  span: PlayedSpan
  /** Of the picture at this moment. */
  kind: StepView['kind']
  steps: readonly StepView[]
  /** "10:05" at the place. */
  timeOf(at: number): string
  placeName: string
  /** Without a map there is a picture of each moment, and no motion. */
  canPlay: boolean
  /** The newest measurement is too old to be called now. */
  isStale: boolean
}

/**
 * Play, pause, reset, and the scrubber, which is the rain chart of the place: a range input lies over the bars, so that
 * pointer, touch and keys move the time.
 */
export function RadarPlayer(props: RadarPlayerProps) {
  const { playback, moment, span, kind, steps, timeOf, placeName, canPlay, isStale } = props
  const { t } = useLanguage()
  const isHydrated = useHydrated()
  const handle = useRef<HTMLSpanElement>(null)
  const { startAt, endAt, nowAt, stepMs } = span
  const share = (at: number) => (at - startAt) / (endAt - startAt)
  // The handle follows the exact time below; React, which knows of frames only, would pull it back to theirs.
  const [firstShare] = useState(() => share(moment.at))

  // Before the paint: a longer span would show the handle at another time than its label.
  useLayoutEffect(
    () =>
      playback.follow((time) => {
        handle.current?.style.setProperty('--at', String((time - startAt) / (endAt - startAt)))
      }),
    [playback, startAt, endAt],
  )

  const shown = steps.find(({ at }) => at === moment.at)
  return (
    <section className="radar-player" aria-label={t('radar.player')}>
      <div className="radar-buttons needs-scripts screen-only">
        <IconButton
          className="radar-play"
          label={t(moment.isPlaying ? 'radar.pause' : 'radar.play')}
          disabled={!canPlay}
          onClick={() => (moment.isPlaying ? playback.pause() : playback.play())}
        >
          <Glyph name={moment.isPlaying ? 'pause' : 'play'} size={26} />
        </IconButton>
        <IconButton label={t('radar.reset')} onClick={() => playback.reset()}>
          <Glyph name="reset" size={22} />
        </IconButton>
      </div>
      <div
        className={isStale ? 'radar-track is-stale' : 'radar-track'}
        style={{ '--now': share(nowAt), '--count': steps.length - 1 }}
      >
        <div className="radar-bars">
          <div className="radar-ahead" />
          {steps.map(({ at, kind, step, height }) => (
            <i key={at} data-kind={kind} style={{ '--x': share(at), ...rainBar({ height, step }) }} />
          ))}
          <NowMarker style={{ left: `calc(${(share(nowAt) * 100).toFixed(2)}% - 1px)` }} />
          <span className="radar-handle" ref={handle} style={{ '--at': firstShare }} aria-hidden="true">
            <b>{timeOf(moment.at)}</b>
          </span>
          <input
            type="range"
            autoComplete="off"
            min={0}
            max={Math.round((endAt - startAt) / stepMs)}
            value={Math.round((moment.at - startAt) / stepMs)}
            disabled={!isHydrated}
            aria-label={t('radar.timeline')}
            aria-valuetext={`${t(kindTexts[kind])}, ${shown ? `${placeName} ${shown.text}` : timeOf(moment.at)}`}
            onChange={(event) => playback.seek(startAt + event.currentTarget.valueAsNumber * stepMs)}
          />
        </div>
        <div className="radar-axis" aria-hidden="true">
          {tickMinutes.map((minutes) => {
            const at = nowAt + minutes * minuteMs
            if (at < startAt || at > endAt) return null
            return (
              <span key={minutes} style={{ '--x': share(at) }}>
                {timeOf(at)}
              </span>
            )
          })}
          <span className="radar-axis-now" style={{ '--x': share(nowAt) }}>
            {t(isStale ? 'radar.newest' : 'radar.now', { time: timeOf(nowAt) })}
          </span>
        </div>
      </div>
    </section>
  )
}
