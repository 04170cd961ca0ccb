import type { ServerResponse } from 'node:http'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { failureOf } from '../../../tests/support/failure-of.ts'
import { endless, type FaultyServer } from '../../../tests/support/faulty-server.ts'
import { ownFaultyServer } from '../../../tests/support/own-faulty-server.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { runs } from '../../../tests/support/soak.ts'
import { type OperaContent, operaFile } from '../../demo/opera-file.ts'
import { UpstreamError } from '../../domain/failure.ts'
import { minuteMs } from '../../domain/time/durations.ts'
import { createOpera } from './index.ts'

const at = Date.parse('2026-09-14T08:10:00Z')
const address = '/openradar-24h/2026/09/14/OPERA/COMP/OPERA@20260914T0810@0@DBZH.h5'
/** Cells of the composite, by the provider's arithmetic. */
const bern = { row: 2991, col: 1755 }
const zurich = { row: 2946, col: 1839 }
const chur = { row: 3005, col: 1914 }
const near = { row: 2778, col: 1522, cols: 572 }
const cellOf = ({ row, col }: { row: number; col: number }) => (row - near.row) * near.cols + col - near.col

const dbzAt: OperaContent['dbzAt'] = (row, col) => {
  if (row === bern.row && col === bern.col) return 30
  if (row === zurich.row && col === zurich.col) return 78
  if (row < 2700) return undefined
  return row === chur.row && col < chur.col ? 6.5 : null
}

let intact: Uint8Array
beforeAll(async () => {
  intact = await operaFile({ atMs: at, dbzAt })
})

type Answer = (range: { from: number; to: number } | null, response: ServerResponse) => void

