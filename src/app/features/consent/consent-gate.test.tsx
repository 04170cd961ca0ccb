import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { metricUnits } from '../../../domain/weather/shown-units.ts'
import type { AdSettings } from '../../../page-contract/page-contract.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { LanguageProvider } from '../../i18n/language-provider.tsx'
import { ConsentGate } from './consent-gate.tsx'
import ConsentSettings from './consent-settings.tsx'

beforeAll(() => loadAllTexts(['en']))

const rendered = (element: React.ReactElement) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider language="en" units={metricUnits}>
        {element}
      </LanguageProvider>
    </MemoryRouter>,
  )
const gate = (mode: AdSettings['mode']) =>
  rendered(<ConsentGate ads={{ mode, popup: 'session', network: null }} />)
const settings = (mode: AdSettings['mode']) =>
  rendered(<ConsentSettings ads={{ mode, popup: 'session', network: null }} onClose={() => undefined} />)

it('a site without ads asks nothing, and its settings say so', () => {
  expect(gate('none')).toBe('<div aria-live="polite"></div>')
  expect(settings('none')).toContain('This site carries no advertising: there is nothing to decide.')
  // What is always on.
  expect(settings('none').match(/type="checkbox"/g)).toHaveLength(1)
  expect(settings('none')).not.toContain('Decline')
})

it('a site with ads asks, and lets them be chosen for themselves', () => {
  expect(gate('house')).toContain('Decline')
  expect(settings('house').match(/type="checkbox"/g)).toHaveLength(2)
  expect(settings('house')).toContain('Save choice')
})
