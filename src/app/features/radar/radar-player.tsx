import './radar-player.css'
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { hourMs } from '../../../domain/time/durations.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { IconButton } from '../../design/button.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { NowMarker } from '../../design/marks.tsx'
import { rainBar } from '../../design/rain-bar.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { kindTexts } from './kind-texts.ts'
import type { Moment } from './playback.ts'
import type { StepView } from './radar-page.server.ts'
import { lineOf, type RadarStore } from './radar-store.ts'
import type { Scale } from './time-line.ts'
import {
  barHeight,
  type Part,
  positionOf,
  shareOfPart,
  spanOfPart,
  stepsOfPart,
  type TimeLine,
  timeInPart,
  topOfBars,
} from './time-line.ts'
import type { TickView, TimeLineView } from './time-line-view.server.ts'

const parts: Part[] = ['measured', 'nowcast', 'forecast']
/** Written beside the bars, mm/h. */
const writtenMmh = [1, 5, 20]
/** Below it what one run in ten exceeds is not drawn, mm/h. */
const leastMostMmh = 0.5
/** Pictures that PageUp and PageDown pass over. */
const pagePictures = 6

type RadarPlayerProps = {
  store: RadarStore
  moment: Moment
  scale: Scale
  view: TimeLineView
  /** Of the picture at this moment. */
  kind: StepView['kind']
  /** Of the place. */
  steps: readonly StepView[]
  /** What the layer has there instead of rain; null where it is rain that it shows. */
  said?: string | null
  placeName: string
  /** Between two pictures of the radar. */
  stepMinutes: number
  /** Without a map there is a picture of each moment, and no motion. */
  canPlay: boolean
  /** The newest measurement is too old to be called now. */
  isStale: boolean
  /** More of the first pictures are on their way. */
  isFilling?: boolean
}

/**
 * Play, pause, steps, now, and the time line, which is the rain chart of the place: measured, nowcast and forecast on three
 * scales, one after the other. Pointer and fingers move the time on it; keys and screen readers have a slider.
 */
export function RadarPlayer(props: RadarPlayerProps) {
  const { store, moment, scale, view, stepMinutes, canPlay } = props
  const { t, format } = useLanguage()
  const { playback } = store
  const line = lineOf(view, scale)
  const { part } = shareOfPart(line, moment.at)
  const by =
    part === 'forecast'
      ? t('radar.byHours', { hours: scale === 'days' ? 3 : 1 })
      : t('radar.byMinutes', { minutes: stepMinutes })
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
        <button
          type="button"
          className="radar-step is-back"
          aria-label={t('radar.stepBack', { duration: by })}
          onClick={() => playback.stepBy(-1)}
        >
          <Glyph name="chevron-right" />
          <span>{by}</span>
        </button>
        <button
          type="button"
          className="radar-step"
          aria-label={t('radar.stepOn', { duration: by })}
          onClick={() => playback.stepBy(1)}
        >
          <span>{by}</span>
          <Glyph name="chevron-right" />
        </button>
        <button
          type="button"
          className="radar-step is-reset"
          aria-label={`${t('radar.reset')}${format.colon} ${t('radar.nowShort')}`}
          onClick={() => playback.reset()}
        >
          {t('radar.nowShort')}
        </button>
        {view.endDay !== null && (
          <button
            type="button"
            className="radar-step radar-scale"
            onClick={() => store.chooseScale(scale === 'hours' ? 'days' : 'hours')}
          >
            {scale === 'hours' ? t('radar.toDay', { day: view.endDay }) : t('radar.toHours')}
            <Glyph name="chevron-right" />
          </button>
        )}
      </div>
      <Line {...props} line={line} />
    </section>
  )
}

