import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { failureOf } from '../../../tests/support/failure-of.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import type { Fetch } from '../../ports/platform.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { createAtomReader, defaultFeedUrl, facts } from './index.ts'

const text = (name: string) => readFileSync(new URL(`./fixtures/${name}.xml`, import.meta.url), 'utf8')
const cap = text('cap')
const capUrl =
  'https://feeds.meteoalarm.org/api/v1/warnings/feeds-switzerland/11111111-0000-4000-8000-000000000001'
const identifier = '2.49.0.0.756.0.CH.260714135745000000000000000000a1'

describe('createAtomReader', () => {
  let requested: string[]
  let answers: Record<string, string>
  const log = recordedLog()
  beforeEach(() => {
    requested = []
    answers = { [capUrl]: cap }
  })
  const answer: Fetch = async (input) => {
    requested.push(input)
    const body = answers[input]
    return body === undefined ? new Response('', { status: 404 }) : new Response(body)
  }
  const create = (options: { fetch?: Fetch; textBudgetMs?: number } = {}) =>
    createAtomReader({
      ...outsideAt(() => Date.parse('2026-07-14T12:06:00Z'), log),
      feedUrl: defaultFeedUrl,
      fetch: answer,
      ...options,
    })
  const feed = (xml = text('atom')) => parseXml(xml, 'test')

  it('adds the words of every language, and fetches a message only once', async () => {
    const reader = create()
    const first = await reader.read(feed())
    expect(first.warnings.map(({ id }) => id)).toEqual([identifier, expect.stringContaining('a2')])
    expect(Object.keys(first.warnings[0]?.texts ?? {})).toEqual(['en', 'de', 'fr', 'it'])
    const askedFirst = requested.length
    await reader.read(feed())
    expect(requested.filter((url) => url === capUrl)).toHaveLength(1)
    // The one that failed is requested again.
    expect(requested.length).toBe(askedFirst + 1)
  })

  it('falls back to the English text of the index when a message cannot be fetched', async () => {
    answers = {}
    const { warnings, silenceMeans } = await create().read(feed())
    expect(warnings).toHaveLength(2)
    expect(warnings[0]).toMatchObject({
      severity: 'severe',
      type: 'storms',
      texts: { en: { title: 'Heavy thunderstorm' } },
    })
    expect(silenceMeans).toBe('all-clear')
  })

  it('does not wait for messages beyond its budget', async () => {
    const hanging: Fetch = (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      )
    const { warnings } = await create({ fetch: hanging, textBudgetMs: 20 }).read(feed())
    expect(warnings).toHaveLength(2)
  })

  it('gives no warning the words of another', async () => {
    answers = { [capUrl]: cap.replace(identifier, 'another') }
    const { warnings } = await create().read(feed())
    expect(Object.keys(warnings[0]?.texts ?? {})).toEqual(['en'])
    expect(warnings[0]?.texts.en?.description).toContain('issued for Switzerland')
  })

  it('follows links to MeteoAlarm and to the feed’s own host only', async () => {
    for (const elsewhere of [
      'http://169.254.169.254/x',
      'https://evil-meteoalarm.org/x',
      'file:///etc/passwd',
      'https://u:p@feeds.meteoalarm.org/x',
    ]) {
      await create().read(
        feed(text('atom').replaceAll(/https:\/\/feeds\.meteoalarm\.org\/api[^"<]*/g, elsewhere)),
      )
    }
    expect(requested).toEqual([])
  })

  it('drops what a newer message replaces or cancels', async () => {
    const replacing = cap.replace(
      '2.49.0.0.756.0.CH.old',
      '2.49.0.0.756.0.CH.260712110000000000000000000000a2',
    )
    answers = { [capUrl]: replacing }
    expect((await create().read(feed())).warnings.map(({ id }) => id)).toEqual([identifier])
    answers = { [capUrl]: replacing.replace('<msgType>Update', '<msgType>Cancel') }
    const cancelled = text('atom').replace('<cap:message_type>Alert', '<cap:message_type>Cancel')
    expect((await create().read(feed(cancelled))).warnings).toEqual([])
  })

  describe('the first of the messages that one goes back to', () => {
    const second = '2.49.0.0.756.0.CH.260712110000000000000000000000a2'
    const secondUrl = capUrl.replace(/1$/, '2')
    const origins = async (reader = create()) =>
      (await reader.read(feed())).warnings.map(({ id, originId }) => [id, originId])
    const updateOf = (id: string, ...references: string[]) => {
      const listed = references.map((one) => `office@w.example,${one},2026-07-14T07:00:00+02:00`)
      return cap.replace(identifier, id).replace(/<references>[^<]*/, `<references>${listed.join(' ')}`)
    }

    it('is the oldest that it names', async () => {
      expect(await origins()).toEqual([
        [identifier, '2.49.0.0.756.0.CH.older'],
        [second, undefined],
      ])
    })

    it('is found through those between, as far as they were read, and not in a circle', async () => {
      answers = { [capUrl]: updateOf(identifier, second), [secondUrl]: updateOf(second, 'first') }
      expect(await origins()).toEqual([[identifier, 'first']])
      answers = { [capUrl]: updateOf(identifier, 'between'), [secondUrl]: updateOf(second, second) }
      expect(await origins()).toEqual([
        [identifier, 'between'],
        [second, undefined],
      ])
    })

    it('is one of several that an update joins, all of which it replaces', async () => {
      answers = { [capUrl]: updateOf(identifier, 'first', second), [secondUrl]: updateOf(second, 'other') }
      const [joint] = (await create().read(feed())).warnings
      expect(joint).toMatchObject({ originId: 'first', replacedIds: ['first', 'other', second] })
    })

    it('is not replaced by an update that joins one of its updates to an older warning', async () => {
      answers = { [capUrl]: updateOf(identifier, 'first'), [secondUrl]: updateOf(second, 'older', 'first') }
      expect((await create().read(feed())).warnings).toMatchObject([
        { originId: 'first', replacedIds: ['first'] },
        { originId: 'older', replacedIds: ['older'] },
      ])
    })

    it('is no one’s where two go back to it: one would cover the other', async () => {
      answers = { [capUrl]: updateOf(identifier, 'first'), [secondUrl]: updateOf(second, 'first') }
      expect(await origins()).toEqual([
        [identifier, undefined],
        [second, undefined],
      ])
    })
  })

  it('drops every part of a message that a newer one replaces', async () => {
    const second = '2.49.0.0.756.0.CH.260712110000000000000000000000a2'
    const [entry = ''] = text('atom').match(/<entry>(?:(?!<entry>)[\s\S])*?a2<[\s\S]*?<\/entry>/) ?? []
    const later = entry.replace(/(<cap:expires>)[^<]*/, '$12026-07-20T18:00:00+00:00')
    const parted = text('atom').replace('</feed>', `${later}</feed>`)
    const ids = (await create().read(feed(parted))).warnings.map(({ id }) => id)
    expect(ids.filter((id) => id.startsWith(second))).toHaveLength(2)
    answers = { [capUrl]: cap.replace('2.49.0.0.756.0.CH.old', second) }
    expect((await create().read(feed(parted))).warnings.map(({ id }) => id)).toEqual([identifier])
  })

  it.each([
    ['<status>Actual', '<status>Test'],
    ['<status>Actual', '<status>Exercise'],
    ['<msgType>Update', '<msgType>Cancel'],
    ['<msgType>Update', '<msgType>Error'],
    ['<msgType>Update', '<msgType>Ack'],
  ])('goes by the message where the index does not say: not %s but %s', async (said, instead) => {
    answers = { [capUrl]: cap.replace(said, instead) }
    const silent = text('atom').replace(/<cap:(status|message_type)>.*?<\/cap:\1>/g, '')
    for (const index of [silent, text('atom')]) {
      expect((await create().read(feed(index))).warnings.map(({ id }) => id)).not.toContain(identifier)
    }
  })

  it.each(['Error', 'Ack', 'Cancel'])('shows no message of type %s', async (type) => {
    const other = text('atom').replace('<cap:message_type>Alert', `<cap:message_type>${type}`)
    expect((await create().read(feed(other))).warnings.map(({ id }) => id)).not.toContain(identifier)
  })

  it('lets no exercise replace a warning', async () => {
    const second = '2.49.0.0.756.0.CH.260712110000000000000000000000a2'
    const exercise = cap
      .replace('2.49.0.0.756.0.CH.old', second)
      .replace('<status>Actual', '<status>Exercise')
    answers = { [capUrl]: exercise }
    expect((await create().read(feed())).warnings.map(({ id }) => id)).toEqual([second])
  })

  it('is not hidden by an update that lists itself among what it replaces', async () => {
    answers = { [capUrl]: cap.replace('2.49.0.0.756.0.CH.old', identifier) }
    expect((await create().read(feed())).warnings.map(({ id }) => id)).toContain(identifier)
  })

  it('does not bring back what an update lifted when the update itself is over', async () => {
    const lifted = '2.49.0.0.756.0.CH.260712110000000000000000000000a2'
    answers = { [capUrl]: cap.replace('2.49.0.0.756.0.CH.old', lifted) }
    const over = text('atom').replace(
      /(<cap:expires>)[^<]*(<\/cap:expires>(?:(?!<entry>)[\s\S])*?<cap:message_type>)Alert/,
      '$12026-07-14T12:00:00+00:00$2Update',
    )
    expect(over).toContain('Update')
    // Right after a start the update is still listed, as over.
    expect((await create().read(feed(over))).warnings).toEqual([])
    // Later it has left the list.
    const reader = create()
    await reader.read(feed())
    const gone = text('atom').replace(/<entry>[\s\S]*?<\/entry>/, '')
    expect((await reader.read(feed(gone))).warnings).toEqual([])
  })

  it('trusts an empty feed that says when it was made, and no other', async () => {
    const empty = text('atom-empty')
    expect(await create().read(feed(empty))).toEqual({
      warnings: [],
      updatedAt: Date.parse('2026-07-14T12:05:02.313Z'),
      carrier: 'meteoalarm',
      silenceMeans: 'all-clear',
    })
    const stub = empty.replace(/<updated>.*<\/updated>/, '')
    expect((await create().read(feed(stub))).silenceMeans).toBe('unknown')
    // A feed no longer updated: its warnings expired, and no new ones were added.
    const stampedAt = (time: string) =>
      empty.replace('<updated>2026-07-14T12:05', `<updated>2026-07-14T${time}`)
    expect((await create().read(feed(stampedAt('09:07')))).silenceMeans).toBe('all-clear')
    expect((await create().read(feed(stampedAt('09:05')))).silenceMeans).toBe('unknown')
    const unreadable = empty.replace('</feed>', '<entry><link href="x"/></entry></feed>')
    expect((await create().read(feed(unreadable))).silenceMeans).toBe('unknown')
  })

  describe('a feed that is not the Swiss list', () => {
    const named = (xml: string, id: string, title: string) =>
      xml
        .replace('tag:meteoalarm.org,2021-02-19:CH', id)
        .replace('MeteoAlarm - Alerting Europe for Extreme Weather', title)

    it.each([
      ['has no entries', named(text('atom-empty'), 'urn:news', 'News')],
      ["is another country's", named(text('atom'), 'tag:meteoalarm.org,2021-02-19:AT', 'MeteoAlarm')],
    ])('and %s takes no warning back', async (_, xml) => {
      const error = await failureOf(create().read(feed(xml)))
      expect(error.failure.kind).toBe('bad-answer')
    })

    it('is believed where it warns, but its silence proves nothing', async () => {
      const { warnings, silenceMeans } = await create().read(
        feed(named(text('atom'), 'urn:mirror', 'Warnings')),
      )
      expect([warnings.length > 0, silenceMeans]).toEqual([true, 'unknown'])
    })

    it('is the Swiss list under another title, or another id', async () => {
      const empty = text('atom-empty')
      for (const [id, title] of [
        ['tag:meteoalarm.org,2027-01-01:CH', 'Meteoalarm - severe weather warnings for Europe'],
        ['urn:uuid:1', 'MeteoAlarm'],
      ] as const)
        expect((await create().read(feed(named(empty, id, title)))).silenceMeans).toBe('all-clear')
    })
  })
})

it('names its source as the licence requires', () => {
  expect(facts.attribution).toMatch(/MeteoSwiss .*MeteoAlarm.*delays/)
})
