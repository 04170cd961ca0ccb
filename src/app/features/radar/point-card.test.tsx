import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../../domain/language.ts'
import type { FlashesNear } from '../../../domain/rain/lightning.ts'
import { metricUnits } from '../../../domain/weather/shown-units.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { LanguageProvider } from '../../i18n/language-provider.tsx'
import { PointCard } from './point-card.tsx'
import type { PointView, StepView } from './radar-page.server.ts'

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
  hours: [],
}
const cardAt = (shownAt: number, flashes: FlashesNear | null = null) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/en/radar']}>
      <LanguageProvider language="en" units={metricUnits}>
        <PointCard
          point={point}
          shownAt={shownAt}
          isOwn={false}
          onClose={() => {}}
          values={{
            startAt: 0,
            endAt: 5,
            temperature: '15\u00a0°C, 14 to 16',
            wind: null,
            clouds: '80%',
            snowLine: 'about 3000\u00a0m',
          }}
          credit={{
            attribution: 'MeteoSwiss',
            url: 'https://meteoswiss.ch',
            isDemo: false,
            age: 'as of 16:00',
          }}
          flashes={flashes}
        />
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

  it('has what models say of the hour, who says it and when, and leads to the place', () => {
    const text = cardAt(1).replaceAll(/<[^>]+>/g, '|')
    expect(text).toMatch(/Temperature\|+15\u00a0°C, 14 to 16/)
    expect(text).toMatch(/Cloud cover\|+80%.*Snow line\|+about 3000\u00a0m/)
    expect(text).not.toContain('Wind')
    expect(text).toContain('Forecast · MeteoSwiss, as of 16:00')
    expect(cardAt(1)).toContain('href="/en/location/47.4,7.7"')
    expect(cardAt(1)).toContain('>Open Waldenburg<')
  })

  it('tells of lightning where somebody asked for it', () => {
    expect(cardAt(1)).not.toContain('Lightning')
    expect(cardAt(1, { nearest: { km: 12.3, at: 1 }, since: 0 })).toContain('12\u00a0km away')
    expect(cardAt(1, { nearest: null, since: 0 })).toContain('none within 30\u00a0km')
  })

  it('marks that frame in its strip', () => {
    expect(
      cardAt(3)
        .match(/<i[^>]*>/g)
        ?.map((bar) => bar.includes('data-shown')),
    ).toEqual([false, false, true])
  })
})
