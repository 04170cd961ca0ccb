import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownIdentity } from '../../../domain/identity.ts'
import { languages } from '../../../domain/language.ts'
import type { Inline } from '../../../domain/texts/text-blocks.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { translateFor } from '../../i18n/page-texts.server.ts'
import type { LegalDocument } from './legal-document.ts'
import { type LegalFacts, legalDocument, legalPages } from './legal-page.server.ts'

beforeAll(() => loadAllTexts(languages))

const site: LegalFacts = {
  identity: ownIdentity,
  adsTxt: null,
  contactMail: 'weather@example.ch',
  issuesUrl: null,
  sourceCodeUrl: null,
  operatorName: 'Verein *Wetter* & Co_, 3818 Grindelwald',
  logRetentionDays: 14,
  ads: { mode: 'house', popup: 'session', network: null },
  mapStyleUrl: null,
}
const textOf = (inline: Inline) => (typeof inline === 'string' ? inline : inline.text)

function inlinesOf({ lead, sections }: LegalDocument): Inline[] {
  return [...lead, ...sections.flatMap(({ blocks }) => blocks)].flatMap((block) =>
    block.kind === 'paragraph' ? block.content : block.kind === 'list' ? block.items.flat() : [],
  )
}
const wholeText = (document: LegalDocument) =>
  [...document.sections.map(({ heading }) => heading), ...inlinesOf(document).map(textOf)].join(' ')

const cases = legalPages.flatMap((page) => languages.map((language) => [page, language] as const))

describe.each(cases)('/%s in %s', (page, language) => {
  const document = () => legalDocument(page, language, site)
  const source = readFileSync(`${import.meta.dirname}/texts/${page}.${language}.md`, 'utf8')

  it('has the title of its page and the date of its front matter', () => {
    expect(document().title).toBe(translateFor(language)(`meta.${page}Title`))
    expect(new Date(document().lastUpdatedAt).toISOString().slice(0, 10)).toBe(
      /lastUpdated: (\S+)/.exec(source)?.[1],
    )
  })

  it('has the same sections, kinds of blocks and links as in English', () => {
    const shape = (text: LegalDocument) => ({
      sections: text.sections.map(({ blocks }) =>
        blocks.map((block) => (block.kind === 'list' ? `list of ${block.items.length}` : block.kind)),
      ),
      ownLinks: inlinesOf(text).flatMap((inline) =>
        typeof inline !== 'string' && inline.kind === 'link' && inline.href.startsWith('/')
          ? [inline.href]
          : [],
      ),
      codes: inlinesOf(text).flatMap((inline) =>
        typeof inline !== 'string' && inline.kind === 'code' ? [inline.text] : [],
      ),
    })
    expect(shape(document())).toEqual(shape(legalDocument(page, 'en', site)))
  })

  it('leaves no placeholder open and gives every section an address of its own', () => {
    expect(wholeText(document())).not.toMatch(/\{\{|\}\}/)
    const ids = document().sections.map(({ id }) => id)
    expect(ids.every((id) => /^[a-z0-9-]{3,}$/.test(id))).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('is set as its language is set here', () => {
    const text = wholeText(document())
    expect(text).not.toContain("'")
    if (language === 'de') expect(text).not.toContain('ß')
    if (language === 'fr') expect(text.match(/\S [;:!?»]|« /g)).toBeNull()
  })
})

describe('the facts of the configuration', () => {
  it.each(languages)('in %s: operator and mail are shown as they are', (language) => {
    const document = legalDocument('privacy', language, site)
    expect(wholeText(document)).toContain('Verein *Wetter* & Co_, 3818 Grindelwald')
    expect(wholeText(document)).toContain('14')
    expect(inlinesOf(document)).toContainEqual({
      kind: 'link',
      href: 'mailto:weather@example.ch',
      text: 'weather@example.ch',
    })
  })

  it.each(languages)(
    'in %s: without them the page says that no name was given, and leads to the contact page',
    (language) => {
      const document = legalDocument('privacy', language, { ...site, operatorName: null, contactMail: null })
      const t = translateFor(language)
      expect(wholeText(document)).toContain(t('legal.operatorUnnamed'))
      expect(inlinesOf(document)).toContainEqual({
        kind: 'link',
        href: '/contact',
        text: t('legal.contactPage'),
      })
    },
  )

  it.each(['none', 'house', 'network'] as const)('ads "%s" are described as they are', (mode) => {
    const document = legalDocument('ads', 'en', { ...site, ads: { ...site.ads, mode } })
    expect(wholeText(document)).toContain(translateFor('en')(`legal.adsOnThisSite.${mode}`))
  })

  it.each(['none', 'house', 'network'] as const)(
    'ads "%s": only what finances the site is said to',
    (mode) => {
      for (const page of ['terms', 'ads'] as const) {
        const text = wholeText(legalDocument(page, 'en', { ...site, ads: { ...site.ads, mode } }))
        expect(text.includes('financed by advertising')).toBe(mode === 'network')
      }
    },
  )

  it('whom the browser contacts before consent follows from the map and the consent platform', () => {
    const textWith = (facts: Partial<LegalFacts>) =>
      wholeText(legalDocument('privacy', 'en', { ...site, ...facts }))
    expect(textWith({})).toContain('your browser contacts no third party')
    const network = {
      publisherId: 'ca-pub-1',
      scriptUrl: 'https://ads.example/x.js',
      slotIds: {},
      consentPlatformUrl: 'https://ask.example/cmp.js',
    }
    const both = textWith({
      mapStyleUrl: 'https://maps.example/style.json',
      ads: { mode: 'network', popup: 'off', network },
    })
    expect(both).toContain('contacts only maps.example and ask.example.')
    expect(both).not.toContain('contacts no third party')
  })

  it('a map from elsewhere is named', () => {
    const elsewhere = { ...site, mapStyleUrl: 'https://maps.example_1.ch/style.json' }
    expect(wholeText(legalDocument('privacy', 'en', site))).toContain('Our maps come from our own server.')
    expect(wholeText(legalDocument('privacy', 'en', elsewhere))).toContain('directly from maps.example_1.ch,')
  })
})
