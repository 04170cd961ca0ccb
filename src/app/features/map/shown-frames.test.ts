import { describe, expect, it } from 'vitest'
import type { RadarManifest } from '../../../services/radar/show/radar-manifest.ts'
import { nextUploads, picturesByNeed, shownAt } from './shown-frames.ts'

const minute = 60_000
const manifest: RadarManifest = {
  nowAt: 10 * minute,
  generatedAt: 0,
  nextExpectedAt: 0,
  stepMinutes: 5,
  grid: { west: 5, south: 45, east: 11, north: 48, cols: 4, rows: 4 },
  frames: [0, 5, 10, 15, 20].map((at) => ({
    at: at * minute,
    kind: at > 10 ? ('predicted' as const) : at === 5 ? ('missing' as const) : ('measured' as const),
    url: at === 5 ? null : `/${at}`,
    highestStep: 1,
  })),
  motion: null,
  outer: { isAvailable: false, reason: 'no-source' },
  layers: {
    precipitation: { isAvailable: true },
    storms: { isAvailable: true },
    snow: { isAvailable: true, frames: [{ at: 0, url: '/snow' }] },
    clouds: { isAvailable: true, frames: [{ at: 0, url: '/cloud' }] },
  },
}
const all = () => true

describe('what is drawn at a time', () => {
  it('lies between two pictures', () => {
    expect(shownAt(manifest, 12 * minute, all)).toMatchObject({
      from: '/10',
      to: '/15',
      fraction: 0.4,
      minutes: 5,
    })
    expect(shownAt(manifest, 15 * minute, all)).toMatchObject({
      from: '/15',
      to: '/15',
      fraction: 0,
      minutes: 0,
    })
  })

  it('bridges a gap', () => {
    expect(shownAt(manifest, 5 * minute, all)).toMatchObject({
      from: '/0',
      to: '/10',
      fraction: 0.5,
      minutes: 10,
      of: 'own',
    })
  })

  it('is the nearest picture that is there, as what it is, until its own have come', () => {
    const withPictures = (...urls: string[]) => shownAt(manifest, 12 * minute, (url) => urls.includes(url))
    expect(withPictures('/0', '/20')).toMatchObject({ from: '/20', to: '/20', fraction: 0, of: 20 * minute })
    expect(withPictures('/0', '/10')).toMatchObject({ from: '/10', to: '/10', of: 10 * minute })
    expect(withPictures('/10', '/15')).toMatchObject({ fraction: 0.4, of: 'own' })
    expect(withPictures()).toBeNull()
    // At its very time a picture needs no other.
    expect(shownAt(manifest, 15 * minute, (url) => url === '/15')).toMatchObject({ of: 'own' })
  })

  it('has the clouds of half an hour before and after, those still on their way included', () => {
    const cloudsAt = (minutes: number, has = all) => shownAt(manifest, minutes * minute, has)?.clouds
    expect(cloudsAt(30)).toEqual({ from: '/cloud', to: '/cloud', fraction: 0, of: 'own' })
    expect(cloudsAt(-30)).toEqual({ from: '/cloud', to: '/cloud', fraction: 0, of: 'own' })
    expect(cloudsAt(31)).toBeNull()
    expect(shownAt(manifest, 12 * minute, (url) => url === '/10')?.clouds).toMatchObject({
      from: '',
      of: 'nothing',
    })
  })

  it('is loaded in the order of play', () => {
    const need = { isClouds: false }
    expect(picturesByNeed(manifest, 10 * minute, need)).toEqual(['/10', '/15', '/snow', '/20', '/0'])
    expect(picturesByNeed(manifest, 10 * minute, { isClouds: true })[0]).toBe('/cloud')
    // Dragged back, the earlier ones come first.
    const backwards = picturesByNeed(manifest, 16 * minute, { ...need, isBackwards: true })
    expect(backwards).toEqual(['/15', '/20', '/snow', '/10', '/0'])
  })
})

describe('what goes to the graphics card before the next frame', () => {
  const shown = shownAt(manifest, 0, all)

  it('is first what it shows, whatever came before it', () => {
    const rain = ['/10', '/15', '/20']
    expect(nextUploads([...rain, '/cloud', '/0', '/snow'], shown)).toEqual(['/cloud', '/0', '/snow'])
    expect(nextUploads([...rain, '/cloud'], shown)).toEqual(['/cloud', '/10', '/15'])
  })

  it('is no more than can be uploaded unnoticed', () => {
    expect(nextUploads(['/5', '/10', '/15', '/20'], shown)).toHaveLength(3)
    expect(nextUploads(['/5', '/10', '/15', '/20'], null)).toHaveLength(3)
  })
})
