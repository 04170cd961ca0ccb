import { describe, expect, it } from 'vitest'
import { languages } from '../domain/language.ts'
import { bulletinState, highestDanger } from '../domain/snow/avalanche-rules.ts'
import { mapBulletin } from '../upstreams/slf-bulletin/map.ts'
import { parseFeatures } from '../upstreams/slf-bulletin/schema.ts'
import { mapStations } from '../upstreams/slf-imis/map.ts'
import { parseDailySnow, parseMeasurements, parseStations } from '../upstreams/slf-imis/schema.ts'
import { fetchAt, readJson } from './demo-wire.fixture.ts'

async function bulletinAt(time: string, language: (typeof languages)[number] = 'en') {
  const now = Date.parse(time)
  const body = await readJson(fetchAt(now)(`https://aws.slf.ch/api/bulletin/caaml/${language}/geojson`))
  const bulletin = mapBulletin(parseFeatures(body) ?? [], language)
  if (!bulletin) throw new Error('no bulletin')
  return { ...bulletin, state: bulletinState(bulletin, now) }
}

async function stationsAt(time: string) {
  const now = Date.parse(time)
  const list = (name: string) =>
    readJson(fetchAt(now)(`https://measurement-api.slf.ch/public/api/imis/${name}`))
  return mapStations(
    parseStations(await list('stations')) ?? [],
    parseMeasurements(await list('measurements')) ?? [],
    parseDailySnow(await list('daily-snow')) ?? [],
    now,
  )
}

describe('the demo bulletin', () => {
  it.each([
    ['2026-11-16T12:00:00Z', 'off-season'],
    ['2026-12-01T15:59:00Z', 'missing'],
    ['2026-12-01T16:00:00Z', 'valid'],
    ['2026-12-02T06:59:00Z', 'valid'],
    ['2027-01-20T12:00:00Z', 'valid'],
    ['2027-04-30T22:30:00Z', 'valid'],
    ['2027-05-01T15:30:00Z', 'off-season'],
    ['2027-07-01T12:00:00Z', 'off-season'],
  ])('%s: %s', async (time, state) => expect((await bulletinAt(time)).state).toBe(state))

  it.each([
    ['2027-01-20T06:59:00Z', '2027-01-19T16:00:00Z', '2027-01-20T16:00:00Z', '2027-01-20T07:00:00Z'],
    ['2027-01-20T07:00:00Z', '2027-01-20T07:00:00Z', '2027-01-20T16:00:00Z', '2027-01-20T16:00:00Z'],
    ['2027-01-20T16:00:00Z', '2027-01-20T16:00:00Z', '2027-01-21T16:00:00Z', '2027-01-21T07:00:00Z'],
    ['2027-04-20T12:00:00Z', '2027-04-20T06:00:00Z', '2027-04-20T15:00:00Z', '2027-04-20T15:00:00Z'],
  ])('edition at %s', async (time, from, to, next) => {
    const [area] = (await bulletinAt(time)).areas
    const iso = (at: number | null | undefined) => new Date(at ?? 0).toISOString().replace('.000', '')
    expect([iso(area?.validFrom), iso(area?.validTo), iso(area?.nextUpdateAt)]).toEqual([from, to, next])
  })

  it('is wholly readable, covers the Alps, and says in every language that it is a demo', async () => {
    for (const language of languages) {
      const { areas, isWhole } = await bulletinAt('2027-02-20T12:00:00Z', language)
      expect(isWhole).toBe(true)
      expect(areas.flatMap(({ regions }) => regions).length).toBeGreaterThan(70)
      expect(areas.every(({ ratings }) => typeof highestDanger(ratings).value === 'number')).toBe(true)
      for (const { texts } of areas) expect(JSON.stringify(texts.highlights)).toMatch(/[Dd]emo|démo|dimos/)
    }
  })

  it('has a rating for later on warm days of spring', async () => {
    const { areas } = await bulletinAt('2027-04-10T12:00:00Z')
    const [wet] = areas.filter(({ ratings }) => ratings.length === 2)
    expect(wet?.ratings.map(({ period }) => period)).toEqual(['all_day', 'later'])
    expect(wet?.problems).toMatchObject([
      { period: 'all_day' },
      { type: 'wet_snow', aspects: [], period: 'later' },
    ])
  })
})

describe('the demo snow stations', () => {
  it('have more snow higher up in winter, and hardly any in summer', async () => {
    const winter = await stationsAt('2027-02-20T12:00:00Z')
    const depthOf = (id: string) => winter.find((station) => station.id === id)?.depthCm ?? 0
    expect(depthOf('WFJ2')).toBeGreaterThan(depthOf('DAV2'))
    expect(depthOf('DAV2')).toBeGreaterThan(20)
    expect(winter.every(({ change24hCm, freshSnow }) => change24hCm !== null && freshSnow !== null)).toBe(
      true,
    )
    const summer = await stationsAt('2027-07-20T12:00:00Z')
    expect(Math.max(...summer.map(({ depthCm }) => depthCm))).toBeLessThan(30)
  })
})
