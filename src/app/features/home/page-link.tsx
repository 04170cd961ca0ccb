import type { ReactNode } from 'react'
import { ArrowLink } from '../../design/button.tsx'
import { LocalLink } from '../shell/local-link.tsx'

/** A link to another page of the same language, about the same place. */
export function PageLink({ to, query, children }: { to: string; query: string; children: ReactNode }) {
  return (
    <ArrowLink as={LocalLink} to={to + query}>
      {children}
    </ArrowLink>
  )
}
