import { hazardsKnownForMs, regionAt } from '../../../domain/danger/hazards.ts'
import type { Place } from '../../../domain/place/place.ts'
import { insideSentence } from '../../../domain/texts/inside-sentence.ts'
import { isAbroad } from '../../../domain/warning/warning-state.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { RequestContext } from '../../page/request-context.ts'

/** What the canton orders where the place lies, also at level 1; null abroad. */
export async function firePanel(place: Place, visit: RequestContext) {
  if (isAbroad(place)) return null
  const { t, language, format } = writingOf(visit)
  const fire = await visit.services.getForestFire()
  const isKnown = fire.data !== null && visit.now - fire.fetchedAt <= hazardsKnownForMs
  const region = isKnown && fire.data ? regionAt(place.coordinates, fire.data.regions) : null
  const { measure = null, level = null } = region ?? {}
  const words = insideSentence(region?.words[language] ?? '', language)
  const scale =
    level === null ? t('alerts.scaleUnread-forest-fire') : t('alerts.scale-forest-fire', { level })
  return {
    title: t('alerts.mayLight'),
    /** null: it could not be read. */
    measure: measure && { title: measure.title[language], text: measure.text[language] },
    /** Nothing is ordered and the danger is low: one line says so. */
    isQuiet: measure?.isNone === true && level !== null && level < 3,
    unread: measure ? null : t('alerts.measuresUnread'),
    /** Region and level; '' where none is known. */
    danger: region
      ? `${t('alerts.fireRegion', { name: region.names[language] })} ${t('alerts.type-forest-fire')}${format.colon} ${[words, scale].filter(Boolean).join(', ')}.`
      : t('alerts.unread-forest-fire'),
    note: t('alerts.fireNote'),
    link: {
      name: t('alerts.fireOffices'),
      url:
        language === 'de'
          ? 'https://www.waldbrandgefahr.ch/de/kantonale-fachstellen'
          : 'https://www.waldbrandgefahr.ch',
    },
  }
}

/** The canton's order in its own words, and the region's danger. */
export type FirePanelView = NonNullable<Awaited<ReturnType<typeof firePanel>>>
