import './winter-block.css'
import { LocalLink } from '../../browser/local-link.tsx'
import { Section } from '../../design/section.tsx'
import { JointProvenance } from '../../provenance/joint-provenance.tsx'
import { DangerBadge } from './danger-badge.tsx'
import type { WinterView } from './winter-block.ts'

/** Fresh snow, depth, snow line and avalanche danger, before the weather itself. */
export function WinterBlock({ winter: { title, figures, danger, path, credits } }: { winter: WinterView }) {
  return (
    <Section title={<LocalLink to={path}>{title}</LocalLink>}>
      <dl className="winter-figures grid">
        {figures.map(({ value, unit, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              <small>&thinsp;{unit}</small>
            </dd>
          </div>
        ))}
        {danger && (
          <div>
            <dt>
              <LocalLink to={path}>{danger.text}</LocalLink>
            </dt>
            <dd>
              <DangerBadge danger={danger.danger} />
            </dd>
          </div>
        )}
      </dl>
      <JointProvenance parts={credits} />
    </Section>
  )
}
