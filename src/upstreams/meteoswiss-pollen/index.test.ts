import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { tableAnswer } from '../../../tests/support/builders/table-answer.ts'
import { createPollen } from './index.ts'
import { readDays, readHours } from './read-pollen.ts'

const now = Date.parse('2026-04-20T12:20:00Z')
const list = [
  'station_abbr;station_name;station_canton;station_height_masl;station_coordinates_wgs84_lat;station_coordinates_wgs84_lon',
  'PZH;Zürich;ZH;559.0;47.378225;8.565644',
  'PGE;Genève;GE;411.0;46.19;6.15',
].join('\r\n')
const hourHeader =
  'station_abbr;reference_timestamp;kabetuh0;khpoach0;kaalnuh0;kacoryh0;kafaguh0;kafraxh0;kaquerh0'
const hours = `${hourHeader}\r\nPZH;20.04.2026 11:00;341;2;0;0;12;55;\r\nPZH;20.04.2026 10:00;300;1;0;0;9;40;3\r\nPZH;20.04.2026 12:00;;;;;;;\r\n`
const days =
  'station_abbr;reference_timestamp;kabetud0;khpoacd0;kabetud1;khpoacd1\r\nPZH;18.04.2026 00:00;900;3;910;4\r\nPZH;19.04.2026 00:00;700;;;\r\n'

function site(files: Record<string, string | number>) {
  const requested: string[] = []
  const source = createPollen({
    ...outsideAt(() => now),
    fetch: async (url) => {
      requested.push(new URL(url).pathname)
      const body = files[new URL(url).pathname.split('/').at(-1) ?? ''] ?? 404
      if (typeof body === 'number') return new Response('', { status: body })
      return tableAnswer(Buffer.from(body, 'latin1'))
    },
  })
  return { source, requested }
}

const all = {
  'ogd-pollen_meta_stations.csv': list,
  'ogd-pollen_pzh_h_now.csv': hours,
  'ogd-pollen_pzh_d_recent.csv': days,
}

describe('stations', () => {
  it('tell hours and days, oldest first; what was not measured is null', async () => {
    const { source, requested } = site(all)
    const [zurich, ...others] = await source.fetchStations()
    // Geneva has no files: an outage of one leaves the rest.
    expect(others).toEqual([])
    expect(zurich).toMatchObject({ id: 'PZH', name: 'Zürich', heightM: 559 })
    expect(zurich?.hours.map(({ at }) => new Date(at).toISOString().slice(11, 16))).toEqual([
      '10:00',
      '11:00',
    ])
    expect(zurich?.hours[1]?.counts).toEqual({
      birch: 341,
      grasses: 2,
      alder: 0,
      hazel: 0,
      beech: 12,
      ash: 55,
      oak: null,
    })
    expect(zurich?.days.map(({ date, counts }) => [date, counts.birch, counts.grasses])).toEqual([
      ['2026-04-18', 910, 4],
      // From midnight to midnight where that is given, else from 6 to 6.
      ['2026-04-19', 700, null],
    ])
    expect(requested).toContain('/ch.meteoschweiz.ogd-pollen/pzh/ogd-pollen_pzh_h_now.csv')
  })

  it('that rest between the seasons are there without a value', async () => {
    const resting = {
      ...all,
      'ogd-pollen_pzh_h_now.csv': `${hourHeader}\r\nPZH;20.04.2026 11:00;;;;;;;\r\n`,
      'ogd-pollen_pzh_d_recent.csv': 'station_abbr;reference_timestamp;kabetud1\r\n',
    }
    expect(await site(resting).source.fetchStations()).toMatchObject([{ id: 'PZH', hours: [], days: [] }])
  })

  it('keep their days while the hours are down, and the other way round', async () => {
    const [one] = await site({ ...all, 'ogd-pollen_pzh_h_now.csv': 503 }).source.fetchStations()
    expect(one).toMatchObject({ hours: [], days: { length: 2 } })
    const [other] = await site({ ...all, 'ogd-pollen_pzh_d_recent.csv': 403 }).source.fetchStations()
    expect(other).toMatchObject({ hours: { length: 2 }, days: [] })
  })

  it.each([
    ['no list of stations', { ...all, 'ogd-pollen_meta_stations.csv': 503 }, 'unavailable'],
    [
      'a page of the edge in place of the list',
      { ...all, 'ogd-pollen_meta_stations.csv': '<html>' },
      'bad-answer',
    ],
    ['no station that answers', { 'ogd-pollen_meta_stations.csv': list }, 'no-data'],
    [
      'one table without a value, and no other',
      { ...all, 'ogd-pollen_pzh_h_now.csv': hourHeader, 'ogd-pollen_pzh_d_recent.csv': '' },
      'bad-answer',
    ],
  ])('%s is a failure', async (_, files, kind) => {
    await expect(site(files).source.fetchStations()).rejects.toMatchObject({ failure: { kind } })
  })
})

describe('tables', () => {
  it('dated tomorrow are rejected', () => {
    expect(readHours(hours, now - 100 * 3_600_000)).toEqual([])
    expect(readDays(days, now - 100 * 3_600_000)).toEqual([])
  })

  it.each(['-3', '1e9', '12,5', 'NaN', '999999'])('a count of %s is none', (text) =>
    expect(
      readHours(`${hourHeader}\nPZH;20.04.2026 11:00;${text};1;1;1;1;1;1`, now)[0]?.counts.birch,
    ).toBeNull(),
  )

  it('of any bytes are read without an error', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        readHours(`${hourHeader}\n${text}`, now)
        readDays(text, now)
      }),
    )
  })
})
