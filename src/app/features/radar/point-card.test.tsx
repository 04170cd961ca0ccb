import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../../domain/language.ts'
import { metricUnits } from '../../../domain/weather/shown-units.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { LanguageProvider } from '../../i18n/language-provider.tsx'
import { PointCard } from './point-card.tsx'
import type { PointView, StepView } from './radar-page-view.ts'

beforeAll(() => loadAllTexts(languages))

const step = (at: number, kind: StepView['kind'], text: string): StepView => ({
  at,
  kind,
  step: 3,
  rate: 4,
  most: null,
  text,
})
const point: PointView = {
  value: '47.4,7.7',
  name: 'Waldenburg',
  lat: 47.4,
  lon: 7.7,
  sentence: 'Rain until 20:30.',
  steps: [
    step(1, 'measured', '19:00: 1.2 mm/h'),
    step(2, 'missing', '19:05: no data'),
    step(3, 'predicted', '19:10: 24 mm/h, 90% likely'),
  ],
  aheadSentence: null,
}
const cardAt = (shownAt: number) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/en/radar']}>
      <LanguageProvider language="en" units={metricUnits}>
        <PointCard point={point} shownAt={shownAt} isOwn={false} onClose={() => {}} />
      </LanguageProvider>
    </MemoryRouter>,
  )

describe('the card of a point', () => {
  it.each([
    [1, '19:00: 1.2 mm/h', 'Measured'],
    [2, '19:05: no data', 'Not measured, filled in'],
    [3, '19:10: 24 mm/h, 90% likely', 'Nowcast'],
  ])('reads the frame that is shown and says whether it was measured', (shownAt, text, kind) => {
    const card = cardAt(shownAt)
    expect(card).toContain(`>${text} <small>${kind}</small><`)
    expect(point.steps.filter((one) => card.includes(one.text))).toHaveLength(1)
  })

  it('marks that frame in its strip', () => {
    expect(
      cardAt(3)
        .match(/<i[^>]*>/g)
        ?.map((bar) => bar.includes('data-shown')),
    ).toEqual([false, false, true])
  })
})
