import '../../design/chart/chart.css'
import '../../design/data-page.css'
import './plan.css'
import { needs } from '../../../domain/plan/needs.ts'
import { lookedForAs } from '../../../domain/where/where-needs.ts'
import { BannerAd, FooterAd } from '../../ads/ad-slot.tsx'
import { LocalLink } from '../../browser/local-link.tsx'
import { LabelledSegmentLinks, SegmentLinks } from '../../browser/segment-links.tsx'
import { ArrowLink } from '../../design/button.tsx'
import { PageHeading, Section } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { LookLinks } from '../../forecast-kit/look-links.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { searchOf } from '../../page/search-of.ts'
import { Missing } from '../../provenance/missing.tsx'
import { Provenance } from '../../provenance/provenance.tsx'
import { TellMe } from '../notifications/tell-me.tsx'
import { CriteriaForm } from './criteria-form.tsx'
import { DayStrips } from './day-strips.tsx'
import { HourVerdicts } from './hour-verdicts.tsx'
import { planQuery } from './plan-query.ts'
import type { LoadedPlan, PlanView } from './plan-view.server.ts'
import type { RelatedLine } from './related-line.server.ts'

type PlanPageProps = {
  page: PlanView
  related: RelatedLine | null
}

export function PlanPage({ page, related }: PlanPageProps) {
  const { t } = useLanguage()
  const { plan, need, placeName } = page
  const loaded = 'failure' in plan ? null : plan
  return (
    <div className="plan page-end">
      <div className="wrap">
        <PageHeading title={t(`plan.title-${need}`, { place: placeName })} lead={loaded?.answer} />
        <SegmentLinks
          className="segments plan-needs"
          label={t('plan.needs')}
          options={needs}
          chosen={need}
          addressOf={(one) => planQuery.write({ place: page.placeParameter, need: one })}
          nameOf={(one) => t(`plan.need-${one}`)}
        />
        <Altitudes page={page} />
        {loaded?.goal && <p className="plan-goal">{loaded.goal}</p>}
        {loaded && (
          <div className="plan-tell">
            <TellMe
              place={page.tellMe.place}
              kind={need}
              criteria={page.tellMe.criteria}
              label={t('plan.tellMe')}
            />
            <p className="without-scripts note">{t('plan.tellMeScripts')}</p>
          </div>
        )}
        {'failure' in plan && <PlanMissing failure={plan.failure} />}
        {page.unreadable && <Notice glyph="info">{page.unreadable}</Notice>}
        {loaded?.isOld && <Notice glyph="clock">{t('common.oldValues', { time: loaded.updatedAt })}</Notice>}
      </div>
      {loaded && <Times page={page} plan={loaded} related={related} />}
      <BannerAd />
      <CriteriaForm page={page} />
      <div className="wrap">
        <details className="folded page-fold prints-open">
          <summary>{t('plan.certaintyTitle')}</summary>
          {loaded?.goal && <p>{t('plan.goalNote')}</p>}
          <p>{t(need === 'hay' ? 'plan.certaintyDays' : 'plan.certaintyHours')}</p>
        </details>
      </div>
      <FooterAd />
    </div>
  )
}

/** Of what leads up: how high. */
function Altitudes({ page }: { page: PlanView }) {
  const { t } = useLanguage()
  const { heights } = page
  if (heights.length === 0) return null
  return (
    <div className="filters cluster plan-heights">
      <LabelledSegmentLinks
        className="segments"
        label={t('plan.field-height')}
        options={heights.map(({ value }) => value)}
        chosen={heights.find(({ isChosen }) => isChosen)?.value ?? ''}
        addressOf={(height) =>
          planQuery.write({
            place: page.placeParameter,
            need: page.need,
            ...page.given,
            height,
            view: page.look,
          })
        }
        nameOf={(value) => heights.find((one) => one.value === value)?.text}
      />
    </div>
  )
}

function PlanMissing({ failure }: { failure: Extract<PlanView['plan'], { failure: unknown }>['failure'] }) {
  const { t } = useLanguage()
  if (failure === 'no-hours') return <Notice glyph="info">{t('plan.noHours')}</Notice>
  if (failure === 'no-goal') return <Notice glyph="info">{t('plan.noGoal')}</Notice>
  return <Missing failure={failure} />
}

function Times({ page, plan, related }: PlanPageProps & { plan: LoadedPlan }) {
  const { t } = useLanguage()
  return (
    <Section
      title={t('plan.daysTitle')}
      margin={
        <>
          {plan.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <LookLinks
            label={t('plan.look')}
            look={page.look}
            texts={{ chart: t('plan.look-chart'), table: t('plan.look-table') }}
            addressOf={(view) =>
              planQuery.write({ place: page.placeParameter, need: page.need, ...page.given, view })
            }
          />
        </>
      }
    >
      {page.look === 'table' ? <HourVerdicts plan={plan} /> : <DayStrips plan={plan} />}
      <Provenance source={plan.source} age={t('plan.updated', { time: plan.updatedAt })} isOld={plan.isOld}>
        {plan.heights.map((height) => (
          <span key={height}>{height}</span>
        ))}
      </Provenance>
      <ul className="stack screen-only">
        {related && (
          <li>
            <ArrowLink as={LocalLink} to={related.path}>
              {related.text}
            </ArrowLink>
          </li>
        )}
        <li>
          <ArrowLink
            as={LocalLink}
            to={`/where${searchOf({ place: page.placeParameter, need: lookedForAs(page.need) })}`}
          >
            {t('plan.toWhere')}
          </ArrowLink>
        </li>
        <li>
          <ArrowLink as={LocalLink} to="/way">
            {t('plan.toWay')}
          </ArrowLink>
        </li>
      </ul>
    </Section>
  )
}
