import type { ReactNode } from 'react'
import { LocalLink } from '../../browser/local-link.tsx'
import { ArrowLink } from '../../design/button.tsx'

/** A link to another page of the same language, about the same place. */
export function PageLink({ to, query, children }: { to: string; query: string; children: ReactNode }) {
  return (
    <ArrowLink as={LocalLink} to={to + query}>
      {children}
    </ArrowLink>
  )
}
