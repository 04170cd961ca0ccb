import { expect, it } from 'vitest'
import { fireRegionOf, measureOf } from '../../../../tests/support/builders/hazards.ts'
import { failedWith, readingOf } from '../../../../tests/support/builders/sources.ts'
import { visitIn } from '../../../../tests/support/builders/visit-in.ts'
import { placeOf, zurich } from '../../../../tests/support/builders/weather.ts'
import type { FireRegion } from '../../../domain/danger/hazards.ts'
import type { Place } from '../../../domain/place/place.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { loadTexts } from '../../i18n/catalogues.ts'
import { firePanel } from './fire-panel.server.ts'

await loadTexts('fr', ['alerts'])

const now = Date.parse('2026-08-15T12:00:00Z')
const panel = (fire: FireRegion[] | null, place: Place = zurich, fetchedAt = now) =>
  firePanel(
    place,
    visitIn({
      services: {
        getForestFire: async () =>
          fire === null ? failedWith('timeout') : readingOf({ regions: fire }, fetchedAt),
      },
      language: 'fr',
      now,
    }).visit,
  )
const inAll = (text: string) => ({ en: text, de: text, fr: text, it: text })

it('answers in the canton’s words, with the region’s danger, also where it is low', async () => {
  const measure = measureOf({ title: inAll('Interdiction absolue'), text: inAll('Aucun feu') })
  expect(await panel([fireRegionOf({ measure, words: inAll('Danger faible') })])).toMatchObject({
    title: 'Puis-je faire du feu ici\u202f?',
    measure: { title: 'Interdiction absolue', text: 'Aucun feu' },
    unread: null,
    danger: 'Région\u202f: Napf. Incendies de forêt\u202f: danger faible, OFEV et canton, degré 1 sur 5.',
  })
})

it.each([
  ['there is no measure', [fireRegionOf({ measure: null })], now],
  ['nothing can be read', null, now],
  ['it is too old', [fireRegionOf()], now - 31 * hourMs],
  ['no region is here', [fireRegionOf({ polygons: [] })], now],
])('never says that fires may be lit where %s', async (_, regions, fetchedAt) => {
  const shown = await panel(regions, zurich, fetchedAt)
  expect(shown?.measure).toBe(null)
  expect(shown?.unread).toContain('Renseignez-vous')
})

it('is none abroad', async () => {
  expect(await panel([fireRegionOf()], placeOf({ country: 'FR' }))).toBe(null)
})
