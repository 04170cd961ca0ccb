import { type ReactNode, useId } from 'react'

type SectionProps = {
  title: ReactNode
  /** The plain sentence that says what the body shows; also its text alternative. */
  lead?: ReactNode
  /** Smaller print under it: units, source, age. */
  note?: ReactNode
  /** Below the texts in the margin column: a link, an advertisement. */
  margin?: ReactNode
  id?: string
  className?: string
  children: ReactNode
}

/** Margin column (title, sentence, link) and body: the grid every page hangs in. */
export function Section({ title, lead, note, margin, id, className = '', children }: SectionProps) {
  const headingId = useId()
  return (
    <section className={`section wrap ${className}`.trim()} id={id} aria-labelledby={headingId}>
      <div className="section-margin">
        <h2 id={headingId}>{title}</h2>
        {lead && <p className="section-lead">{lead}</p>}
        {note && <p>{note}</p>}
        {margin}
      </div>
      <div className="section-body">{children}</div>
    </section>
  )
}

/** The same behind its heading: for what not every reader looks for. Opens without scripts, and is open on paper. */
export function FoldedSection({ title, lead, note, margin, id, className = '', children }: SectionProps) {
  const headingId = useId()
  return (
    <section className={`section-folded wrap ${className}`.trim()} aria-labelledby={headingId}>
      <details className="prints-open">
        <summary>
          <h2 id={headingId}>{title}</h2>
        </summary>
        {/* A link to what is in here opens it. */}
        <div id={id}>
          {lead && <p className="section-lead">{lead}</p>}
          {note && <p>{note}</p>}
          {margin}
          {children}
        </div>
      </details>
    </section>
  )
}

export function PageHeading({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <header className="page-heading">
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </header>
  )
}
