import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../domain/language.ts'
import { metricUnits } from '../../domain/weather/shown-units.ts'
import type { AdPlacement, AdSettings } from '../../page-contract/page-contract.ts'
import { loadAllTexts } from '../i18n/catalogues.ts'
import { LanguageProvider } from '../i18n/language-provider.tsx'
import { AdSlot } from './ad-slot.tsx'
import { AdsContext } from './ads-context.ts'

beforeAll(() => loadAllTexts(languages))

const house: AdSettings = { mode: 'house', popup: 'session', network: null }
const network: AdSettings = {
  mode: 'network',
  popup: 'session',
  network: {
    publisherId: 'ca-pub-1',
    scriptUrl: 'https://ads.example/tag.js',
    slotIds: { footer: '1' },
    consentPlatformUrl: null,
  },
}
const render = (ads: AdSettings, placement: AdPlacement) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/de']}>
      <LanguageProvider language="de" units={metricUnits}>
        <AdsContext value={ads}>
          <AdSlot placement={placement} />
        </AdsContext>
      </LanguageProvider>
    </MemoryRouter>,
  )

describe('AdSlot as the server sends it', () => {
  it.each([
    ['sidebar-left', '--ad-height:120px'],
    ['sidebar-right', '--ad-height:120px'],
    ['banner', '--ad-height:120px'],
    ['footer', '--ad-height:90px'],
    ['home', '--ad-width:320px;--ad-height:250px'],
    ['rail', '--ad-width:160px;--ad-height:600px'],
    ['popup', '--ad-width:300px;--ad-height:250px'],
  ] as const)('%s reserves its size', (placement, style) => {
    expect(render(house, placement)).toContain(`style="${style}"`)
  })

  it('is labelled and shows the house panel', () => {
    const html = render(house, 'footer')
    expect(html).toContain('<figcaption class="ad-label">Werbung</figcaption>')
    for (const text of ['Wetter-Werbung', 'Hier könnte deine Werbung stehen', 'Mehr erfahren'])
      expect(html).toContain(text)
    expect(html).toContain('href="/de/ads"')
  })

  it('carries no unit and no word of the network: that needs consent', () => {
    const html = render(network, 'footer')
    expect(html).not.toMatch(/<ins|ca-pub|ads\.example/)
  })

  it('is not there at all on a site without ads', () => {
    expect(render({ ...house, mode: 'none' }, 'footer')).toBe('')
  })
})
