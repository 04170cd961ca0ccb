import type { Place } from '../../../domain/place/place.ts'
import { needRecord } from '../../../domain/plan/needs.ts'
import { planOfPlace } from '../../../domain/plan/plan-of-place.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { searchOf } from '../../page/search-of.ts'
import type { DryLineView } from './dry-line.tsx'
import { windowAnswer } from './plan-words.server.ts'

/** When it is dry, for the page of a place; null where unknown. Its readings are those of the page. */
export async function dryLine(place: Place, visit: RequestContext): Promise<DryLineView | null> {
  const { services, client, now } = visit
  const [outcome, rain, warnings] = await Promise.all([
    services.getWeather(place, client),
    services.radar.getRain(place.coordinates),
    services.getWarnings({ kind: 'place', place }, client),
  ])
  if (outcome.data === null) return null
  const plan = { need: 'dry', criteria: needRecord('dry').criteria } as const
  const { days, context } = planOfPlace(
    { weather: outcome, rain: rain.data, warnings: warnings.data },
    place,
    plan,
    now,
  )
  if (days.length === 0) return null
  const writing = writingOf(visit)
  return {
    title: writing.t('plan.dryTitle'),
    answer: windowAnswer(days, context, writing),
    link: writing.t('plan.toPlan'),
    path: `/plan${searchOf({ place: place.slug })}`,
  }
}
