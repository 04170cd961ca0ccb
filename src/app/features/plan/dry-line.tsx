import { LocalLink } from '../../browser/local-link.tsx'
import { ArrowLink } from '../../design/button.tsx'
import { Section } from '../../design/section.tsx'

/** Written by the server: the texts of the planner do not travel with a place. */
export type DryLineView = { title: string; answer: string; link: string; path: string }

export function DryLine({ dry: { title, answer, link, path } }: { dry: DryLineView }) {
  return (
    <Section title={title}>
      <p className="sentence">{answer}</p>
      <ArrowLink as={LocalLink} to={path}>
        {link}
      </ArrowLink>
    </Section>
  )
}