function Line(props: RadarPlayerProps & { line: TimeLine }) {
  const {
    store,
    moment,
    scale,
    view,
    line,
    kind,
    steps,
    said,
    placeName,
    stepMinutes,
    isStale,
    isFilling = false,
  } = props
  const { t, format } = useLanguage()
  const isHydrated = useHydrated()
  const { playback } = store
  const handle = useRef<HTMLSpanElement>(null)
  const held = useRef<{ grip: number } | null>(null)
  // The handle follows the exact time below; React, which knows of pictures only, would pull it back to theirs.
  const [first] = useState(() => shareOfPart(line, moment.at))
  // Before the paint: a longer line would show the handle at another time than its label.
  useLayoutEffect(
    () =>
      playback.follow((time) => {
        const { part, share } = shareOfPart(line, time)
        if (!handle.current) return
        handle.current.dataset.part = part
        handle.current.style.setProperty('--share', String(share))
      }),
    [playback, line],
  )

  const present = parts.filter((part) => line.stops.some((stop) => stop.part === part))
  // Of the first pictures that are being made a few may be there.
  const isAlone = isFilling && present.length === 1
  const partName = (part: Part) =>
    isAlone
      ? t('radar.pending')
      : t(partTexts(part, scale), { duration: t('radar.byMinutes', { minutes: stepMinutes }) })
  const top = topOfBars(steps.flatMap(({ rate, most }) => [rate, most]))
  const at = (time: number): { 'data-part': Part; style: CSSProperties } => {
    const { part, share } = shareOfPart(line, time)
    return { 'data-part': part, style: { '--share': share } as CSSProperties }
  }
  const index = Math.round(positionOf(line, moment.at))
  const stop = view.stops.find((one) => one.at === moment.at)
  const shown = steps.find((one) => one.at === moment.at)
  const ofPlace = said && stop ? `${stop.name}${format.colon} ${said}` : shown?.text
  const told = ofPlace && `${placeName} ${ofPlace}`
  const drawn = steps.filter(({ at }) => line.stops.some((stop) => stop.at === at))

  function seekTo(element: HTMLElement, clientX: number): void {
    const scales = [...element.querySelectorAll<HTMLElement>('.time-part')]
    const under = scales.findLast((one) => one.getBoundingClientRect().left <= clientX) ?? scales[0]
    const { left = 0, width = 1 } = under?.getBoundingClientRect() ?? {}
    const share = Math.min(1, Math.max(0, (clientX - left) / width))
    playback.seek(positionOf(line, timeInPart(line, (under?.dataset.part ?? 'measured') as Part, share)))
  }
  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0 || !isHydrated) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { left = 0, width = 0 } = handle.current?.getBoundingClientRect() ?? {}
    // A finger would hide what it points at: from wherever it is set, it moves the handle by as much.
    const isFinger = event.pointerType === 'touch'
    held.current = { grip: isFinger ? left + width / 2 - event.clientX : 0 }
    if (!isFinger) seekTo(event.currentTarget, event.clientX)
  }
  function onPointerMove(event: PointerEvent<HTMLDivElement>): void {
    if (held.current) seekTo(event.currentTarget, event.clientX + held.current.grip)
  }
  function onRelease(): void {
    if (held.current) playback.pause()
    held.current = null
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'PageUp') playback.stepBy(pagePictures)
    else if (event.key === 'PageDown') playback.stepBy(-pagePictures)
    else if (event.key === 'n') playback.reset()
    else return
    event.preventDefault()
  }

  const counts = Object.fromEntries(parts.map((part) => [`--${part}`, stepsOfPart(line, part)]))
  const lineEndsAt = spanOfPart(line, present.at(-1) ?? 'measured').endAt
  const ticks = view.ticks.filter(
    ({ kind: of, at }) => at < lineEndsAt + (of === 'time' ? 1 : 0) && (scale === 'hours' || of !== 'hour'),
  )
  return (
    <div
      className={isStale ? 'time-line is-stale' : 'time-line'}
      data-scale={scale}
      style={{ ...counts, '--gaps': present.includes('forecast') && present.length > 1 ? 1 : 0 }}
    >
      <div className="time-units" aria-hidden="true">
        <b>{format.unitNames.rate}</b>
        {writtenMmh.map((mmh) => (
          <span key={mmh} style={{ '--height': `${barHeight(mmh, top)}%` }}>
            {format.stepBound(mmh)}
          </span>
        ))}
      </div>
      <div
        className="time-bars"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onRelease}
        onPointerCancel={onRelease}
      >
        {present.map((part) => (
          <div key={part} className="time-part" data-part={part}>
            <b className="only-wide">{partName(part)}</b>
            <b className="only-narrow">{isAlone ? t('radar.pending') : t(shortTexts[part])}</b>
          </div>
        ))}
        {view.nights.map((night) => (
          <Night key={night.startAt} night={night} line={line} />
        ))}
        {writtenMmh.map((mmh) => (
          <hr key={mmh} style={{ '--height': `${barHeight(mmh, top)}%` }} />
        ))}
        {drawn.map((step) => (
          <Bar key={step.at} step={step} top={top} {...at(step.at)} />
        ))}
        {present.length > 1 && present.includes('forecast') && (
          <i className="time-break" aria-hidden="true" />
        )}
        <span className="time-now" {...at(line.nowAt)}>
          <NowMarker />
        </span>
        <span
          className="radar-handle"
          ref={handle}
          data-part={first.part}
          style={{ '--share': first.share }}
          aria-hidden="true"
        >
          <b>{stop?.name}</b>
        </span>
        <input
          type="range"
          autoComplete="off"
          min={0}
          max={Math.max(0, line.stops.length - 1)}
          value={index}
          disabled={!isHydrated}
          aria-label={t('radar.timeline')}
          aria-valuetext={`${t(kindTexts[kind])}, ${told ?? stop?.name ?? ''}`}
          onKeyDown={onKeyDown}
          onChange={(event) => playback.seek(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className="time-axis" aria-hidden="true">
        {ticks.map(({ at: time, kind, text, short }) => (
          <span key={`${kind}${time}`} className={tickClass(kind, time - line.nowAt, short)} {...at(time)}>
            <span className="only-wide">{text}</span>
            <span className="only-narrow">{short}</span>
          </span>
        ))}
        <span className="is-now" {...at(line.nowAt)}>
          <span className="only-wide">
            {t(isStale ? 'radar.newest' : 'radar.now', {
              time: view.stops.find((one) => one.at === line.nowAt)?.name ?? '',
            })}
          </span>
          <span className="only-narrow">{t(isStale ? 'radar.measured' : 'radar.nowShort')}</span>
        </span>
      </div>
    </div>
  )
}

