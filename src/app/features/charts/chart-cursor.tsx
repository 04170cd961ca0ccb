import { type PointerEvent, type ReactNode, useState } from 'react'
import { useHydrated } from '../shell/use-hydrated.ts'

type ChartCursorProps = {
  /** Steps of the axis that can be read. */
  count: number
  /** Steps that fill the width, where the axis is longer than what is given. */
  slots?: number
  /** What a step is: an instant at the beginning of its slot, or the slot as a whole. */
  step: 'instant' | 'slot'
  /** Name of the control: "Read the hours". */
  label: string
  /** What stands at a step, in words. */
  textOf: (index: number) => string
  index: number | null
  onMove: (index: number | null) => void
}

/**
 * The reading hand over a plot. Pointer and finger move it directly; the slider inside gives it to keyboards
 * and screen readers. A finger that moves up or down still scrolls the page.
 */
export function ChartCursor({ count, slots = count, step, label, textOf, index, onMove }: ChartCursorProps) {
  const isHydrated = useHydrated()
  if (!isHydrated || count === 0) return null

  function follow(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const at = ((event.clientX - box.left) / box.width) * slots
    const nearest = step === 'instant' ? Math.round(at) : Math.floor(at)
    onMove(Math.max(0, Math.min(count - 1, nearest)))
  }

  const left = index === null ? null : `${((step === 'instant' ? index : index + 0.5) / slots) * 100}%`
  return (
    <div
      className="chart-cursor"
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={(event) => {
        // A finger leaves when it is lifted; what it pointed at stays readable.
        if (event.pointerType === 'mouse') onMove(null)
      }}
    >
      {left !== null && <span className="chart-cursor-hand" style={{ left }} />}
      <input
        type="range"
        min={0}
        max={count - 1}
        value={index ?? 0}
        aria-label={label}
        aria-valuetext={textOf(index ?? 0)}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
        onFocus={() => onMove(index ?? 0)}
      />
    </div>
  )
}

/** Where the hand is; null while nobody reads. */
export function useChartCursor(): [number | null, (index: number | null) => void] {
  return useState<number | null>(null)
}

/** The line under which a chart stands: what the hand points at, or how to use it. Its height is kept free. */
export function ChartReadout({ hint, children }: { hint: string; children: ReactNode }) {
  const isHydrated = useHydrated()
  return (
    <p className="chart-readout" aria-hidden="true">
      {children ?? (isHydrated ? <span>{hint}</span> : null)}
    </p>
  )
}
