import { DemoMark } from '../design/marks.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { CreditLink } from './credit-link.tsx'
import { Provenance } from './provenance.tsx'
import type { SourceView } from './source-view.ts'

type Part = { source: SourceView; age?: string; isOld?: boolean }

/** Several sources of one part of a page: in one line where all are of the same age, else a line each. */
export function JointProvenance({ parts }: { parts: readonly Part[] }) {
  const { t } = useLanguage()
  const [first, ...others] = parts
  if (!first) return null
  const isJoint =
    others.length > 0 && others.every(({ age, isOld }) => age === first.age && isOld === first.isOld)
  if (!isJoint)
    return parts.map(({ source, age, isOld }) => (
      <Provenance key={source.attribution} source={source} age={age} isOld={isOld} />
    ))
  const licences = new Set(parts.flatMap(({ source }) => source.licence ?? []))
  return (
    <p className="source-line">
      {parts.map(({ source }) => (
        <span key={source.attribution}>
          <CreditLink {...source} />
        </span>
      ))}
      {first.age && <span className={first.isOld ? 'is-stale' : undefined}>{first.age}</span>}
      {[...licences].map((licence) => (
        <span key={licence}>{licence}</span>
      ))}
      {parts.some(({ source }) => source.isDemo) && <DemoMark>{t('common.demoData')}</DemoMark>}
    </p>
  )
}
