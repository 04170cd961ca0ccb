import type { CSSProperties, ReactNode } from 'react'
import { Glyph } from './icons/icon.tsx'

export const severityLevels = [1, 2, 3, 4] as const
export type SeverityLevel = (typeof severityLevels)[number]

/** Sets --severity and --on-severity for its contents. */
export function severityClass(level: SeverityLevel): string {
  return `severity-${level}`
}

/** As for warnings, of the federal five, whose highest MeteoAlarm's four do not have. */
export function dangerLevelClass(level: number): string {
  return `severity-${level}`
}

/** As many bars as the scale has levels, filled up to this one. `label` says it in words: "Level 3 of 4". */
export function LevelMeter({ level, of = 4, label }: { level: number; of?: 4 | 5; label: string }) {
  return (
    <span className="level-meter" role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].slice(0, of).map((bar) => (
        <i key={bar} className={bar <= level ? 'is-reached' : undefined} />
      ))}
    </span>
  )
}

/** The red second hand. Place it by `style` (left in per cent) inside a positioned time axis. */
export function NowMarker({ style }: { style?: CSSProperties }) {
  return <span className="now-marker" style={style} aria-hidden="true" />
}

/** Marks invented data: "Demo data". */
export function DemoMark({ children }: { children: ReactNode }) {
  return (
    <span className="demo-mark">
      <Glyph name="info" size={16} />
      {children}
    </span>
  )
}

type SourceLineProps = {
  /** Who measured or computed it, as text or link. */
  source: ReactNode
  /** How old it is, as a <time>. */
  age?: ReactNode
  /** Older than it should be: set in ink and weight. */
  isStale?: boolean
  /** Further parts: a DemoMark, or a span that is joined by another dot. */
  children?: ReactNode
}

/** Source · age, under every reading. */
export function SourceLine({ source, age, isStale = false, children }: SourceLineProps) {
  return (
    <p className="source-line">
      <span>{source}</span>
      {age && <span className={isStale ? 'is-stale' : undefined}>{age}</span>}
      {children}
    </p>
  )
}
