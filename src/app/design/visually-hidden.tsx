import type { ReactNode } from 'react'

/** Read aloud, not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>
}
