import { expect, it } from 'vitest'
import { only } from '../../../../tests/support/only.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
import { flashesAt } from './flashes-shown.ts'
import type { LightningOnMap } from './map-data.ts'

/** Of 19:00 to 19:05, and of the five minutes after. */
const lightning: LightningOnMap = {
  data: {
    frames: [
      { at: 0, cells: [[8, 47, 3]] },
      { at: 5 * minuteMs, cells: [[9, 46, 20]] },
    ],
    sentence: null,
    note: '',
  },
  source: only<LightningOnMap['source']>({ isDemo: true }),
  observedAt: 0,
}
const at = (minutes: number) =>
  flashesAt(lightning, minutes * minuteMs).map(({ lon, isFresh }) => [lon, isFresh])

it('shows flashes of a quarter of an hour, those of the last five minutes fresh, and none of the future', () => {
  expect(at(4)).toEqual([])
  expect(at(5)).toEqual([[8, true]])
  expect(at(12)).toEqual([
    [8, false],
    [9, true],
  ])
  expect(at(19)).toEqual([
    [8, false],
    [9, false],
  ])
  expect(at(22)).toEqual([[9, false]])
  expect(at(26)).toEqual([])
})

it('knows nothing before it is read', () => {
  expect([...flashesAt(null, 0), ...flashesAt('failed', 0)]).toEqual([])
})

it('has a square that flashes again once, as fresh', () => {
  const again: LightningOnMap = {
    ...lightning,
    data: {
      ...lightning.data,
      frames: [0, 5].map((minutes) => ({ at: minutes * minuteMs, cells: [[8, 47, 3]] })),
    },
  }
  expect(flashesAt(again, 10 * minuteMs)).toEqual([{ lon: 8, lat: 47, isFresh: true }])
})
