import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../domain/language.ts'
import { metricUnits } from '../../domain/weather/shown-units.ts'
import { presets } from '../../reference/presets.ts'
import { regions } from '../../reference/regions.ts'
import { catalogueOf, loadAllTexts } from '../i18n/catalogues.ts'
import { LanguageProvider } from '../i18n/language-provider.tsx'
import { Footer } from './footer.tsx'

const Page = () => (
  <LanguageProvider language="de" units={metricUnits}>
    <Footer />
  </LanguageProvider>
)

beforeAll(() => loadAllTexts(languages))

it.each(languages)('regions are called the same in the footer and on their pages, in %s', (language) => {
  const texts = catalogueOf(language)
  for (const { id, names } of regions) expect(texts[`shell.region.${id}`]).toBe(names[language])
})

it('the preset cities have their fixed English labels', () => {
  const texts = catalogueOf('en')
  for (const { value, label } of presets) expect(texts[`shell.city.${value}`]).toBe(label)
})

describe('Footer', () => {
  it('does without the root loader’s data, as after an early failure', () => {
    const Stub = createRoutesStub([{ path: '*', Component: Page }])
    const html = renderToStaticMarkup(<Stub initialEntries={['/de/x']} />)
    expect(html).toContain('Beliebte Städte')
    expect(html).toContain('href="/de/location/bern"')
  })

  it('bears the operator’s subtitle in the browser too, whose texts have ours', () => {
    const Stub = createRoutesStub([{ id: 'root', path: '*', Component: Page }])
    const root = { year: 2026, site: { subtitle: 'Das Wetter am See' } }
    const html = renderToStaticMarkup(
      <Stub initialEntries={['/de/x']} hydrationData={{ loaderData: { root } }} />,
    )
    expect(html).toContain('Wetterhorn · Das Wetter am See</p>')
  })
})
