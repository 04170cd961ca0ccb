import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hourMs, minuteMs } from '../../../domain/time/durations.ts'
import type { RadarView } from './radar-page.server.ts'
import { createRadarStore } from './radar-store.ts'

beforeEach(() => vi.stubGlobal('cancelAnimationFrame', () => {}))
afterEach(() => vi.unstubAllGlobals())

const both = ['hours', 'days'] as const
const nowAt = 120 * minuteMs
/** Four hours of radar, three hours of forecast, and one of three hours that only the longer scale has. */
const line: RadarView['line'] = {
  nowAt,
  stops: [
    ...Array.from({ length: 49 }, (_, index) => ({
      at: index * 5 * minuteMs,
      part: index <= 24 ? ('measured' as const) : ('nowcast' as const),
      name: '',
      day: null,
      scales: both,
    })),
    ...[4.5, 5.5, 6.5].map((hour, index) => ({
      at: hour * hourMs,
      part: 'forecast' as const,
      name: '',
      day: null,
      scales: index === 0 ? both : (['hours'] as const),
    })),
    { at: 8.5 * hourMs, part: 'forecast', name: '', day: null, scales: ['days'] },
  ],
  ticks: [],
  nights: [],
  endDay: 'Wed 29',
}
const manifest = {} as NonNullable<RadarView['manifest']>

function storeAt(search: string, view: Partial<Pick<RadarView, 'manifest'>> = {}) {
  return createRadarStore({ line, manifest, isHailSeason: true, ...view }, search, {
    hasReducedMotion: () => true,
    sources: sourcesOf('bern'),
  })
}
const sourcesOf = (place: string) => ({
  hail: { address: '/hail', lifeMs: hourMs },
  stations: { address: '/stations', lifeMs: hourMs },
  lightning: { address: `/lightning?place=${place}`, lifeMs: hourMs },
})
const asking = (time: number) => `?t=${new Date(time).toISOString()}`

it('a moment asked for by a link is taken where there is a picture of it, and told gone where there is none', () => {
  const shown = (search: string) => {
    const store = storeAt(search)
    return [store.getState().moment.at, store.gone]
  }
  expect(shown('')).toEqual([nowAt, null])
  expect(shown(asking(60 * minuteMs))).toEqual([60 * minuteMs, null])
  expect(shown(asking(5.5 * hourMs))).toEqual([5.5 * hourMs, null])
  expect(shown(asking(-5 * minuteMs))).toEqual([nowAt, -5 * minuteMs])
  expect(shown(asking(99 * hourMs))).toEqual([nowAt, 99 * hourMs])
})

it('a moment beyond the hours is shown on the scale that has it', () => {
  const store = storeAt(asking(8.5 * hourMs))
  expect(store.getState()).toMatchObject({ scale: 'days', moment: { at: 8.5 * hourMs } })
  expect(store.getLine().stops).toHaveLength(49 + 2)
  store.chooseScale('hours')
  expect(store.getState().moment.at).toBe(6.5 * hourMs)
})

it('the address names the moment shown, none at now and in motion; without images the one that was asked for', () => {
  const store = storeAt(asking(60 * minuteMs))
  expect(store.getAddress().time).toBe(60 * minuteMs)
  store.playback.play()
  expect(store.getAddress().time).toBeNull()
  store.playback.reset()
  expect(store.getAddress().time).toBeNull()
  expect(storeAt('', { manifest: null }).getAddress().time).toBeNull()
  expect(storeAt(asking(60 * minuteMs), { manifest: null }).getAddress().time).toBe(60 * minuteMs)
})

it('a choice is told to those who listen, and kept in the address', () => {
  const store = storeAt('')
  const told = vi.fn()
  const stop = store.subscribe(told)
  store.choose({ layer: 'snow', camera: { lat: 47, lon: 8, zoom: 9 } })
  expect(told).toHaveBeenCalledTimes(1)
  expect(store.getAddress()).toMatchObject({ layer: 'snow', camera: { zoom: 9 } })
  stop()
  store.playback.stepBy(1)
  expect(told).toHaveBeenCalledTimes(1)
  expect(store.getState().moment.at).toBe(nowAt + 5 * minuteMs)
})

/** What is read over the net, in a page that is seen. */
function stubPage() {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const read = vi.fn(async () => Response.json({ data: [], ageSeconds: 0 }))
  vi.stubGlobal('fetch', read)
  return read
}

it('values over the map are read while they are switched on', async () => {
  const read = stubPage()
  const store = storeAt('?stations=1')
  expect(read).not.toHaveBeenCalled()
  const stop = store.start()
  await vi.waitFor(() => expect(store.getState().stations.data).toMatchObject({ data: [] }))
  store.switchOverlay('stations', false)
  expect(store.getState().stations).toEqual({ isOn: false, data: null })
  store.switchOverlay('hail', true)
  expect(read).toHaveBeenLastCalledWith('/hail', expect.anything())
  stop()
})

it('values of a place are not shown of the next one', async () => {
  const read = stubPage()
  const store = storeAt('?lightning=1&stations=1')
  const stop = store.start()
  await vi.waitFor(() => expect(store.getState().lightning.data).toMatchObject({ data: [] }))
  read.mockClear()
  store.setSources(sourcesOf('bern'))
  expect(read).not.toHaveBeenCalled()
  store.setSources(sourcesOf('thun'))
  expect(store.getState().lightning).toEqual({ isOn: true, data: null })
  expect(read.mock.calls).toEqual([['/lightning?place=thun', expect.anything()]])
  stop()
})
