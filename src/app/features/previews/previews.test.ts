import { describe, expect, it } from 'vitest'
import { ownIdentity } from '../../../domain/identity.ts'
import { conditions } from '../../../domain/weather/condition.ts'
import type { SceneView } from '../../design/scene/scene-view.ts'
import { type PlacePreviewView, placePreview } from './place-preview.ts'
import { radarPreview } from './radar-preview.ts'
import { sceneGround } from './scene-ground.ts'
import { warningPreview } from './warning-preview.ts'

const scene: SceneView = { sky: 'sunny', light: 'day', season: 'summer', sunSide: 'left' }
const bern: PlacePreviewView = {
  scene,
  place: 'Bern',
  temperature: '−12',
  range: { max: '−3°', min: '−14°' },
  sentence: 'Clear, fog from 18:00',
  warning: null,
  foot: ['Measured at Bern / Zollikofen at 14:10', 'Demo data · 16 November 2026, 14:10 · MeteoSwiss'],
}
/** The words of a preview, in their order. */
const words = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => text?.replace(/<[^>]+>/g, ''))

describe('the scene', () => {
  const grounds = conditions.flatMap((sky) =>
    (['day', 'night', 'glow'] as const).map((light) => sceneGround({ ...scene, sky, light })),
  )

  it('has a colour for everything drawn, and nothing that only browsers understand', () => {
    for (const { markup } of grounds) {
      expect(markup).not.toMatch(/var\(|light-dark|NaN|undefined/)
      const drawn = [...markup.matchAll(/class="scene-([\w-]+)"/g)].map(([, name]) => name)
      // Groups have no colour of their own.
      const coloured = drawn.filter((name) => !/^(weather|fog|icon|cloud-behind)$/.test(name ?? ''))
      for (const name of coloured) expect(markup).toMatch(new RegExp(`\\.scene-${name}[ ,{]`))
    }
  })

  it('is dark with light text by night, and lets rain and snow fall', () => {
    expect(sceneGround({ ...scene, light: 'night' }).textColour).toBe('#fff')
    expect(sceneGround(scene).textColour).toBe('#0d1920')
    for (const sky of conditions)
      expect(sceneGround({ ...scene, sky }).markup.includes('<pattern')).toBe(
        !['sunny', 'partly-cloudy', 'cloudy'].includes(sky),
      )
  })
})

describe('the picture of a place', () => {
  it('has the size that previews expect, and says what it shows, from whom and from when', () => {
    const svg = placePreview(bern, ownIdentity)
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/)
    expect(words(svg)).toEqual([
      'Bern',
      'Clear, fog from 18:00',
      '−12°',
      '−3°',
      '−14°',
      ...bern.foot,
      'Wetterhorn',
    ])
  })

  it('shows a warning in its colour, with its level in words', () => {
    const warning = {
      level: 3,
      glyph: 'severity-3',
      severity: 'Orange warning',
      title: 'Snowfall, significant in places',
    } as const
    const svg = placePreview({ ...bern, warning }, ownIdentity)
    expect(svg).toContain('fill="#f58a1f"')
    expect(words(svg).slice(-2)).toEqual(['Orange warning', 'Snowfall, significant in places'])
  })

  it('without weather it shows only the name', () => {
    const svg = placePreview(
      { ...bern, temperature: null, range: null, sentence: 'Weather', foot: [] },
      ownIdentity,
    )
    expect(words(svg)).toEqual(['Bern', 'Weather', 'Wetterhorn'])
  })

  it('a name cannot become markup, nor break the picture', () => {
    const svg = placePreview({ ...bern, place: '<script>"&\u0000' }, ownIdentity)
    expect(svg).toContain('>&#60;script&#62;&#34;&#38;</text>')
  })
})

describe('the picture of a warning', () => {
  const view = {
    level: 4,
    shape: '<circle r="1"/>',
    heading: 'Extreme',
    scale: 'MeteoAlarm: red, 4 of 4',
    title: 'Very high forest fire danger',
    areas: 'Bern, Jura',
    period: '16 November 2026, 14:00 – 18:00',
    map: { markup: '<svg id="map"/>', width: 600 },
    foot: ['MeteoSwiss'],
  } as const

  it('says level, the issuer’s words, areas and period', () => {
    const svg = warningPreview(view, ownIdentity)
    expect(svg).toContain('fill="#b3001b"')
    expect(svg).toContain('<svg id="map"/>')
    const said = words(svg).join(' ')
    for (const part of [view.heading, view.scale, view.title, view.areas, view.period, 'MeteoSwiss'])
      expect(said).toContain(part)
  })

  it('wears no colour of danger without a level', () => {
    expect(warningPreview({ ...view, level: null }, ownIdentity)).not.toMatch(
      /#(cfe3ec|ffdf47|f58a1f|b3001b)/,
    )
  })
})

it('the picture of a radar moment says its time and whether it was measured', () => {
  const svg = radarPreview(
    {
      title: 'Rain radar',
      time: '14:35',
      date: '16 November 2026',
      kind: 'Forecast',
      map: null,
      foot: ['MeteoSwiss'],
    },
    ownIdentity,
  )
  expect(words(svg)).toEqual([
    'Rain radar',
    '14:35',
    'Forecast',
    '16 November 2026',
    'MeteoSwiss',
    'Wetterhorn',
  ])
})
