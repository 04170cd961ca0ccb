import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { currentOf, dayOf, hourOf, zurich } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { metricUnits } from '../../../domain/weather/shown-units.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { LanguageProvider } from '../../i18n/language-provider.tsx'
import { forecastQuery } from './forecast-query.ts'
import { forecastView } from './forecast-view.server.ts'
import { HourChart } from './hour-chart.tsx'
import { HourTable } from './hour-table.tsx'

beforeAll(() => loadAllTexts(['en']))

/** 10:00 in Zürich. */
const now = Date.parse('2026-11-15T09:00:00Z')

it('table and chart give the freezing level to the hundred metres, as every page does', () => {
  const hourly = Array.from({ length: 6 }, (_, index) =>
    hourOf({ startAt: now + index * hourMs, freezingLevelM: 3014 + index * 30 }),
  )
  const daily = [dayOf({ date: '2026-11-15' })]
  const current = currentOf({ observedAt: now })
  const report = { coordinates: zurich.coordinates, timeZone: 'Europe/Zurich', current, hourly, daily }
  const known = { outcome: readingOf(report, now), rain: null, morning: null }
  const { forecast } = forecastView(known, zurich, forecastQuery.read('hour=11'), writingIn('en', now))
  if ('failure' in forecast || !forecast.chosen.hours) throw new Error('no hours')
  const { hours } = forecast.chosen
  const table = renderToStaticMarkup(
    <LanguageProvider language="en" units={metricUnits}>
      <HourTable hours={hours.hours} requested={null} />
      <HourChart hours={hours} />
    </LanguageProvider>,
  )
  expect([...table.matchAll(/<td>(3\d+)<\/td>/g)].map(([, level]) => level)).toEqual([
    ...['3000', '3000', '3100', '3100', '3100', '3200'],
  ])
  expect(table).toContain('freezing level 3000\u00a0m')
})
