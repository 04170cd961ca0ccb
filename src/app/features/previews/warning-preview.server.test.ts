import { beforeAll, expect, it } from 'vitest'
import { dangersOf } from '../../../../tests/support/builders/dangers.ts'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { visitIn } from '../../../../tests/support/builders/visit-in.ts'
import { warningOf } from '../../../../tests/support/builders/warnings.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import type { WeatherWarning } from '../../../domain/warning/warning.ts'
import { warningAnchor } from '../../../domain/warning/warning-rules.ts'
import type { SwissMapDrawing } from '../../../page-contract/preview-contract.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { warningPreviewView } from './warning-preview.server.ts'

beforeAll(() => loadAllTexts(['en']))

type DrawnAreas = Parameters<SwissMapDrawing['draw']>[0]['areas']

async function pictureOf(anchor: string | null, warnings: WeatherWarning[]) {
  const { visit } = visitIn({
    services: {
      getDangers: dangersOf(
        {
          getWarnings: async () =>
            readingOf({ state: 'active', warnings, fromProvider: null, updatedAt: 0 }, 0),
        },
        0,
      ),
    },
    now: 0,
  })
  const drawn: DrawnAreas = []
  const map: SwissMapDrawing = {
    width: 600,
    draw({ areas }) {
      drawn.push(...areas)
      return '<svg/>'
    },
  }
  return { view: await warningPreviewView(anchor, visit, map), rings: drawn.map(({ rings }) => rings) }
}

it('colours the whole country for a warning that names it, in whichever language', async () => {
  const warnings = ['Switzerland', 'Schweiz', 'Basel'].map((area) => warningOf({ id: area, area }))
  expect((await pictureOf(null, warnings)).rings).toEqual([[], []])
})

it('shows the times that hold for the shared area, and only the areas they hold for', async () => {
  const at = Date.UTC(2026, 2, 28, 18)
  const fog = (area: string, lon: number, hours: [from: number, to: number]) =>
    warningOf({
      id: area,
      area,
      polygons: [[[lon, 47]]],
      startAt: at + hours[0] * hourMs,
      endAt: at + hours[1] * hourMs,
      texts: { en: { title: 'Dense fog', description: '', instruction: null } },
    })
  const nyon = fog('Nyon', 6.2, [0, 15])
  const warnings = [
    fog('Lausanne', 6.6, [0, 15]),
    nyon,
    fog('Thal', 7.7, [0, 40]),
    fog('Jura', 7.1, [24, 40]),
    fog('Gotthard', 8.6, [-6, 15]),
  ]
  const { view, rings } = await pictureOf(warningAnchor(nyon), warnings)
  expect(view).toMatchObject({
    title: 'Dense fog',
    areas: 'Nyon, Lausanne',
    period: '28\u00a0March\u00a02026,\u00a019:00 – 29\u00a0March\u00a02026,\u00a011:00',
  })
  expect(rings).toEqual([[[[6.2, 47]]], [[[6.6, 47]]]])
})
