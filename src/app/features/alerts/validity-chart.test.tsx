import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { metricUnits } from '../../../domain/weather/shown-units.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { LanguageProvider } from '../../i18n/language-provider.tsx'
import { ValidityChart } from './validity-chart.tsx'

beforeAll(() => loadAllTexts(['en']))

const oneHour = 100 / 48

/** A warning's link, and where its bar begins and ends in per cent of the chart. */
function barOf(span: { from: number; to: number }) {
  const html = renderToStaticMarkup(
    <LanguageProvider language="en" units={metricUnits}>
      <ValidityChart
        chart={{
          sentence: '',
          nowAt: 5,
          ticks: [],
          bars: [
            {
              key: 'one',
              anchor: 'one',
              detail: 'Severe, today',
              title: 'Wind',
              area: 'Davos',
              language: 'en',
              level: 3,
              goesOn: false,
              ...span,
            },
          ],
          moreText: null,
        }}
      />
    </LanguageProvider>,
  )
  const link = /<a .*<\/a>/.exec(html)?.[0] ?? ''
  const [left, right, width] = ['left', 'right', 'width'].map((name) =>
    Number(new RegExp(`[";]${name}:([\\d.]+)%`).exec(link)?.[1]),
  ) as [number, number, number]
  const length = (width / 100) * (100 - left - right)
  const isBefore = link.includes('is-named-before')
  const from = isBefore ? 100 - right - length : left
  return { link, isBefore, from, to: from + length }
}

describe('ValidityChart', () => {
  it.each([
    { from: 4, to: 4 + oneHour },
    { from: 40, to: 40 + 3 * oneHour },
    { from: 100 - oneHour, to: 100 },
    { from: 0, to: 60 },
    { from: 50, to: 100 },
  ])('draws a bar as long as its warning holds, $from to $to', (span) => {
    const { from, to } = barOf(span)
    expect(from).toBeCloseTo(span.from)
    expect(to).toBeCloseTo(span.to)
  })

  it('writes sign and name beside a bar that is too short for them, on the side with more room', () => {
    const early = barOf({ from: 10, to: 10 + oneHour })
    expect(early.link).toMatch(/class="validity-span"[^>]*><\/span><span class="validity-beside"[^>]*><svg/)
    expect(early.isBefore).toBe(false)
    expect(barOf({ from: 100 - oneHour, to: 100 }).isBefore).toBe(true)
  })

  it('keeps the sign off the red line', () => {
    expect(barOf({ from: 0, to: 20 }).link).toMatch(/<\/span><span class="validity-beside"[^>]*><svg/)
  })

  it.each([
    { from: 10, to: 10 + oneHour },
    { from: 10, to: 40 },
    { from: 10, to: 90 },
  ])('says once what the tooltip repeats, $from to $to', (span) => {
    const tooltip = 'title="Wind, Davos, Severe, today"'
    const { link } = barOf(span)
    expect(/<a [^>]*>/.exec(link)?.[0]).not.toContain('title=')
    const [bar = '', beside] = link.match(/<span class="validity-(?:span|beside)"[^>]*>/g) ?? []
    expect(bar).toContain(tooltip)
    // Without a text of its own it would be called by the tooltip.
    expect(bar.includes('aria-hidden="true"')).toBe(beside !== undefined)
    expect(beside ?? tooltip).toContain(tooltip)
    expect(link.replaceAll(tooltip, '').replace(/<[^>]*>/g, '')).toMatch(/^3?Wind, Davos, Severe, today$/)
  })

  it('writes sign and name into a bar that has room for them', () => {
    expect(barOf({ from: 10, to: 90 }).link).not.toContain('validity-beside')
  })
})
