import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { metricUnits } from '../../domain/weather/shown-units.ts'
import { loadAllTexts } from '../i18n/catalogues.ts'
import { LanguageProvider } from '../i18n/language-provider.tsx'
import { ChancePanel } from './chance-panel.tsx'

beforeAll(() => loadAllTexts(['en']))

it.each([
  [0, [60, 63, 66, 69, 72, 75, 78, 81]],
  // Of the first three only two are left; where the axis ends a figure would be cut.
  [1, [60, 62, 65, 68, 71, 74, 77, 80]],
])('every three hours of a day have their figure, %i hours into the first', (gone, expected) => {
  const hours = Array.from({ length: 24 }, (_, index) => ({
    chancePercent: 60 + index,
    chanceHours: chanceHoursOf(index, gone),
    amountMm: null,
  }))
  const panel = renderToStaticMarkup(
    <LanguageProvider language="en" units={metricUnits}>
      <ChancePanel view={{ hours, slots: 24, nights: [], midnights: [], now: null }} label="Chance" />
    </LanguageProvider>,
  )
  const figures = [...panel.matchAll(/>(\d+)<\/span>/g)].map(([, figure]) => Number(figure))
  expect(figures.toSorted()).toEqual(expected)
})

function chanceHoursOf(index: number, gone: number): number {
  if ((index + gone) % 3 === 0) return 3
  return index === 0 ? 3 - gone : 0
}
