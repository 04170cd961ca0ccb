import './winter-block.css'
import { LocalLink } from '../../browser/local-link.tsx'
import { Section } from '../../design/section.tsx'
import { Provenance } from '../../provenance/provenance.tsx'
import { DangerBadge } from './danger-badge.tsx'
import type { WinterView } from './winter-block.ts'

/** Fresh snow, depth, snow line and avalanche danger, before the weather itself. */
export function WinterBlock({ winter: { title, figures, danger, path, credits } }: { winter: WinterView }) {
  return (
    <Section
      title={<LocalLink to={path}>{title}</LocalLink>}
      margin={credits.map(({ source, age, isOld }) => (
        <Provenance key={source.attribution} source={source} age={age} isOld={isOld} />
      ))}
    >
      <dl className="winter-figures">
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
    </Section>
  )
}
