import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { xmlText } from '../xml/fetch-xml.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { findArea, findValidity, mapRssFeed } from './map.ts'
import { readRssFeed } from './schema.ts'

const now = Date.parse('2026-07-14T12:06:00Z')
const read = (name: string) => {
  const bytes = readFileSync(new URL(`./fixtures/${name}.xml`, import.meta.url))
  const answer = { contentType: 'application/rss+xml', bytes, text: () => bytes.toString('utf8') }
  return mapRssFeed(readRssFeed(parseXml(xmlText(answer), 'test')), now)
}
const at = (text: string) => Date.parse(text)

describe('a feed in the words of the specification', () => {
  const { warnings, silenceMeans, updatedAt } = read('spec')
  const [thunderstorm, heat, wind, fog] = warnings

  it('keeps what is in force, and never concludes anything from silence', () => {
    expect(warnings).toHaveLength(4)
    expect(silenceMeans).toBe('unknown')
    expect(updatedAt).toBe(at('2026-07-14T12:00:00Z'))
  })

  it('reads validity, region and severity, and turns HTML into its words', () => {
    expect(thunderstorm).toMatchObject({
      severity: 'severe',
      type: 'storms',
      area: 'St. Gallen',
      startAt: at('2026-07-14T13:00:00Z'),
      endAt: at('2026-07-14T20:00:00Z'),
      updatedAt: at('2026-07-14T11:30:00Z'),
      web: 'https://example.org/alerts/1',
    })
    expect(thunderstorm?.texts.en).toEqual({
      title: 'Orange Alert: thunderstorms',
      description:
        'Heavy thunderstorms with hail & gusts > 90 km/h.\n\nValid from 14.07.2026 15:00 to 14.07.2026 22:00\nRegion: St. Gallen',
      instruction: null,
    })
  })

  it('reads them from one line too', () => {
    expect(heat).toMatchObject({
      severity: 'extreme',
      type: 'heat',
      area: 'Ticino',
      startAt: at('2026-07-14T08:00:00Z'),
      endAt: at('2026-07-16T18:00:00Z'),
    })
  })

  it('fills what is missing as the specification says', () => {
    expect(wind).toMatchObject({
      severity: 'moderate',
      type: 'wind',
      area: 'Chasseral',
      endAt: now + 86_400_000,
    })
    expect(fog).toMatchObject({
      severity: 'minor',
      type: 'fog',
      area: 'Switzerland',
      startAt: now,
      endAt: now + 86_400_000,
    })
    expect(fog?.texts.en?.title).toBe('Weather Alert')
  })
})

describe('MeteoAlarm’s own layout', () => {
  const { warnings } = read('legacy')

  it('skips the country and the quiet, and lists a warning of today and tomorrow once', () => {
    expect(warnings.map(({ area, severity, type }) => [area, severity, type])).toEqual([
      ['Luganese', 'severe', 'storms'],
      ['Luganese', 'extreme', 'rain'],
      ['Oberengadin', 'moderate', 'snow'],
    ])
  })

  it('parts the languages', () => {
    expect(warnings[0]?.texts.en).toEqual({
      title: 'Orange Thunderstorm Warning',
      description: 'Hail & gusts.',
      instruction: null,
    })
    expect(warnings[0]?.texts.fr?.description).toBe('Grêle : prudence.')
    expect(warnings[0]?.furtherTexts.rm?.description).toBe('Granella.')
    expect(warnings[1]?.texts.en?.description).toBe('Starkregen ohne Sprachmarke.')
  })

  it('reads times with and without ISO, and two-digit years', () => {
    expect(warnings[0]).toMatchObject({
      startAt: at('2026-07-14T13:00:00Z'),
      endAt: at('2026-07-15T02:00:00Z'),
    })
    expect(warnings[2]).toMatchObject({
      startAt: at('2026-07-13T23:05:00Z'),
      endAt: at('2026-07-15T03:59:00Z'),
    })
    expect(warnings[0]?.updatedAt).toBe(at('2026-07-14T11:57:45Z'))
  })
})

it('takes the CAP fields of a mirror instead of its words', () => {
  const xml = `<rss xmlns:cap="urn:oasis:names:tc:emergency:cap:1.2"><channel><item>
    <title>Extreme words</title><cap:severity>Moderate</cap:severity><cap:areaDesc>Luganese</cap:areaDesc>
    <cap:event>Strong rainfall</cap:event><cap:expires>Wed, 15 Jul 2026 18:00:00 +0000</cap:expires>
    </item></channel></rss>`
  expect(mapRssFeed(readRssFeed(parseXml(xml, 'test')), now).warnings[0]).toMatchObject({
    severity: 'moderate',
    area: 'Luganese',
    type: 'rain',
    endAt: at('2026-07-15T18:00:00Z'),
  })
})

describe('findArea', () => {
  it.each([
    ['Region: Bern', 'Bern'],
    ['region:  Zürich, Aargau\nArea: no', 'Zürich, Aargau'],
    ['Something. Area: Wallis; Severity: high', 'Wallis'],
    ['Location: St. Moritz. Valid from now', 'St. Moritz'],
    ['Area: A\nRegion: B', 'B'],
    ['Regional: no', null],
    ['', null],
  ])('%j', (text, expected) => {
    expect(findArea(text)).toBe(expected)
  })
})

it('findValidity reads nothing into loose words', () => {
  expect(findValidity('valid from morning to noon')).toEqual({ startAt: null, endAt: null })
  expect(findValidity('Valid from 14 July 2026 15:00 until 15 July 2026 06:00.').endAt).toBe(
    at('2026-07-15T04:00:00Z'),
  )
})

describe('what an RSS feed’s silence means', () => {
  const now = Date.parse('2026-07-14T12:06:00Z')
  const feed = (items: string, builtAt = '') =>
    mapRssFeed(readRssFeed(parseXml(`<rss><channel>${builtAt}${items}</channel></rss>`, 'test')), now)
      .silenceMeans
  const item = '<item><title>Orange alert wind</title><description>Location: Genève</description></item>'

  it('is an all-clear beside warnings for others, while it is whole and alive', () => {
    expect(feed(item)).toBe('all-clear-beside-others')
    expect(feed('')).toBe('all-clear-beside-others')
    expect(feed(item, '<lastBuildDate>Tue, 14 Jul 2026 12:00:00 +0000</lastBuildDate>')).toBe(
      'all-clear-beside-others',
    )
  })

  it('is nothing where an item could not be read or the feed is of yesterday', () => {
    expect(feed(`${item}<item><link>https://example.org</link></item>`)).toBe('unknown')
    expect(feed(item, '<lastBuildDate>Mon, 13 Jul 2026 11:00:00 +0000</lastBuildDate>')).toBe('unknown')
  })
})
