import type { FailureKind } from '../../../domain/failure.ts'
import { creditText } from '../../../domain/texts/credit-text.ts'
import type { Licence } from '../../../services/operator/licences.ts'
import type { SourceStatus } from '../../../services/operator/source-status.ts'
import { createFormat } from '../../i18n/format.ts'
import { translateFor } from '../../i18n/page-texts.server.ts'
import type { Translate } from '../../i18n/texts.ts'
import type { RequestContext } from '../../page/request-context.ts'

export type SourceState = 'fresh' | 'old' | 'failed' | 'idle'

export type SourceRow = {
  serves: SourceStatus['serves']
  name: string
  url: string
  attribution: string
  licence: string
  isDemo: boolean
  state: SourceState
  /** "Newest values: 5 minutes ago", or why there are none. */
  detail: string | null
  iso: string | null
}

export type LicenceGroup = { licence: string; packages: Pick<Licence, 'name' | 'version' | 'url'>[] }

export type AboutView = { sources: SourceRow[]; licences: LicenceGroup[]; packageCount: number }

export async function aboutView(visit: RequestContext): Promise<AboutView> {
  const { services, now, language } = visit
  const status = await services.getSourceStatus()
  // What is missing now may be there at the next look.
  if (status.some(({ failure }) => failure !== null)) visit.freshUntil(now)
  const t = translateFor(language)
  const format = createFormat(language)
  return {
    sources: status.map((one): SourceRow => {
      const { id, name, url, attribution, licence, isDemo } = one.source
      const at = one.observedAt ?? one.fetchedAt
      const ago = at === null ? null : format.ago(at, now)
      // A refused key is the operator's business.
      const kind = one.failure && (keyKinds.has(one.failure) ? 'unavailable' : one.failure)
      const why = kind && t(`about.failure-${kind}`)
      const age =
        ago && (one.observedAt === null ? t('about.answered', { ago }) : t('about.valuesFrom', { ago }))
      const idle = at === null && !why ? idleText(one.serves, t) : null
      return {
        serves: one.serves,
        name: creditText(name, language),
        url,
        attribution: id === 'meteoalarm' ? t('alerts.delay') : creditText(attribution, language),
        licence: creditText(licence, language),
        isDemo,
        state: stateOf(one),
        detail: [age, why].filter(Boolean).join(', ') || idle,
        iso: at === null ? null : new Date(at).toISOString(),
      }
    }),
    licences: byLicence(services.licences, t),
    packageCount: services.licences.length,
  }
}

/** Sources queried only on demand. */
function idleText(serves: SourceStatus['serves'], t: Translate): string | null {
  if (serves === 'places') return t('about.idlePlaces')
  return serves === 'world-weather' ? t('about.idleWorld') : null
}

const keyKinds: ReadonlySet<FailureKind> = new Set(['key-invalid', 'no-subscription'])

function stateOf({ fetchedAt, isOld, failure }: SourceStatus): SourceState {
  if (fetchedAt === null) return failure === null ? 'idle' : 'failed'
  return isOld ? 'old' : 'fresh'
}

/** The most used licence first. */
function byLicence(licences: readonly Licence[], t: Translate): LicenceGroup[] {
  const groups = Map.groupBy(licences, ({ licence }) => licence ?? t('about.licenceInText'))
  return [...groups]
    .map(([licence, packages]) => ({
      licence,
      packages: packages.map(({ name, version, url }) => ({ name, version, url })),
    }))
    .sort((a, b) => b.packages.length - a.packages.length)
}
