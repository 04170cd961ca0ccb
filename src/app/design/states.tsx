import type { CSSProperties, ReactNode } from 'react'
import { Glyph, type GlyphName } from './icons/icon.tsx'

type SkeletonProps = { width?: string; height: string; style?: CSSProperties }

/** A placeholder of the size of what will be there. Sizes are CSS lengths. */
export function Skeleton({ width, height, style }: SkeletonProps) {
  return <span className="skeleton" aria-hidden="true" style={{ width, height, ...style }} />
}

/** Wraps the skeletons of a page and says once that it is loading. */
export function SkeletonPage({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status">
        <span className="visually-hidden">{label}</span>
      </p>
      {children}
    </div>
  )
}

/** A page being loaded on demand: the station clock. */
export function LoadingClock({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="loading-clock" role="status">
      <i aria-hidden="true" />
      <strong>{title}</strong>
      {children && <p>{children}</p>}
    </div>
  )
}

type FailureProps = {
  title: ReactNode
  /** "h1" where the failure is the page. */
  heading?: 'h1' | 'h2'
  message: ReactNode
  /** What to do about it: a Button "Try Again". */
  action: ReactNode
}

/** Something could not be shown: what, why, and what to do. Announced when it appears. */
export function FailureNotice({ title, heading: Heading = 'h1', message, action }: FailureProps) {
  return (
    <div className="failure" role="alert">
      <Heading>{title}</Heading>
      <p>{message}</p>
      {action}
    </div>
  )
}

/** A quiet outlined message: all clear, key present, stale, offline. */
export function Notice({ glyph, children }: { glyph: GlyphName; children: ReactNode }) {
  return (
    <div className="notice">
      <Glyph name={glyph} size={24} />
      <div>{children}</div>
    </div>
  )
}
