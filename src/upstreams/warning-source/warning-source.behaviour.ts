import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { failureOf } from '../../../tests/support/failure-of.ts'
import type { FaultyServer } from '../../../tests/support/faulty-server.ts'
import { ownFaultyServer } from '../../../tests/support/own-faulty-server.ts'
import { runs } from '../../../tests/support/soak.ts'
import { UpstreamError } from '../../domain/failure.ts'
import type { WarningSnapshot } from '../../domain/warning/warning.ts'
import type { WarningSource } from '../../ports/sources.ts'
import { type ComposedWarning, warning } from './fixtures/composed-warning.ts'
import { createWarningSource } from './index.ts'

type FeedFormat = {
  name: string
  compose(warnings: readonly ComposedWarning[], origin: string): string
  /** Further documents by path, for formats that spread over several. */
  documents(warnings: readonly ComposedWarning[]): Record<string, string>
  silenceMeans: WarningSnapshot['silenceMeans']
}

const feedNow = Date.parse('2026-07-14T12:06:00Z')

/** What every warning source owes its reader, whatever the format: run once for each. */
export function describeWarningSource(format: FeedFormat): void {
  describe(`alert source: ${format.name}`, () => {
    let server: FaultyServer
    let body: string
    let status: number
    let documents: Record<string, string>
    let source: WarningSource

    beforeEach(async () => {
      server = await ownFaultyServer((request, response) => {
        const document = documents[request.url ?? '']
        const isFeed = request.url === '/feed'
        response.statusCode = isFeed ? status : document === undefined ? 404 : 200
        response.setHeader('content-type', 'application/xml')
        response.end(isFeed ? body : document)
      })
      status = 200
      documents = {}
      source = createWarningSource({
        ...outsideAt(() => feedNow),
        feedUrl: `${server.origin}/feed`,
      })
    })

    const say = (...warnings: ComposedWarning[]) => {
      body = format.compose(warnings, server.origin)
      documents = format.documents(warnings)
    }
    const failureKind = async () => (await failureOf(source.fetchWarnings())).failure.kind

    it('reads a warning’s severity, type, area and times from its codes', async () => {
      say({ ...warning, english: 'An extreme and severe red alert in words only.' })
      const { warnings, updatedAt } = await source.fetchWarnings()
      expect(warnings).toHaveLength(1)
      expect(warnings[0]).toMatchObject({
        severity: 'severe',
        type: 'storms',
        area: 'Luganese',
        startAt: Date.parse(warning.from),
        endAt: Date.parse(warning.until),
        isSample: false,
      })
      expect(Math.floor((updatedAt ?? 0) / 1000)).toBe(Date.parse('2026-07-14T12:05:41Z') / 1000)
    })

    it.each([
      [2, 'moderate'],
      [3, 'severe'],
      [4, 'extreme'],
    ] as const)('level %i is %s', async (level, severity) => {
      say({ ...warning, level })
      expect((await source.fetchWarnings()).warnings[0]?.severity).toBe(severity)
    })

    it('carries the words in each language, unaltered', async () => {
      say(warning)
      const [read] = (await source.fetchWarnings()).warnings
      expect(read?.texts.en?.description).toBe(warning.english)
      expect(read?.texts.de?.description).toBe(warning.german)
    })

    it('leaves out what is over and what is lifted', async () => {
      say(
        {
          ...warning,
          key: 'over',
          from: '2026-07-14T10:00:00+00:00',
          until: '2026-07-14T12:06:00+00:00',
        },
        { ...warning, key: 'lifted', level: 1 },
        {
          ...warning,
          key: 'ahead',
          area: 'Locarnese',
          from: '2026-07-16T00:00:00+00:00',
          until: '2026-07-17T00:00:00+00:00',
        },
      )
      expect((await source.fetchWarnings()).warnings.map(({ area }) => area)).toEqual(['Locarnese'])
    })

    it('names the same warning the same at every reading, and lists it once', async () => {
      say(warning, warning, { ...warning, key: 'w2', area: 'Mendrisiotto' })
      const first = (await source.fetchWarnings()).warnings.map(({ id }) => id)
      const second = (await source.fetchWarnings()).warnings.map(({ id }) => id)
      expect(first).toHaveLength(2)
      expect(new Set(first).size).toBe(2)
      expect(second).toEqual(first)
    })

    it('says what its silence means', async () => {
      say()
      expect(await source.fetchWarnings()).toMatchObject({ warnings: [], silenceMeans: format.silenceMeans })
    })

    it('keeps hostile words as words', async () => {
      say({ ...warning, area: '<b>Luganese</b>', english: '<script>alert(1)</script>&amp;lt;' })
      const text = (await source.fetchWarnings()).warnings[0]?.texts.en?.description ?? ''
      expect(text).toContain('&amp;lt;')
      expect(typeof text).toBe('string')
    })

    it('expands no declared entity', async () => {
      say(warning)
      body = body
        .replace(/<(feed|rss)/, '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><$1')
        .replace('Luganese', '&b;&b;&b;')
      const outcome = await source.fetchWarnings().catch((error: unknown) => error)
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(UpstreamError)
      expect(JSON.stringify(outcome)).not.toContain('aaaa')
    })

    it.each([
      ['nothing', ''],
      ['an HTML page', '<!DOCTYPE html><html><body><p>Moved<br></body></html>'],
      ['prose', 'Service temporarily unavailable'],
      ['JSON', '{"warnings":[]}'],
      ['another XML', '<?xml version="1.0"?><opml version="2.0"></opml>'],
    ])('refuses %s', async (_, answer) => {
      body = answer
      expect(await failureKind()).toBe('bad-answer')
    })

    it('refuses half a list', async () => {
      say(warning, { ...warning, key: 'w2' })
      body = body.slice(0, Math.floor(body.length * 0.6))
      expect(await failureKind()).toBe('bad-answer')
    })

    it.each([
      [500, 'unavailable'],
      [403, 'unavailable'],
      [404, 'no-data'],
      [429, 'quota'],
      [406, 'bad-request'],
    ])('status %i is %s', async (code, kind) => {
      say(warning)
      status = code
      expect(await failureKind()).toBe(kind)
    })

    it('survives any damage: a snapshot without NaN, or an UpstreamError', async () => {
      say(warning, { ...warning, key: 'w2', level: 4, type: 10 })
      const intact = body
      await fc.assert(
        fc.asyncProperty(fc.array(damage(), { minLength: 1, maxLength: 6 }), async (damages) => {
          body = damages.reduce((text, change) => change(text), intact)
          const outcome = await source.fetchWarnings().catch((error: unknown) => error)
          if (outcome instanceof Error) expect(outcome).toBeInstanceOf(UpstreamError)
          else expectSound(outcome as WarningSnapshot)
        }),
        { numRuns: runs(150) },
      )
    })
  })
}

