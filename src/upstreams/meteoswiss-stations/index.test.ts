import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { tableAnswer } from '../../../tests/support/builders/table-answer.ts'
import { ownFolder } from '../../../tests/support/own-folder.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import { createStations } from './index.ts'
import { readStationTable } from './read-table.ts'

const header =
  'Station/Location;Date;tre200s0;rre150z0;sre000z0;gre000z0;ure200s0;tde200s0;dkl010z0;fu3010z0;fu3010z1;prestas0;pp0qffs0;pp0qnhs0;ppz850s0;ppz700s0'
const row = (id: string, stamp: string, rain = '0.20') =>
  `${id};${stamp};8.40;${rain};0.00;0.00;91.00;7.10;288.00;4.30;9.40;957.80;1023.70;1021.30;-;-`
const list = [
  'station_abbr;station_name;station_canton;station_height_masl;station_coordinates_wgs84_lat;station_coordinates_wgs84_lon;station_exposition_de',
  'SMA;Zürich / Fluntern;ZH;556.0;47.378;8.5657;"Hang; Wiese"',
  'ARO;Arosa;GR;1878.0;46.7927;9.679;Südhang',
].join('\r\n')
const stampOf = (at: number) => new Date(at).toISOString().replace(/\D/g, '').slice(0, 12)

