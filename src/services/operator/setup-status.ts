import type { AccuracyCounts } from '../../ports/accuracy.ts'
import type { KeepAccuracy } from '../accuracy/keep-accuracy.ts'
import type { Push, PushCounts } from '../push/create-push.ts'
import { withPatience } from '../reading/outcome.ts'
import type { BudgetState, CallBudget } from './call-budget.ts'
import { operatorPatienceMs } from './database-patience.ts'
import type { PageViewSums, PageViews } from './page-views.ts'
import type { GetSourceStatus, SourceStatus } from './source-status.ts'
import type { WeatherKey } from './weather-key.ts'

/** What should be in place before the public sees the site, in the order to do it. */
export const checks = [
  'weather',
  'publicOrigin',
  'trustedProxies',
  'operatorCode',
  'operatorName',
  'contactMail',
  'ads',
] as const
export type Check = (typeof checks)[number]

/** For the operator, never shown to visitors. */
export type SetupStatus = {
  sources: (Omit<SourceStatus, 'source'> & { name: string; isDemo: boolean })[]
  /** Only where calls are billed. */
  calls: BudgetState | null
  /** null: the store cannot be read. */
  push: PushCounts | null
  /** null: the store cannot be read. */
  accuracy: AccuracyCounts | null
  /** Of the last seven days; null: the store cannot be read. */
  views: PageViewSums | null
  operatorName: string | null
  contactMail: string | null
  issuesUrl: string | null
  ads: 'none' | 'house' | 'network'
  checklist: { check: Check; isDone: boolean }[]
  /** What the operator set of the site's own look and cannot be used. */
  identity: { isSet: boolean; problems: readonly { variable: string; problem: string }[] }
}

/** A week, so that a weekend is seen beside its workdays. */
const shownDays = 7

export type GetSetupStatus = () => Promise<SetupStatus>

export function createSetupStatus(options: {
  weatherKey: WeatherKey
  getSourceStatus: GetSourceStatus
  budget: CallBudget
  push: Pick<Push, 'counts'>
  accuracy: Pick<KeepAccuracy, 'counts'>
  views: Pick<PageViews, 'sums'>
  settings: Pick<SetupStatus, 'operatorName' | 'contactMail' | 'issuesUrl' | 'ads' | 'identity'> & {
    publicOrigin: string | null
    trustedProxies: number
    hasOperatorCode: boolean
  }
}): GetSetupStatus {
  const { settings } = options
  return async () => {
    const key = await options.weatherKey.current()
    const patiently = <T>(read: Promise<T>) =>
      withPatience('database', read, operatorPatienceMs).catch(() => null)
    const [status, calls, push, accuracy, views] = await Promise.all([
      options.getSourceStatus(),
      key?.kind === 'openweather' ? options.budget.state() : null,
      patiently(options.push.counts()),
      patiently(options.accuracy.counts()),
      patiently(options.views.sums(shownDays)),
    ])
    const isReal = key !== null && key.kind !== 'demo'
    const works = status.some(({ serves, fetchedAt }) => serves === 'weather' && fetchedAt !== null)
    const done: Record<Check, boolean> = {
      weather: isReal && works,
      publicOrigin: settings.publicOrigin?.startsWith('https:') ?? false,
      // TLS ends at a proxy, whose visitors are otherwise all one client.
      trustedProxies: settings.trustedProxies > 0,
      operatorCode: settings.hasOperatorCode,
      operatorName: settings.operatorName !== null,
      contactMail: settings.contactMail !== null,
      // House panels advertise for advertisers: fine for a start, not for a public site.
      ads: settings.ads !== 'house',
    }
    return {
      sources: status.map(({ source, ...one }) => ({ ...one, name: source.name, isDemo: source.isDemo })),
      calls,
      push,
      accuracy,
      views,
      operatorName: settings.operatorName,
      contactMail: settings.contactMail,
      issuesUrl: settings.issuesUrl,
      ads: settings.ads,
      identity: settings.identity,
      checklist: checks.map((check) => ({ check, isDone: done[check] })),
    }
  }
}
