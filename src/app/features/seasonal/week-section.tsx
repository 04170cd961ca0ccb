import { LocalLink } from '../../browser/local-link.tsx'
import { Section } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { searchOf } from '../../page/search-of.ts'
import { Missing } from '../../provenance/missing.tsx'
import { Provenance } from '../../provenance/provenance.tsx'
import type { SeasonalView } from './seasonal-view.server.ts'
import { WeekAgainstNormal } from './week-against-normal.tsx'

type WeekSectionProps = { page: SeasonalView }

export function WeekSection({ page: { week, placeParameter, deviation, isCurrent } }: WeekSectionProps) {
  const { t } = useLanguage()
  if (week === null) return null
  if ('failure' in week) {
    return (
      <Section title={t('seasonal.weekTitle')}>
        {week.failure === 'no-days' ? (
          <Notice glyph="info">{t('seasonal.noDays')}</Notice>
        ) : (
          <Missing failure={week.failure} />
        )}
      </Section>
    )
  }
  const { source, updatedAt, isOld } = week
  return (
    <Section
      title={t('seasonal.weekTitle')}
      // The heading says it where the season runs.
      lead={isCurrent || !deviation ? week.sentence : `${deviation} ${week.sentence}`}
      margin={
        <>
          <Provenance source={source} age={t('seasonal.updated', { time: updatedAt })} isOld={isOld} />
          <p>
            <LocalLink to={`/forecast${searchOf({ place: placeParameter })}`}>
              {t('seasonal.toForecast')}
            </LocalLink>
          </p>
        </>
      }
    >
      {isOld && <Notice glyph="clock">{t('common.oldValues', { time: updatedAt })}</Notice>}
      <WeekAgainstNormal week={week} />
    </Section>
  )
}