describe('createStations', () => {
  let folder: string
  let now: number
  let table: string
  let stationList: string | null
  let requested: string[]
  let fetchedTables: number
  beforeEach(() => {
    folder = ownFolder()
    now = Date.parse('2026-03-28T19:47:00Z')
    table = `${header}\n${row('SMA', '202603281940')}\nARO;202603281940;-5.50;-;0.00;1.00;78.30;-8.70;284.00;2.90;5.00;808.40;-;1015.00;1482.90;-\nQQQ;202603281940;1;0;0;0;0;0;0;0;0;0;0;0;0;0\n`
    stationList = list
    requested = []
    fetchedTables = 0
  })

  const create = () =>
    createStations({
      ...outsideAt(() => now),
      fetch: async (url, init) => {
        requested.push(url)
        const isTable = url.endsWith('VQHA80.csv')
        const body = isTable ? table : stationList
        if (body === null) return new Response('', { status: 403 })
        const etag = `"${createHash('sha256').update(body).digest('hex')}"`
        if (new Headers(init?.headers).get('if-none-match') === etag)
          return new Response(null, { status: 304 })
        if (isTable) fetchedTables++
        return tableAnswer(Buffer.from(body, 'latin1'), { etag })
      },
      path: join(folder, 'stations.json'),
    })
  const valuesOf = (stations: ReturnType<typeof create>, id: string) =>
    stations.current().find(({ station }) => station.id === id)?.values

  it('gives what each listed station measured, and null for what it does not measure', async () => {
    const stations = create()
    expect(stations.current()).toEqual([])
    await stations.refresh()
    expect(stations.current().map(({ station }) => station.name)).toEqual(['Zürich / Fluntern', 'Arosa'])
    expect(valuesOf(stations, 'SMA')).toEqual({
      measuredAt: Date.parse('2026-03-28T19:40:00Z'),
      temperatureC: 8.4,
      humidityPercent: 91,
      dewPointC: 7.1,
      pressureHpa: 1023.7,
      windSpeedKmh: 4.3,
      windGustKmh: 9.4,
      windFromDegrees: 288,
      sunshineMinutes: 0,
      precipitation10MinMm: 0.2,
      precipitationLastHourMm: null,
    })
    expect(valuesOf(stations, 'ARO')).toMatchObject({ precipitation10MinMm: null, pressureHpa: 1015 })
  })

  it('sums the rain of an hour once all of it is known; a gap is not zero', async () => {
    const stations = create()
    for (let step = 0; step < 6; step++) {
      expect(valuesOf(stations, 'SMA')?.precipitationLastHourMm ?? null).toBeNull()
      table = `${header}\n${row('SMA', stampOf(now - 7 * minuteMs), '0.30')}`
      await stations.refresh()
      now += 10 * minuteMs
    }
    now -= 10 * minuteMs
    expect(valuesOf(stations, 'SMA')?.precipitationLastHourMm).toBe(1.8)
    // One table was missed.
    now += 20 * minuteMs
    table = `${header}\n${row('SMA', stampOf(now - 7 * minuteMs), '0.30')}`
    await stations.refresh()
    expect(valuesOf(stations, 'SMA')?.precipitationLastHourMm).toBeNull()
  })

  it('fetches each table once, however its publication and our timer fall, and the list of stations once a day', async () => {
    for (const startS of [0, 170, 180, 190, 590]) {
      rmSync(join(folder, 'stations.json'), { force: true })
      requested = []
      now = Date.parse('2026-03-28T12:00:00Z') + startS * 1000
      // Three minutes after its time, half a minute sooner or later.
      const publishedAt = (at: number) => at + (3 + (((at / minuteMs) % 3) - 1) / 2) * minuteMs
      const stations = create()
      let known = 0
      for (let minute = 0; minute < 240; minute++) {
        let at = Math.floor(now / (10 * minuteMs)) * 10 * minuteMs
        while (publishedAt(at) > now) at -= 10 * minuteMs
        table = `${header}\n${row('SMA', stampOf(at))}`
        await stations.refresh()
        if (minute >= 75 && valuesOf(stations, 'SMA')?.precipitationLastHourMm === 1.2) known++
        now += minuteMs
      }
      expect(known).toBe(240 - 75)
      expect(fetchedTables).toBeLessThanOrEqual(25)
      expect(requested.filter((url) => !url.endsWith('VQHA80.csv'))).toHaveLength(1)
      // Where nothing is new, the next question is a minute later, and the answer empty.
      expect(requested.length).toBeLessThan(240 / 2)
      fetchedTables = 0
    }
  })

  it('asks one question a minute, among all processes, where nothing new is published', async () => {
    const [one, other] = [create(), create()]
    for (let minute = 0; minute < 30; minute++) {
      await one.refresh()
      await other.refresh()
      now += minuteMs
    }
    expect(requested.length).toBeLessThanOrEqual(30)
    expect(fetchedTables).toBe(1)
    expect(one.status()).toMatchObject({ failure: null, fetchedAt: now - minuteMs })
  })

  it('measures on at once after a restart, without asking', async () => {
    await create().refresh()
    requested = []
    const again = create()
    expect(valuesOf(again, 'SMA')?.temperatureC).toBe(8.4)
    await again.refresh()
    expect(requested).toEqual([])
  })

  it('keeps the last values through a failure, but never calls old ones current', async () => {
    const stations = create()
    await stations.refresh()
    table = '<html>busy</html>'
    now += 10 * minuteMs
    await stations.refresh()
    expect(stations.status()).toMatchObject({ failure: 'bad-answer' })
    expect(valuesOf(stations, 'SMA')?.temperatureC).toBe(8.4)
    now += hourMs
    expect(stations.current()).toEqual([])
  })

  it('does not believe a table of tomorrow', async () => {
    table = `${header}\n${row('SMA', '202603291940')}`
    const stations = create()
    await stations.refresh()
    expect(stations.current()).toEqual([])
  })

  it('has nothing before the stations are known, and says why', async () => {
    stationList = null
    const stations = create()
    await stations.refresh()
    expect(stations.current()).toEqual([])
    expect(stations.status().failure).toBe('unavailable')
  })

  it('starts afresh over a damaged file', async () => {
    writeFileSync(join(folder, 'stations.json'), '{"fetchedAt":1,"values":[[')
    const stations = create()
    await stations.refresh()
    expect(valuesOf(stations, 'SMA')?.temperatureC).toBe(8.4)
  })

  it('makes no number of anything damaged', () => {
    const damage = fc.array(
      fc.tuple(fc.nat(table.length - 1), fc.constantFrom(';', '-', '.', 'e9', 'NaN', '\n', '"')),
    )
    fc.assert(
      fc.property(damage, (changes) => {
        let text = table
        for (const [at, character] of changes) text = text.slice(0, at) + character + text.slice(at + 1)
        for (const values of readStationTable(text).values())
          for (const value of Object.values(values))
            expect(value === null || Number.isFinite(value)).toBe(true)
      }),
    )
  })
})
