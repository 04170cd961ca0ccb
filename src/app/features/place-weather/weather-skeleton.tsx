import { Section } from '../../design/section.tsx'
import { Skeleton, SkeletonPage } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'

/** About as high as they will be. */
const sections = [
  ['home.nextTwoHours', '9.5rem'],
  ['home.next24Hours', '19.5rem'],
  ['home.days', '28rem'],
  ['home.readings', '14rem'],
] as const

/** The boxes of the loaded page, empty: nothing moves when the weather arrives. */
export function WeatherSkeleton() {
  const { t } = useLanguage()
  return (
    <SkeletonPage label={t('common.loading')}>
      {sections.map(([title, height]) => (
        <Section key={title} title={t(title)}>
          <Skeleton height={height} />
        </Section>
      ))}
    </SkeletonPage>
  )
}
