import type { ReactNode } from 'react'

/** Scrolls sideways on narrow screens: the keyboard must reach what scrolls. */
const reachable = { tabIndex: 0 }

type ScrollBoxProps = { className?: string; label: string; children: ReactNode }

export function ScrollBox({ className = '', label, children }: ScrollBoxProps) {
  return (
    <section className={`scroll-box ${className}`} aria-label={label} {...reachable}>
      {children}
    </section>
  )
}
