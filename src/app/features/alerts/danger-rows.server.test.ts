import { beforeAll, expect, it } from 'vitest'
import { fireRegionOf, sectionOf } from '../../../../tests/support/builders/hazards.ts'
import { gaugeOf } from '../../../../tests/support/builders/water.ts'
import { openWeather } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { fireDanger, floodDangers } from '../../../domain/danger/danger.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { dangerRow } from './danger-rows.server.ts'

beforeAll(() => loadAllTexts(['en', 'fr']))

/** 19:10 in Switzerland. */
const now = Date.parse('2026-07-21T17:10:00Z')

it('a flood’s level is of the gauge that measured it, or of the map that expects it', () => {
  const detailWith = (forecast: 2 | 4) => {
    const sections = [sectionOf({ id: 'River-1', kind: 'river', name: 'Aare', level: forecast })]
    const readings = [{ ...gaugeOf(now, { danger: 3 }), earlier: [] }]
    const [flood] = floodDangers(readings, openWeather, now, { sections, issuedAt: now - 4 * hourMs })
    if (!flood) throw new Error('no flood')
    return dangerRow(flood, null, writingIn('en', now)).detail
  }
  expect(detailWith(2)).toMatch(/Bern.*19:10/)
  expect(detailWith(4)).toMatch(/^[^B]*15:10/)
})

it('the office’s word for the level begins small behind the colon', () => {
  const text = (words: string) => ({ en: words, de: words, fr: words, it: words })
  const region = fireRegionOf({
    names: text("Delémont - Val d'Hérens"),
    words: text('Danger fort'),
    level: 4,
  })
  const danger = fireDanger(region, openWeather)
  if (!danger) throw new Error('no danger')
  const { kind } = dangerRow(danger, null, writingIn('fr', now))
  expect(kind).toBe('Incendies de forêt\u202f: danger fort')
})
