import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { openWeather } from '../../../../tests/support/builders/weather.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { metricUnits } from '../../../domain/weather/shown-units.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { LanguageProvider } from '../../i18n/language-provider.tsx'
import { MapDataNote } from './map-data-note.tsx'

beforeAll(() => loadAllTexts(languages))

it.each<[Language, string, string]>([
  ['en', '00:40', 'Measured at 02:40 CEST.'],
  ['de', '01:20', 'Gemessen um 02:20 Uhr MEZ.'],
  ['de', '02:20', 'Gemessen um 03:20 Uhr.'],
])('says which of the two hours it was, in %s at %s', (language, time, said) => {
  const note = renderToStaticMarkup(
    <LanguageProvider language={language} units={metricUnits}>
      <MapDataNote
        of={{ source: openWeather, observedAt: Date.parse(`2026-10-25T${time}:00Z`) }}
        legend=""
        failed=""
        timeZone="Europe/Zurich"
      />
    </LanguageProvider>,
  )
  expect(note.replaceAll('\u00a0', ' ')).toContain(said)
})
