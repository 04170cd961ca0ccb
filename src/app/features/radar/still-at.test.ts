import { describe, expect, it } from 'vitest'
import { hourMs } from '../../../domain/time/durations.ts'
import { stillAt } from './still-at.ts'

const manifest = {
  frames: [
    { at: 0, kind: 'measured' as const, url: '/now.png', highestStep: 1 },
    { at: 60_000, kind: 'missing' as const, url: null, highestStep: 0 },
  ],
}
const hour = {
  kind: 'forecast' as const,
  startAt: hourMs,
  endAt: 2 * hourMs,
  stamp: '1',
  lapseCPer100M: null,
}
const models = {
  piecesUrl: '/run',
  frames: [hour],
  layers: { precipitation: { isAvailable: true as const } },
}
const middle = 1.5 * hourMs

describe('the picture in place of the map', () => {
  it('is the radar’s as long as it reaches', () => {
    expect(stillAt({ manifest, models }, 0)).toEqual({ url: '/now.png', kind: 'measured' })
    expect(stillAt({ manifest, models }, 60_000)).toBeUndefined()
  })

  it('is then that of the forecast’s hour, named by its middle', () => {
    const picture = { url: '/run/precipitation/1.png', kind: 'forecast' }
    expect(stillAt({ manifest, models }, middle)).toEqual(picture)
    expect(stillAt({ manifest: null, models }, middle)).toEqual(picture)
    expect(stillAt({ manifest, models }, hour.startAt)).toBeUndefined()
  })

  it('is none where the forecast is not to be had', () => {
    expect(stillAt({ manifest, models: { ...models, piecesUrl: null } }, middle)).toBeUndefined()
    const layers = { precipitation: { isAvailable: false as const, reason: 'failed' as const } }
    expect(stillAt({ manifest, models: { ...models, layers } }, middle)).toBeUndefined()
  })
})
