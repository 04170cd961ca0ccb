import { Section } from '../../design/section.tsx'
import { Skeleton, SkeletonPage } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'

const tiles = ['feels-like', 'humidity', 'wind', 'precipitation']

/** The boxes of the loaded page, empty: nothing moves when the weather arrives. */
export function WeatherSkeleton() {
  const { t } = useLanguage()
  return (
    <SkeletonPage label={t('common.loading')}>
      <div className="wrap skeleton-tiles" aria-hidden="true">
        {tiles.map((tile) => (
          <div key={tile}>
            <Skeleton width="6rem" height="1rem" />
            <Skeleton width="4rem" height="2.75rem" />
            <Skeleton width="7rem" height="1rem" />
          </div>
        ))}
      </div>
      <Section title={t('home.nextTwoHours')}>
        <Skeleton height="9.5rem" style={{ marginTop: '1rem' }} />
      </Section>
      <Section title={t('home.alerts')}>
        <Skeleton height="5rem" style={{ marginTop: '1rem' }} />
      </Section>
      <Section title={t('home.next24Hours')}>
        <Skeleton height="19.5rem" />
      </Section>
      <Section title={t('home.days')}>
        <Skeleton height="28rem" />
      </Section>
    </SkeletonPage>
  )
}
