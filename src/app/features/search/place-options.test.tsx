import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { metricUnits } from '../../../domain/weather/shown-units.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { LanguageProvider } from '../../i18n/language-provider.tsx'
import { PlaceOptions } from './place-options.tsx'
import type { PlaceSearchState } from './use-place-search.ts'

beforeAll(() => loadAllTexts(['en']))

const note = (state: PlaceSearchState['state'], isLocating: boolean) =>
  /role="status">([^<]*)</.exec(
    renderToStaticMarkup(
      <MemoryRouter>
        <LanguageProvider language="en" units={metricUnits}>
          <PlaceOptions
            options={[]}
            combobox={{
              listProps: { id: 'list' },
              optionProps: () => ({ id: 'option', isActive: false, onChoose() {} }),
            }}
            search={{ state, results: [], origin: 'gazetteer', askMore: undefined }}
            isLocating={isLocating}
          />
        </LanguageProvider>
      </MemoryRouter>,
    ),
  )?.[1]

it.each([
  ['idle', true, 'Finding your position…'],
  ['idle', false, ''],
  ['searching', true, 'Searching…'],
  ['none', true, 'No location found'],
] as const)('search %s, locating %s: says “%s”', (state, isLocating, expected) => {
  expect(note(state, isLocating)).toBe(expected)
})
