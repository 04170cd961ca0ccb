import type { Language } from '../../../domain/language.ts'
import type { RequestContext, SiteSettings } from '../../../page-contract/page-contract.ts'
import { storageEntries } from '../../browser/storage-entries.ts'
import { createFormat } from '../../i18n/format.ts'
import { translateFor } from '../../i18n/page-texts.server.ts'
import type { StorageRow } from './legal-document.ts'
import { escapeMarkdown, parseLegalDocument, parseOwnText } from './parse-legal-document.server.ts'
import { purposeOf } from './storage-purposes.server.ts'

export const legalPages = ['privacy', 'terms', 'cookies', 'ads', 'accessibility'] as const
export type LegalPageName = (typeof legalPages)[number]

const sources = import.meta.glob<string>('./texts/*.md', { query: '?raw', import: 'default', eager: true })

/** The settings that legal texts mention. */
export type LegalFacts = SiteSettings & { mapStyleUrl: string | null }

export function legalDocument(page: LegalPageName, language: Language, site: LegalFacts) {
  const source = sources[`./texts/${page}.${language}.md`]
  if (source === undefined) throw new Error(`no text for ${page} in ${language}`)
  return parseLegalDocument(source, factsOf(language, site))
}

/** What one of the legal pages shows. */
export function legalPage(page: LegalPageName, { language, site, services }: RequestContext) {
  const t = translateFor(language)
  const document = legalDocument(page, language, { ...site, mapStyleUrl: services.baseMap.styleUrl })
  const own = site.identity.legal[language]
  if (own !== undefined)
    document.sections.push({
      id: 'operator',
      heading: site.operatorName ?? site.identity.name,
      blocks: parseOwnText(own),
    })
  const hasTable = document.sections.some(({ blocks }) => blocks.some(({ kind }) => kind === 'storage-table'))
  const lastUpdated = createFormat(language).date(document.lastUpdatedAt, 'UTC')
  return {
    document,
    lastUpdated: t('legal.lastUpdated', { date: lastUpdated }),
    lastUpdatedIso: new Date(document.lastUpdatedAt).toISOString().slice(0, 10),
    contents: t('legal.contents'),
    table: hasTable
      ? {
          caption: t('legal.table.caption'),
          headings: {
            key: t('legal.table.key'),
            where: t('legal.table.where'),
            purpose: t('legal.table.purpose'),
            duration: t('legal.table.duration'),
            category: t('legal.table.category'),
          },
          rows: storageRows(language),
        }
      : null,
  }
}

/** The configuration's facts, as Markdown: what the texts claim follows from how this site is set up. */
function factsOf(language: Language, site: LegalFacts): Record<string, string> {
  const t = translateFor(language)
  const mail = site.contactMail && escapeMarkdown(site.contactMail)
  const operator = site.operatorName && escapeMarkdown(site.operatorName)
  const mapHost = site.mapStyleUrl && escapeMarkdown(new URL(site.mapStyleUrl).host)
  const consentPlatform = site.ads.network?.consentPlatformUrl
  const hosts = [mapHost, consentPlatform && escapeMarkdown(new URL(consentPlatform).host)].filter(
    (host) => typeof host === 'string',
  )
  return {
    controller: operator ? t('legal.controller', { operator }) : t('legal.operatorUnnamed'),
    operatorLine: operator ? t('legal.operatorLine', { operator }) : t('legal.operatorUnnamed'),
    financing: t(`legal.financing.${site.ads.mode}`),
    beforeConsent:
      hosts.length > 0
        ? t('legal.beforeConsent.contacts', { hosts: createFormat(language).list(hosts) })
        : t('legal.beforeConsent.own'),
    site: escapeMarkdown(site.identity.name),
    contact: mail ? `[${mail}](mailto:${site.contactMail})` : `[${t('legal.contactPage')}](/contact)`,
    logRetention: t('legal.logRetention', { count: site.logRetentionDays }),
    adsOnThisSite: t(`legal.adsOnThisSite.${site.ads.mode}`),
    mapsOnThisSite: mapHost
      ? t('legal.mapsOnThisSite.external', { host: mapHost })
      : t('legal.mapsOnThisSite.own'),
    popupOnThisSite: t(`legal.popupOnThisSite.${site.ads.popup}`),
  }
}

function storageRows(language: Language): StorageRow[] {
  const t = translateFor(language)
  return storageEntries.map((entry) => {
    const { purpose, duration } = purposeOf(entry)
    return {
      key: entry.key,
      where: t(`legal.where.${entry.where}`),
      category: t(`legal.category.${entry.category}`),
      purpose: t(purpose),
      duration: t(duration),
    }
  })
}
