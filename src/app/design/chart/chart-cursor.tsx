import './chart-cursor.css'
import { type PointerEvent, type ReactNode, useState } from 'react'

type ChartCursorProps = {
  /** Position of each readable value on the axis, 0 to 1, ascending. */
  positions: readonly number[]
  /** Name of the control: "Read the hours". */
  label: string
  /** The values there, in words. */
  textOf: (index: number) => string
  index: number | null
  onMove: (index: number | null) => void
}

/**
 * The cursor over a plot. Pointer and finger move it directly; the slider inside gives it to keyboards
 * and screen readers. A finger that moves up or down still scrolls the page.
 */
export function ChartCursor({ positions, label, textOf, index, onMove }: ChartCursorProps) {
  if (positions.length === 0) return null

  function follow(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const at = (event.clientX - box.left) / box.width
    const behind = positions.findIndex((position) => position >= at)
    if (behind <= 0) return onMove(behind === 0 ? 0 : positions.length - 1)
    const [before = 0, after = 1] = [positions[behind - 1], positions[behind]]
    onMove(at - before < after - at ? behind - 1 : behind)
  }

  const position = index === null ? undefined : positions[index]
  return (
    <div
      className="chart-cursor needs-scripts screen-only"
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={(event) => {
        // A finger leaves when it is lifted; what it pointed at stays readable.
        if (event.pointerType === 'mouse') onMove(null)
      }}
    >
      {position !== undefined && (
        <span className="chart-cursor-hand" style={{ left: `${position * 100}%` }} />
      )}
      <input
        className="range-overlay"
        type="range"
        autoComplete="off"
        min={0}
        max={positions.length - 1}
        value={index ?? 0}
        aria-label={label}
        aria-valuetext={textOf(index ?? 0)}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
        onFocus={() => onMove(index ?? 0)}
      />
    </div>
  )
}

/** Which value the cursor points at: by its key, as a list that begins with the running hour is another an hour later. */
export function useCursor(keys: readonly number[], first: number | null = null) {
  const [key, setKey] = useState(first === null ? null : keys[first])
  const index = keys.indexOf(key ?? Number.NaN)
  return [
    index < 0 ? null : index,
    (moved: number | null) => setKey(moved === null ? null : keys[moved]),
  ] as const
}

type ReadableChartProps = Omit<ChartCursorProps, 'index' | 'onMove'> & {
  /** What each value is known by when the page is renewed. */
  keys: readonly number[]
  /** What the line says until the cursor is used. */
  hint: string
  /** Where it is at first: the hour in the address, if there is one. */
  first?: number | null
  className?: string
  /** Above the panels. */
  head?: ReactNode
  axis: ReactNode
  /** The panels. */
  children: ReactNode
}

/** Panels on one axis with one cursor; the line above them says what it points at, in room kept for it. */
export function ReadableChart({
  hint,
  keys,
  first = null,
  className = '',
  head,
  axis,
  children,
  ...cursor
}: ReadableChartProps) {
  const [index, setIndex] = useCursor(keys, first)
  const text = index === null ? '' : cursor.textOf(index)
  return (
    <>
      <p className="chart-readout screen-only" aria-hidden="true">
        <span className={text ? 'is-read' : 'needs-scripts'}>{text || hint}</span>
      </p>
      <div className={`chart-body ${className}`}>
        {head}
        <div className="chart-panels">
          {children}
          <div className="chart-over">
            <ChartCursor {...cursor} index={index} onMove={setIndex} />
          </div>
        </div>
        {axis}
      </div>
    </>
  )
}
