import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import type { FaultyServer } from '../../../tests/support/faulty-server.ts'
import { asJson, mutatedBody } from '../../../tests/support/mutated-body.ts'
import { ownFaultyServer } from '../../../tests/support/own-faulty-server.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { runs } from '../../../tests/support/soak.ts'
import { UpstreamError } from '../../domain/failure.ts'
import { itemOf } from '../meteoswiss-open-data/client.ts'
import { composeOdim } from './fixtures/compose-odim.ts'
import { createMeteoswiss } from './index.ts'
import { hourOfFile, timeOfFile } from './map.ts'

const folder = 'ch.meteoschweiz.ogd-radar-precip'
const item = JSON.parse(readFileSync(new URL('./fixtures/stac-item.json', import.meta.url), 'utf8')) as object
const clockTime = (text: string) => new Date(text).getTime()

describe('createMeteoswiss', () => {
  let server: FaultyServer
  let now: number
  let lists: Record<string, string>
  let files: Record<string, Uint8Array>
  let listStatus: number
  let fileStatus: number

  beforeEach(async () => {
    server = await ownFaultyServer((request, response) => {
      const name = request.url?.split('/').at(-1) ?? ''
      const isList = request.url?.startsWith(`/api/stac/v1/collections/${folder}/items/`)
      const body = isList
        ? lists[name]
        : request.url === `/${folder}/${dayOf(name)}/${name}`
          ? files[name]
          : undefined
      response.statusCode = body === undefined ? 403 : isList ? listStatus : fileStatus
      response.setHeader('content-type', isList ? 'application/json' : 'application/x-hdf5')
      response.end(body ?? '<Error><Code>AccessDenied</Code></Error>')
    })
    now = clockTime('2026-07-14T12:01:00Z')
    lists = { '20260714-ch': JSON.stringify(item) }
    files = {}
    listStatus = 200
    fileStatus = 200
  })
  const dayOf = (name: string) => itemOf(timeOfFile(name) ?? hourOfFile(name)?.at ?? 0)
  const create = (log = recordedLog()) =>
    createMeteoswiss({
      ...outsideAt(() => now, log),
      baseUrl: `${server.origin}/`,
    })
  /** Names with the time they were published, if any. */
  const listOf = (...files: (string | [name: string, updated: string])[]) =>
    JSON.stringify({
      assets: Object.fromEntries(
        files.map((file) => (typeof file === 'string' ? [file, {}] : [file[0], { updated: file[1] }])),
      ),
    })
  const names = async () =>
    (await create().listFrames()).map(({ at }) => new Date(at).toISOString().slice(11, 16))

  it('lists the rain pictures of two hours, oldest first, and nothing else', async () => {
    expect(await create().listFrames()).toEqual([
      { at: clockTime('2026-07-14T11:40:00Z'), ref: 'rzc261951140vl.001.h5' },
      { at: clockTime('2026-07-14T11:45:00Z'), ref: 'rzc261951145vl.001.h5' },
    ])
  })

  it('takes every name from the list as it is, whatever letters it carries', async () => {
    const file = await composeOdim({ valueAt: () => 1.25 })
    const listed = ['rzc261951140nl.001.h5', 'rzc261951145ul.801.h5', 'rzc261951150v.001.h5']
    now = clockTime('2026-07-14T11:54:00Z')
    lists = { '20260714-ch': listOf(...listed) }
    files = Object.fromEntries(listed.map((name) => [name, file]))
    const source = create()
    const frames = await source.listFrames()
    expect(frames.map(({ ref }) => ref)).toEqual(listed)
    for (const frame of frames) {
      expect(await source.fetchFrame(frame)).toMatchObject({
        at: frame.at,
        grid: { projection: 'EPSG:2056', westM: 2_255_000, northM: 1_480_000, cellM: 1000 },
      })
    }
    expect(server.requests).toHaveLength(1 + listed.length)
  })

  it('takes the last published of several files of one time', async () => {
    lists = {
      '20260714-ch': listOf(
        ['rzc261951140vl.001.h5', '2026-07-14T11:52:00Z'],
        ['rzc261951140nl.001.h5', '2026-07-14T11:44:00Z'],
        ['rzc261951145ul.001.h5', '2026-07-14T11:49:00Z'],
        ['rzc261951145vl.001.h5', '2026-07-14T11:50:30Z'],
      ),
    }
    expect((await create().listFrames()).map(({ ref }) => ref)).toEqual([
      'rzc261951140vl.001.h5',
      'rzc261951145vl.001.h5',
    ])
  })

  it('reads yesterday’s list after midnight', async () => {
    now = clockTime('2026-07-15T00:30:00Z')
    lists = {
      '20260714-ch': listOf('rzc261952350vl.001.h5', 'rzc261952355vl.001.h5', 'rzc261952000vl.001.h5'),
      '20260715-ch': listOf('rzc261960000vl.001.h5', 'rzc261960020vl.001.h5'),
    }
    expect(await names()).toEqual(['23:50', '23:55', '00:00', '00:20'])
  })

  it('goes by yesterday’s list while today’s is empty or missing', async () => {
    now = clockTime('2026-07-15T00:04:00Z')
    lists = { '20260714-ch': listOf('rzc261952350vl.001.h5'), '20260715-ch': '{"assets":{}}' }
    expect(await names()).toEqual(['23:50'])
    lists = { '20260714-ch': listOf('rzc261952350vl.001.h5') }
    expect(await names()).toEqual(['23:50'])
  })

  describe('ahead of a list that lags', () => {
    const lastListed = 'rzc261951145ul.001.h5'
    const file = new Uint8Array([0x89])
    const probes = () => server.requests.filter(({ url }) => url.endsWith('.h5')).map(({ url }) => url)

    beforeEach(() => {
      lists = { '20260714-ch': listOf('rzc261951140vl.001.h5', lastListed) }
    })

    it('finds the files that are there already, named like the last one listed', async () => {
      files = { 'rzc261951150ul.001.h5': file, 'rzc261951155ul.001.h5': file, 'rzc261951200ul.001.h5': file }
      expect((await create().listFrames()).slice(1)).toEqual([
        { at: clockTime('2026-07-14T11:45:00Z'), ref: lastListed },
        { at: clockTime('2026-07-14T11:50:00Z'), ref: 'rzc261951150ul.001.h5' },
        { at: clockTime('2026-07-14T11:55:00Z'), ref: 'rzc261951155ul.001.h5' },
        { at: clockTime('2026-07-14T12:00:00Z'), ref: 'rzc261951200ul.001.h5' },
      ])
      expect(probes()).toHaveLength(3)
      expect(server.requests.at(-1)?.headers.range).toBe('bytes=0-0')
    })

    it('asks no further than the first that is not there, and goes by the list where letters change', async () => {
      files = { 'rzc261951150vl.001.h5': file, 'rzc261951155ul.001.h5': file }
      const log = recordedLog()
      expect((await create(log).listFrames()).at(-1)?.ref).toBe(lastListed)
      expect(probes()).toHaveLength(1)
      expect(log.messages()).not.toContain('upstream answered with an error')
    })

    it('asks for three at most, however old the list is', async () => {
      now = clockTime('2026-07-14T12:31:00Z')
      for (let minute = 10; minute < 60; minute += 5) files[`rzc2619511${minute}ul.001.h5`] = file
      files['rzc261951200ul.001.h5'] = file
      files['rzc261951205ul.001.h5'] = file
      expect((await names()).at(-1)).toBe('12:00')
      expect(probes()).toHaveLength(3)
    })

    it('knows the name and the folder of the next day, and of the next year', async () => {
      now = clockTime('2027-01-01T00:02:00Z')
      lists = { '20261231-ch': listOf('rzc263652355vl.001.h5') }
      files = { 'rzc270010000vl.001.h5': file }
      expect(await names()).toEqual(['23:55', '00:00'])
    })

    it('takes nothing as found where the store fails', async () => {
      fileStatus = 503
      files = { 'rzc261951150ul.001.h5': file }
      expect(await names()).toEqual(['11:40', '11:45'])
    })
  })

  it('fails when the list cannot be fetched, and does not guess addresses', async () => {
    files = { 'rzc261951150vl.001.h5': await composeOdim() }
    listStatus = 503
    await expect(create().listFrames()).rejects.toMatchObject({ failure: { kind: 'unavailable' } })
    listStatus = 200
    lists = {}
    expect(await create().listFrames()).toEqual([])
    expect(server.requests.filter(({ url }) => url.endsWith('.h5'))).toEqual([])
  })

  it('a missing file is no data, a broken one a bad answer', async () => {
    const source = create()
    const frame = { at: clockTime('2026-07-14T11:40:00Z'), ref: 'rzc261951140vl.001.h5' }
    await expect(source.fetchFrame(frame)).rejects.toMatchObject({ failure: { kind: 'no-data' } })
    files = { [frame.ref]: new TextEncoder().encode('<html>') }
    await expect(source.fetchFrame(frame)).rejects.toMatchObject({ failure: { kind: 'bad-answer' } })
    files = { [frame.ref]: (await composeOdim()).slice(0, 2000) }
    await expect(source.fetchFrame(frame)).rejects.toMatchObject({ failure: { kind: 'bad-answer' } })
    files = { [frame.ref]: new Uint8Array(4 * 1024 * 1024) }
    await expect(source.fetchFrame(frame)).rejects.toMatchObject({ failure: { kind: 'bad-answer' } })
    await expect(source.fetchFrame({ at: 0, ref: '../../secret' })).rejects.toBeInstanceOf(UpstreamError)
  })

  describe('hourly sums', () => {
    const named = (...names: string[]) =>
      JSON.stringify({ assets: Object.fromEntries(names.map((name) => [name, {}])) })
    const hours = () => create().hours as NonNullable<ReturnType<typeof create>['hours']>

    it('are those of clock hours, in their best quality, over midnight', async () => {
      lists = {
        '20260713-ch': named('cpc2619423009_00060.001.h5', 'cpc2619422009_00060.001.h5'),
        '20260714-ch': named(
          'cpc2619500004_00060.001.h5',
          'cpc2619500007_00060.001.h5',
          'cpc2619500000_00060.001.h5',
          'cpc2619500109_00060.001.h5',
          'cpc2619501009_00060.001.h5',
          'rzc261950000vl.001.h5',
        ),
      }
      expect(
        await hours().list(clockTime('2026-07-13T23:00:00Z'), clockTime('2026-07-14T00:00:00Z')),
      ).toEqual([
        { at: clockTime('2026-07-13T23:00:00Z'), ref: 'cpc2619423009_00060.001.h5' },
        { at: clockTime('2026-07-14T00:00:00Z'), ref: 'cpc2619500007_00060.001.h5' },
      ])
    })

    it('are read as sums of the hour before', async () => {
      const ref = { at: clockTime('2026-07-14T00:00:00Z'), ref: 'cpc2619500007_00060.001.h5' }
      await expect(hours().fetch(ref)).rejects.toMatchObject({ failure: { kind: 'no-data' } })
      files = { [ref.ref]: await composeOdim({ quantity: 'ACRR', valueAt: () => 4.5 }) }
      const hour = await hours().fetch(ref)
      expect(hour).toMatchObject({ startAt: clockTime('2026-07-13T23:00:00Z'), grid: { cellM: 1000 } })
      expect(hour.sumMm[0]).toBe(4.5)
      files = { [ref.ref]: await composeOdim({ quantity: 'RATE' }) }
      await expect(hours().fetch(ref)).rejects.toMatchObject({ failure: { kind: 'bad-answer' } })
      await expect(hours().fetch({ at: 0, ref: '../../secret' })).rejects.toBeInstanceOf(UpstreamError)
    })

    it('fail when the list cannot be fetched', async () => {
      listStatus = 503
      await expect(hours().list(now, now)).rejects.toBeInstanceOf(UpstreamError)
    })
  })

  it('any damage to the list gives sound frames or an UpstreamError', async () => {
    await fc.assert(
      fc.asyncProperty(mutatedBody(item), async (body) => {
        lists = { '20260714-ch': asJson(body) }
        const outcome = await create()
          .listFrames()
          .catch((error: unknown) => error)
        if (!Array.isArray(outcome)) expect(outcome).toBeInstanceOf(UpstreamError)
        else for (const { at, ref } of outcome) expect(timeOfFile(ref)).toBe(at)
      }),
      { numRuns: runs(60) },
    )
  })
})