/** On a narrow line one time of each part is told, and noon of the days: beside now and at the parts' ends is no room. */
function tickClass(kind: TickView['kind'], fromNowMs: number, text: string): string {
  const hours = Math.round(fromNowMs / hourMs)
  const isRoomy = kind === 'time' ? hours === -2 || hours === 1 : kind === 'day' || text === '12'
  return isRoomy ? `is-${kind}` : `is-${kind} only-wide`
}

const shortTexts = {
  measured: 'radar.radarShort',
  nowcast: 'radar.nowcast',
  forecast: 'radar.forecast',
} as const

function partTexts(part: Part, scale: Scale) {
  if (part === 'measured') return 'radar.partMeasured'
  if (part === 'nowcast') return 'radar.partNowcast'
  return scale === 'days' ? 'radar.partForecastDays' : 'radar.partForecast'
}

type BarProps = { step: StepView; top: number; 'data-part': Part; style: CSSProperties }

/** What falls in a step; dashed around it what one run in ten exceeds. */
function Bar({ step: { kind, rate, most, step }, top, style, ...part }: BarProps) {
  const height = barHeight(rate, top)
  return (
    <>
      <i data-kind={kind} {...part} style={{ ...style, ...rainBar({ height, step }) }} />
      {most !== null && most >= leastMostMmh && (
        <i
          data-kind="most"
          {...part}
          style={{ ...style, '--height': `${barHeight(most, top)}%` } as CSSProperties}
        />
      )}
    </>
  )
}
/** A night in each of the parts it lies in. */
function Night({ night, line }: { night: { startAt: number; endAt: number }; line: TimeLine }) {
  return parts.map((part) => {
    const span = spanOfPart(line, part)
    const startAt = Math.max(span.startAt, night.startAt)
    const endAt = Math.min(span.endAt, night.endAt)
    if (startAt >= endAt) return null
    const share = (at: number) => (at - span.startAt) / (span.endAt - span.startAt)
    return (
      <i
        key={part}
        className="time-night"
        data-part={part}
        style={{ '--share': share(startAt), '--end': share(endAt) }}
      />
    )
  })
}