/** Cut out, double, or overwrite a piece of the text, or put something nasty in. */
function damage(): fc.Arbitrary<(text: string) => string> {
  const nasty = [
    '<',
    '>',
    '&',
    ']]>',
    '<![CDATA[',
    '</',
    '&#0;',
    '&#xD800;',
    '\u0000',
    '<!--',
    'NaN',
    '1970-01-01',
  ]
  const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
  return fc
    .tuple(share, fc.nat({ max: 300 }), fc.constantFrom('cut', 'double', 'put'), fc.constantFrom(...nasty))
    .map(([at, length, how, piece]) => (text: string) => {
      const start = Math.floor(at * text.length)
      const middle = text.slice(start, start + length)
      const change = how === 'cut' ? '' : how === 'double' ? middle + middle : piece + middle
      return text.slice(0, start) + change + text.slice(start + length)
    })
}

function expectSound({ warnings, updatedAt }: WarningSnapshot): void {
  expect(updatedAt === null || Number.isFinite(updatedAt)).toBe(true)
  for (const warning of warnings) {
    expect(Number.isFinite(warning.startAt) && Number.isFinite(warning.endAt)).toBe(true)
    expect(warning.polygons.flat(2).every(Number.isFinite)).toBe(true)
    expect(warning.id).not.toBe('')
    expect(warning.area).not.toBe('')
    expect(Object.keys(warning.texts).length + Object.keys(warning.furtherTexts).length).toBeGreaterThan(0)
  }
}