describe('OPERA', () => {
  let server: FaultyServer
  let now: number
  let files: Record<string, Uint8Array | Answer>

  beforeEach(async () => {
    now = at + 4 * minuteMs
    files = { [address]: intact }
    server = await ownFaultyServer((request, response) => {
      const file = files[decodeURIComponent(request.url ?? '')]
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
      const range = first === undefined ? null : { from: Number(first), to: Number(last) }
      if (file === undefined) response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
      else if (typeof file === 'function') file(range, response)
      else sendPart(file, range, response)
    })
  })
  const create = (log = recordedLog()) =>
    createOpera({ ...outsideAt(() => now, log), baseUrl: `${server.origin}/` })
  const read = () => create().radar.fetchFrame({ at, ref: '' })

  function sendPart(file: Uint8Array, range: { from: number; to: number } | null, response: ServerResponse) {
    if (!range) return void response.end(file)
    const part = file.subarray(range.from, range.to + 1)
    response.writeHead(part.length > 0 ? 206 : 416, {
      'content-range': `bytes ${range.from}-${range.from + part.length - 1}/${file.length}`,
    })
    response.end(part)
  }

  it('reads rates of rain on the cells of the composite, capped, and tells dry from not seen', async () => {
    const { grid, rateMmh } = await read()
    expect(grid).toMatchObject({ projection: 'OPERA', westM: 1_522_000, northM: -2_778_000, cellM: 1000 })
    // Marshall and Palmer, divided by 2.2: 2.73 mm/h and, at the cap of 55 dBZ, 99.9 mm/h.
    expect(rateMmh[cellOf(bern)]).toBeCloseTo(1.243, 2)
    expect(rateMmh[cellOf(zurich)]).toBeCloseTo(45.4, 1)
    expect(rateMmh[cellOf(chur)]).toBe(0)
    expect(rateMmh[cellOf({ row: chur.row, col: chur.col - 1 })]).toBe(0)
    const wide = await create().outer.fetchFrame({ at, ref: '' })
    expect(wide.grid).toMatchObject({ cellM: 2000, rows: 435, cols: 514 })
    expect(wide.rateMmh[0]).toBeNaN()
    expect(wide.rateMmh.at(-1)).toBe(0)
    const cell = Math.floor((bern.row - 2566) / 2) * 514 + Math.floor((bern.col - 1294) / 2)
    expect(wide.rateMmh[cell]).toBeCloseTo(1.243 / 4, 2)
  })

  it('fetches the description and the tiles under the window, each once', async () => {
    await read()
    const ranges = server.requests.map(({ headers }) => headers.range ?? '')
    expect(ranges.length).toBeLessThan(10)
    expect(new Set(ranges).size).toBe(ranges.length)
  })

  it('fetches nothing twice for its two windows, and lists the newest frame for both', async () => {
    const next = '/openradar-24h/2026/09/14/OPERA/COMP/OPERA@20260914T0815@0@DBZH.h5'
    files[next] = await operaFile({ atMs: at + 5 * minuteMs, dbzAt })
    now = at + 9 * minuteMs
    const { radar, outer } = create()
    const newest = (await outer.listFrames()).at(-1) ?? { at: 0, ref: '' }
    expect(newest.at).toBe(at + 5 * minuteMs)
    server.requests.length = 0
    await radar.fetchFrame(newest)
    const once = server.requests.length
    await outer.fetchFrame(newest)
    expect(server.requests).toHaveLength(once)
  })

  it('reads from a server that knows no ranges', async () => {
    files[address] = (_, response) => void response.end(intact)
    expect((await read()).rateMmh[cellOf(bern)]).toBeCloseTo(1.243, 2)
    expect(server.requests).toHaveLength(1)
  })

  it('lists two hours up to the newest frame that is there', async () => {
    const { radar, outer } = create()
    const refs = await radar.listFrames()
    expect(refs).toHaveLength(25)
    expect([refs[0]?.at, refs.at(-1)?.at]).toEqual([at - 120 * minuteMs, at])
    expect((await outer.listFrames()).map((ref) => (at - ref.at) / minuteMs)).toEqual(
      Array.from({ length: 13 }, (_, i) => 120 - 10 * i),
    )
  })

  it('waits for a late frame by going back, three steps at most', async () => {
    now = at + 19 * minuteMs
    expect((await create().radar.listFrames()).at(-1)?.at).toBe(at)
    now = at + 24 * minuteMs
    expect(await create().radar.listFrames()).toEqual([])
    expect(
      (await failureOf(create().radar.fetchFrame({ at: at + 5 * minuteMs, ref: '' }))).failure.kind,
    ).toBe('no-data')
  })

  it('a store that is down is no empty store', async () => {
    files[address] = (_, response) => void response.writeHead(503).end()
    expect((await failureOf(create().radar.listFrames())).failure.kind).toBe('unavailable')
  })

  it.each<[string, NonNullable<OperaContent['changed']>]>([
    ['grid', { attributes: { 'where/xsize': 1900n } }],
    ['shape', { shape: [4560, 3800] }],
    ['cells', { attributes: { 'where/xscale': 2000 } }],
    ['projection', { attributes: { 'where/projdef': '+proj=laea +lat_0=55 +lon_0=10 +R=6371000' } }],
    ['quantity', { attributes: { 'dataset1/data1/what/quantity': 'RATE' } }],
    ['product', { attributes: { 'dataset1/what/product': 'PPI' } }],
    ['day', { attributes: { 'what/date': '20260913' } }],
    ['time', { attributes: { 'what/time': '080500' } }],
    ['mark of what is not seen', { attributes: { 'dataset1/data1/what/nodata': 'none' } }],
    ['scale', { attributes: { 'dataset1/data1/what/gain': 40 } }],
  ])('refuses another %s', async (_what, changed) => {
    files[address] = await operaFile({ atMs: at, dbzAt: () => 20, changed })
    expect((await failureOf(read())).failure).toEqual({ provider: 'opera', kind: 'bad-answer' })
  })

  it('takes single cells of nonsense as not seen, and no more than that', async () => {
    files[address] = await operaFile({
      atMs: at,
      dbzAt: (row, col) => ((row * 3800 + col) % 5000 ? 20 : 400),
    })
    const { rateMmh } = await read()
    expect(rateMmh.filter((rate) => Number.isNaN(rate)).length).toBeGreaterThan(10)
    files[address] = await operaFile({ atMs: at, dbzAt: (row, col) => ((row * 3800 + col) % 500 ? 20 : 400) })
    expect((await failureOf(read())).failure.kind).toBe('bad-answer')
  })

  it.each<[string, Answer]>([
    ['words', (_, response) => void response.end('<html>maintenance</html>')],
    ['nothing', (_, response) => void response.end()],
    ['a file without an end', (_, response) => endless(response)],
    ['half a file', (range, response) => sendPart(intact.subarray(0, intact.length / 2), range, response)],
    [
      'other bytes than were asked for',
      (range, response) => {
        response.writeHead(206, { 'content-range': 'bytes 5-20/100' })
        response.end(intact.subarray(range?.from, (range?.to ?? 0) + 1))
      },
    ],
    [
      'more bytes than were asked for',
      (range, response) => {
        response.writeHead(206, { 'content-range': `bytes ${range?.from}-/100` })
        response.end(intact)
      },
    ],
  ])('refuses %s', async (_what, answer) => {
    files[address] = answer
    expect((await failureOf(read())).failure.kind).toBe('bad-answer')
  })

  it('refuses tiles that overlap, which would be unpacked for hours', async () => {
    const bytes = intact.slice()
    // The last tree of the file lists the tiles.
    const node = Buffer.from(bytes).lastIndexOf('TREE\u0001', undefined, 'latin1')
    // The row of the first tile's corner: behind the node's head, and in its key behind size and filters.
    const row = new DataView(bytes.buffer, bytes.byteOffset + node + 24 + 8, 8)
    row.setBigUint64(0, row.getBigUint64(0, true) + 1n, true)
    files[address] = bytes
    expect((await failureOf(read())).failure.kind).toBe('bad-answer')
  })

  it('whatever is wrong with a file ends soon, in a frame or in a reason', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(16_000), fc.nat(255)), { minLength: 1, maxLength: 40 }),
        async (changes) => {
          const bytes = intact.slice()
          for (const [place, value] of changes) bytes[place] = value
          files[address] = bytes
          server.requests.length = 0
          const result = await read().catch((error: unknown) => error)
          if (result instanceof Error) expect(result).toBeInstanceOf(UpstreamError)
          else expect(result).toMatchObject({ at })
          expect(server.requests.length).toBeLessThanOrEqual(30)
        },
      ),
      { numRuns: runs(25) },
    )
  })
})
