import { describe, expect, it } from 'vitest'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { describeWithRecordings, readRecording, recordingsOf } from '../../../tests/support/recordings.ts'
import { mapCapMessage } from '../meteoalarm/map.ts'
import { readCapMessage } from '../meteoalarm/schema.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { capPath, composeAtom, composeCap } from './fixtures/compose-atom.ts'
import { composeRss } from './fixtures/compose-rss.ts'
import { warning } from './fixtures/composed-warning.ts'
import { createWarningSource } from './index.ts'
import { describeWarningSource } from './warning-source.behaviour.ts'

describeWarningSource({
  name: 'configured feed in Atom',
  compose: composeAtom,
  documents: (warnings) =>
    Object.fromEntries(warnings.map((warning) => [capPath(warning.key), composeCap(warning)])),
  silenceMeans: 'all-clear',
})
describeWarningSource({
  name: 'configured feed in RSS',
  compose: (warnings) => composeRss(warnings),
  documents: () => ({}),
  silenceMeans: 'all-clear-beside-others',
})

const outside = {
  clock: () => Date.parse('2026-07-14T12:06:00Z'),
  log: recordedLog(),
  userAgent: 'test',
}
const answering = (body: string) => async () =>
  new Response(body, { headers: { 'content-type': 'application/xml' } })

describe('createWarningSource', () => {
  const reading = async (body: string, feedUrl = 'https://example.org/rss') => {
    const feed = createWarningSource({ ...outside, feedUrl, fetch: answering(body) })
    return { feed, snapshot: await feed.fetchWarnings() }
  }

  it('credits the feed that answered, whatever the address promised', async () => {
    const { feed, snapshot } = await reading(composeAtom([], 'https://example.org'))
    expect(feed.facts.id).toBe('swiss-rss')
    expect(feed.factsOf(snapshot.carrier).id).toBe('meteoalarm')
  })

  it('credits MeteoSwiss and MeteoAlarm for MeteoAlarm’s RSS, and another RSS for itself', async () => {
    const { feed, snapshot } = await reading(composeRss([warning]))
    expect(feed.factsOf(snapshot.carrier).attribution).toMatch(/MeteoSwiss.*MeteoAlarm/)
    const other = await reading('<rss><channel><item><title>Wind</title></item></channel></rss>')
    expect(other.feed.factsOf(other.snapshot.carrier).id).toBe('swiss-rss')
  })

  it('logs that it failed to parse, for each kind of unreadable answer', async () => {
    for (const body of ['', '<rss><channel><item>', '<html><body>x</body></html>']) {
      const log = recordedLog()
      const feed = createWarningSource({ ...outside, log, fetch: answering(body) })
      await expect(feed.fetchWarnings()).rejects.toThrow()
      expect(log.lines.map(({ message }) => message)).toContain('Failed to parse weather alerts')
    }
  })
})

describeWithRecordings('recorded answers', () => {
  it.each(recordingsOf('meteoalarm', /atom.*\.xml$/))('index %s', async (file) => {
    const body = readRecording(file)
    const at = Date.parse(/<updated>([^<]+)</.exec(body)?.[1] ?? '')
    const feed = createWarningSource({ ...outside, clock: () => at, fetch: answering(body) })
    const { warnings, silenceMeans, updatedAt } = await feed.fetchWarnings()
    expect(silenceMeans).toBe('all-clear')
    expect(updatedAt).toBe(at)
    for (const warning of warnings) {
      expect(warning.endAt).toBeGreaterThan(at)
      expect(warning.polygons[0]?.length).toBeGreaterThan(3)
      expect(warning.area).not.toBe('Switzerland')
      expect(warning.type).not.toBe('other')
    }
  })

  it.each(recordingsOf('meteoalarm', /cap.*\.xml$/))('message %s', (file) => {
    const message = mapCapMessage(readCapMessage(parseXml(readRecording(file), 'test')))
    for (const { areas, level } of message.infos) {
      expect(areas).not.toEqual([])
      expect(level).toBeGreaterThan(1)
    }
    expect(message.type).not.toBeNull()
    expect(message.texts.de?.description).toContain('\n')
    expect(message.texts.en?.title).not.toBe('')
  })
})
