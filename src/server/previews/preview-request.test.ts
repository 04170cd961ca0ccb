import { describe, expect, it } from 'vitest'
import { previewRequest } from './preview-request.ts'

const preview = (path: string) => previewRequest(new URL(path, 'http://wetterhorn.test'))

describe('an address names', () => {
  it.each([
    ['/location/bern.png', { kind: 'location', place: 'bern' }],
    ['/de/location/santa-maria-val-mustair.png', { kind: 'location', place: 'santa-maria-val-mustair' }],
    ['/fr/location/46.7001,8.6200.png', { kind: 'location', place: '46.7001,8.6200' }],
    ['/it/location/46.7%2C8.6~Aaa_Peak~x.png', { kind: 'location', place: '46.7,8.6~Aaa_Peak~x' }],
    ['/display/bern.png', { kind: 'display', place: 'bern', size: '800x480', shades: 16, temperature: 'C' }],
    [
      '/de/display/46.95,7.44.png?size=600x800&shades=2&temperature=F',
      { kind: 'display', place: '46.95,7.44', size: '600x800', shades: 2, temperature: 'F' },
    ],
    ['/alerts.png', { kind: 'alerts', warning: null }],
    ['/de/alerts/alert-2.49.0-CH_1.png', { kind: 'alerts', warning: 'alert-2.49.0-CH_1' }],
    ['/radar.png', { kind: 'radar', time: null, place: null }],
    [
      '/it/radar.png?t=2026-11-16T10:35Z&place=lugano',
      { kind: 'radar', time: Date.UTC(2026, 10, 16, 10, 35), place: 'lugano' },
    ],
    ['/radar.png?t=yesterday', { kind: 'radar', time: null, place: null }],
  ])('%s', (path, expected) => expect(preview(path)).toEqual(expected))

  it.each([
    '/location/bern',
    '/rm/location/bern.png',
    '/location/a/b.png',
    '/location/%E0%A4%A.png',
    '/forecast.png',
    '/display/bern.png?size=8000x4800',
    '/display/bern.png?shades=256',
    '/alerts/a/b.png',
    `/location/${'x'.repeat(201)}.png`,
    '/api/v1/radar/frames/0123456789abcdef.png',
  ])('no picture: %s', (path) => expect(preview(path)).toBeNull())
})
