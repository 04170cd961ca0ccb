import { beforeAll, expect, it } from 'vitest'
import { gaugeOf } from '../../../../tests/support/builders/water.ts'
import { zurich } from '../../../../tests/support/builders/weather.ts'
import { languages } from '../../../domain/language.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { embedDocument } from '../embed/embed-document.server.tsx'
import { now, visitIn } from '../place-weather/weather-page.fixture.ts'
import { placePreviewView } from './place-preview.server.ts'

beforeAll(() => loadAllTexts(languages))

it('a flood nearby is named on what others show of a place, where silence would be an all-clear', async () => {
  const limmat = gaugeOf(now, { name: 'Zürich, Unterhard', water: 'Limmat', danger: 3 })
  const { visit } = visitIn({ water: [{ ...limmat, coordinates: zurich.coordinates, earlier: [] }] })
  expect((await placePreviewView(zurich, visit)).warning).toMatchObject({
    severity: 'Flood: significant danger',
    title: 'Limmat',
  })
  const look = { shape: 'card', theme: 'auto', temperature: 'C', need: 'sun', day: 'next' } as const
  const html = await embedDocument(zurich, look, visit)
  expect(html).toMatch(
    /<p class="severity-ground embed-warning severity-3"><b>Flood: significant danger:<\/b> <span lang="en">Limmat/,
  )
})
