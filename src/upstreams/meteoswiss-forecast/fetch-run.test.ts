import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { endless, type FaultyServer } from '../../../tests/support/faulty-server.ts'
import { ownFaultyServer } from '../../../tests/support/own-faulty-server.ts'
import { ownFolder } from '../../../tests/support/own-folder.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { UpstreamError } from '../../domain/failure.ts'
import { createForecastClient } from './client.ts'
import { fetchRun } from './fetch-run.ts'
import { composeFile, createStore, plainValue, pointIds } from './fixtures/compose-run.ts'
import { createLocalForecasts } from './index.ts'
import { parameters } from './parameters.ts'
import { openTable } from './table-file.ts'

const utc = (text: string) => Date.parse(`${text}:00Z`)
const runAt = utc('2026-08-26T09:00')

describe('fetchRun', () => {
  let server: FaultyServer
  let folder: string
  let path: string
  let now: number
  let store: ReturnType<typeof createStore>
  /** Answers in the place of the store where it returns true. */
  let misbehave: (url: string, response: import('node:http').ServerResponse) => boolean
  let log: ReturnType<typeof recordedLog>

  beforeEach(async () => {
    server = await ownFaultyServer((request, response) => {
      const url = request.url ?? ''
      if (misbehave(url, response)) return
      const found = store.answer(url)
      if (!found) {
        response.statusCode = 403
        response.end('<Error><Code>AccessDenied</Code></Error>')
        return
      }
      if (found.etag && request.headers['if-none-match'] === found.etag) {
        response.statusCode = 304
        response.end()
        return
      }
      response.setHeader('content-type', found.type)
      if (found.etag) response.setHeader('etag', found.etag)
      response.end(found.body)
    })
    folder = ownFolder()
    path = join(folder, 'local-forecasts.db')
    now = utc('2026-08-26T09:40')
    store = createStore()
    misbehave = () => false
    log = recordedLog()
  })

  const fetchNow = () =>
    fetchRun({
      client: createForecastClient({
        ...outsideAt(() => now, log),
        baseUrl: `${server.origin}/`,
      }),
      path,
      clock: () => now,
      log,
    })
  const filesAsked = () => server.requests.filter(({ url }) => url.includes('vnut12')).length
  const held = () => {
    const table = openTable(path)
    if (!table) return null
    table.close()
    return new Date(table.runAt).toISOString().slice(0, 16)
  }
  const weatherOf = (name: string) => {
    const forecasts = createLocalForecasts({ path, clock: () => now, lastFailure: () => null })
    const run = forecasts.current()
    const point = run?.points.find((one) => one.name === name)
    const mapped = run && point ? run.at(point, now) : null
    return mapped
  }
  const temperatures = (name: string) => weatherOf(name)?.hourly.map(({ temperatureC }) => temperatureC)

  it('writes the newest whole run as one table', async () => {
    store.putRun(runAt - 3_600_000)
    store.putRun(runAt)
    expect(await fetchNow()).toBe('written')
    expect(held()).toBe('2026-08-26T09:00')
    expect(readdirSync(folder)).toEqual(['local-forecasts.db'])
    // The running hour, 9 to 10 h UTC, is listed under 10 h in the file; Bern is the third point.
    expect(temperatures('Bern')?.slice(0, 3)).toEqual([3, 3.1, 3.2])
  })

  it('distinguishes points that share an id, and reads Latin-1 names', async () => {
    store.putRun(runAt)
    await fetchNow()
    expect(temperatures('Arosa')?.[0]).toBe(1)
    expect(temperatures('Testhorn')?.[0]).toBe(6)
    expect(temperatures('Neuchâtel')?.[0]).toBe(2)
  })

  it.each(['by date', 'by point', 'shuffled'] as const)('reads rows %s alike', async (order) => {
    store.putRun(runAt, { body: (parameter) => composeFile(parameter, runAt, { order }) })
    await fetchNow()
    expect(temperatures('Zürich')?.slice(0, 2)).toEqual([4, 4.1])
    expect(temperatures('Zürich')).toHaveLength(207)
  })

  it('survives CRLF, repeated rows, gaps, fillers, words and unknown points', async () => {
    const odd = (parameter: string) => {
      const file = composeFile(parameter, runAt, { lineEnd: '\r\n' })
      if (parameter !== 'tre200h0') return file
      return (
        file
          .replace('800100;2;202608261100;4.1', '800100;2;202608261100;')
          .replace('800100;2;202608261200;4.2', '800100;2;202608261200;-999')
          .replace('800100;2;202608261300;4.3', '800100;2;202608261300;NaN')
          .replace('800100;2;202608261400;4.4', '800100;2;202608261400;32767') +
        '800100;2;202608261000;4.0\r\n999999;2;202608261000;9.9\r\n800100;2;202602311000;1.0\r\n;;;\r\nnonsense\r\n800100;2'
      )
    }
    store.putRun(runAt, { body: odd })
    await fetchNow()
    const hours = weatherOf('Zürich')?.hourly ?? []
    expect(hours.map(({ temperatureC }) => temperatureC).slice(0, 2)).toEqual([4, 4.5])
    expect(hours[1]?.startAt).toBe(utc('2026-08-26T14:00'))
  })

  it('takes cloud cover in per cent for what it is', async () => {
    const body = (parameter: string) =>
      composeFile(parameter, runAt, {
        give: (...requested) => (parameter.startsWith('npro') ? 40 : plainValue(...requested)),
      })
    store.putRun(runAt, { body })
    await fetchNow()
    expect(weatherOf('Bern')?.hourly[0]?.cloudLayers).toEqual({
      lowPercent: 40,
      middlePercent: 40,
      highPercent: 40,
    })
  })

  it('a single cover above 1 does not make the others per cent', async () => {
    store.putRun(runAt, {
      body: (parameter) =>
        composeFile(parameter, runAt, {
          give: (...requested) => {
            const [, point, stamp] = requested
            if (!parameter.startsWith('npro')) return plainValue(...requested)
            return point === '435;3' && stamp === '202608270000' ? '40.0' : '1.00'
          },
        }),
    })
    await fetchNow()
    const everywhere = [...(weatherOf('Bern')?.hourly ?? []), ...(weatherOf('Schilthorn')?.hourly ?? [])]
    expect(new Set(everywhere.map(({ cloudLayers }) => cloudLayers?.lowPercent))).toEqual(new Set([100]))
  })

  it('fetches only files that changed, and nothing where the list is the same', async () => {
    store.putRun(runAt - 3_600_000)
    await fetchNow()
    expect(filesAsked()).toBe(parameters.length)
    expect(await fetchNow()).toBe('unchanged')
    expect(filesAsked()).toBe(parameters.length)

    server.requests.length = 0
    now += 3_600_000
    const same = ['rre150h0', 'rreq10h0', 'rka150p0']
    store.putRun(runAt, {
      body: (parameter) =>
        same.includes(parameter)
          ? composeFile(parameter, runAt - 3_600_000)
          : composeFile(parameter, runAt, {
              give: (...requested) => Number(plainValue(...requested)) + (parameter === 'tre200h0' ? 20 : 0),
              order: 'by point',
            }),
    })
    expect(await fetchNow()).toBe('written')
    expect(server.requests.filter(({ url }) => same.some((id) => url.includes(id)))).toEqual([])
    const hour = weatherOf('Bern')?.hourly[0]
    expect(hour).toMatchObject({ startAt: utc('2026-08-26T10:00'), temperatureC: 23.1, rainMm: 1.1 })
  })

  it('carries an unchanged file over midnight to the right hours', async () => {
    const before = utc('2026-08-26T23:00')
    const after = utc('2026-08-27T00:00')
    now = utc('2026-08-26T23:40')
    store.putRun(before)
    await fetchNow()
    now = utc('2026-08-27T00:40')
    store.putRun(after, {
      body: (parameter) =>
        composeFile(parameter, parameter === 'rre150h0' || parameter === 'rka150p0' ? before : after, {
          order: parameter === 'rre150h0' ? 'by date' : 'by point',
        }),
    })
    store.put(store.pathOf(after, 'rka150p0'), composeFile('rka150p0', before))
    expect(await fetchNow()).toBe('written')
    expect(
      weatherOf('Bern')
        ?.hourly.slice(0, 2)
        .map(({ rainMm }) => rainMm),
    ).toEqual([0.1, 0.2])
    expect(weatherOf('Bern')?.daily[0]).toMatchObject({ date: '2026-08-27', temperatureMaxC: 27 })
  })

  it('waits for a run that is still being published', async () => {
    now = utc('2026-08-26T09:05')
    store.putRun(runAt - 3_600_000)
    store.putRun(runAt, { only: ['tre200h0', 'rre150h0', 'fu3010h0'] })
    await fetchNow()
    expect(held()).toBe('2026-08-26T08:00')
  })

  it('looks into yesterday’s list after midnight and where today’s is empty', async () => {
    now = utc('2026-08-27T00:04')
    store.putRun(utc('2026-08-26T23:00'))
    await fetchNow()
    expect(held()).toBe('2026-08-26T23:00')
  })

  it('keeps the last table where a run goes backwards or comes from tomorrow', async () => {
    store.putRun(runAt)
    await fetchNow()
    store.files.delete(store.pathOf(runAt, 'tre200h0'))
    store.putRun(runAt - 7_200_000)
    store.putRun(runAt + 5 * 3_600_000)
    expect(await fetchNow()).toBe('unchanged')
    expect(held()).toBe('2026-08-26T09:00')
  })

  const faults: [string, (url: string, response: import('node:http').ServerResponse) => void][] = [
    [
      'cut off with the right length',
      (url, response) => response.end(store.answer(url)?.body.slice(0, 3000)),
    ],
    [
      'cut off in the middle of the line',
      (url, response) => {
        response.setHeader('content-length', store.answer(url)?.body.length ?? 0)
        response.write(store.answer(url)?.body.slice(0, 3000))
        setImmediate(() => response.destroy())
      },
    ],
    ['missing (403)', (_, response) => response.writeHead(403).end()],
    ['a server error', (_, response) => response.writeHead(503).end()],
    ['a page of the edge', (_, response) => response.end('<!doctype html><title>Busy</title>')],
    ['empty', (_, response) => response.end()],
    ['without an end', (_, response) => endless(response)],
    ['another parameter’s', (_, response) => response.end(composeFile('dkl010h0', runAt))],
  ]
  it.each(faults)('never takes half a run: a file that is %s', async (_, fault) => {
    store.putRun(runAt - 3_600_000)
    now -= 3_600_000
    await fetchNow()
    now += 3_600_000
    store.putRun(runAt, { body: (parameter) => composeFile(parameter, runAt, { order: 'by point' }) })
    misbehave = (url, response) => {
      if (!url.endsWith('.fu3010h0.csv')) return false
      fault(url, response)
      return true
    }
    await expect(fetchNow()).rejects.toBeInstanceOf(UpstreamError)
    expect(held()).toBe('2026-08-26T08:00')
    misbehave = () => false
    expect(await fetchNow()).toBe('written')
    expect(held()).toBe('2026-08-26T09:00')
  })

  const thinned: [string, (parameter: string) => string][] = [
    ['few points', (parameter) => composeFile(parameter, runAt, { points: ['435;3'] })],
    [
      'few hours',
      (parameter) =>
        composeFile(parameter, runAt, {
          give: (...requested) => (requested[2] < '202608270000' ? plainValue(...requested) : ''),
        }),
    ],
  ]
  it.each(thinned)('a core file with %s replaces no good run', async (_, thin) => {
    store.putRun(runAt - 3_600_000)
    now -= 3_600_000
    await fetchNow()
    now += 3_600_000
    store.putRun(runAt, {
      body: (parameter) => (parameter === 'tre200h0' ? thin(parameter) : composeFile(parameter, runAt)),
    })
    await expect(fetchNow()).rejects.toBeInstanceOf(UpstreamError)
    expect(held()).toBe('2026-08-26T08:00')
  })

  it('takes thinner files once the run at hand is old: they may be meant so', async () => {
    store.putRun(runAt - 30 * 3_600_000)
    now -= 30 * 3_600_000
    await fetchNow()
    now += 30 * 3_600_000
    store.putRun(runAt, {
      body: (parameter) =>
        parameter === 'tre200h0' ? (thinned[1]?.[1](parameter) ?? '') : composeFile(parameter, runAt),
    })
    expect(await fetchNow()).toBe('written')
  })

  it('leaves out what is no core of a forecast and cannot be read, and says so', async () => {
    store.putRun(runAt)
    misbehave = (url, response) => {
      if (!url.endsWith('.zprfr0hs.csv')) return false
      response.writeHead(403).end()
      return true
    }
    await fetchNow()
    const hour = weatherOf('Bern')?.hourly[0]
    expect(hour?.temperatureC).toBe(3)
    expect(hour).not.toHaveProperty('freezingLevelM')
    expect(log.lines.some(({ message }) => message.includes('left out'))).toBe(true)
  })

  it('works without checksums where the list has none', async () => {
    store.putRun(runAt)
    for (const [name, file] of store.files) store.put(name, file.bytes, null)
    await fetchNow()
    expect(temperatures('Bern')?.[0]).toBe(3)
  })

  it('writes again over a damaged table and removes what a killed run left', async () => {
    store.putRun(runAt)
    await fetchNow()
    truncateSync(path, 5000)
    writeFileSync(`${path}.4711.tmp`, 'half')
    expect(openTable(path)).toBeNull()
    expect(await fetchNow()).toBe('written')
    expect(held()).toBe('2026-08-26T09:00')
    expect(existsSync(`${path}.4711.tmp`)).toBe(false)
  })

  it('a run handed out stays readable when the next one is there', async () => {
    store.putRun(runAt)
    await fetchNow()
    const forecasts = createLocalForecasts({ path, clock: () => now, lastFailure: () => null })
    const run = forecasts.current()
    const bern = run?.points.find(({ name }) => name === 'Bern')
    now += 3_600_000
    store.putRun(runAt + 3_600_000)
    await fetchNow()
    expect(forecasts.current()?.runAt).toBe(runAt + 3_600_000)
    expect(run?.runAt).toBe(runAt)
    expect(bern && run?.at(bern, now)?.hourly[0]?.temperatureC).toBe(3.1)
  })

  it('has no forecast where a page of the file is damaged, and fetches what it cannot carry over', async () => {
    store.putRun(runAt)
    await fetchNow()
    const bytes = readFileSync(path)
    // The first pages hold the small tables, the others the values.
    writeFileSync(path, bytes.fill(0xaa, 8 * 4096))
    expect(held()).toBe('2026-08-26T09:00')
    expect(weatherOf('Bern')).toBeNull()
    now += 3_600_000
    store.putRun(runAt + 3_600_000, { body: (parameter) => composeFile(parameter, runAt) })
    expect(await fetchNow()).toBe('written')
    expect(temperatures('Bern')?.[0]).toBe(3.1)
  })

  it('shows no value that lies outside what its parameter can be', async () => {
    store.putRun(runAt)
    await fetchNow()
    const database = new DatabaseSync(path)
    const { values } = database.prepare('SELECT steps AS "values" FROM byPoint WHERE point = 2').get() ?? {}
    const row = new Int16Array((values as Uint8Array).slice().buffer)
    database.prepare('UPDATE byPoint SET steps = ? WHERE point = 2').run(row.fill(-32_767))
    database.close()
    expect(weatherOf('Bern')).toBeNull()
    expect(weatherOf('Zürich')).not.toBeNull()
  })

  it('takes the place of the version before, whose tables go', async () => {
    writeFileSync(path.replace('.db', '.bin'), 'WLF1')
    writeFileSync(`${path.replace('.db', '.bin')}.morning`, 'WLF1')
    store.putRun(runAt)
    await fetchNow()
    expect(readdirSync(folder)).toEqual(['local-forecasts.db'])
  })

  it('offers no point that has but part of the parameters', async () => {
    store.putRun(runAt, {
      body: (parameter) =>
        composeFile(parameter, runAt, {
          points: parameter === 'tre200h0' ? pointIds.filter((id) => id !== '435;3') : pointIds,
        }),
    })
    await fetchNow()
    expect(weatherOf('Schilthorn')).toBeNull()
    expect(weatherOf('Bern')).not.toBeNull()
  })

  it('has nothing to say about a run whose hours are over', async () => {
    store.putRun(runAt)
    await fetchNow()
    now = utc('2026-09-20T00:00')
    expect(weatherOf('Bern')).toBeNull()
  })

  it.each([
    ['no list', () => ({ status: 500, body: '' })],
    ['a list in another shape', () => ({ status: 200, body: '{"assets":[1,2]}' })],
    [
      'hostile names',
      () => ({ status: 200, body: '{"assets":{"__proto__":{},"vnut12.lssw.x.tre200h0.csv":null}}' }),
    ],
    ['no json', () => ({ status: 200, body: '<html>' })],
  ])('rejects with a failure for %s', async (_, answer) => {
    misbehave = (url, response) => {
      if (!url.includes('/items/')) return false
      const { status, body } = answer()
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
      return true
    }
    await expect(fetchNow()).rejects.toBeInstanceOf(UpstreamError)
    expect(existsSync(path)).toBe(false)
  })
})
