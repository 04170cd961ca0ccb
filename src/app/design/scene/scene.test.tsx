import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { conditions } from '../../../domain/weather/condition.ts'
import { drawing } from './drawing.ts'
import { Hero, HeroFigure, type SceneProps } from './scene.tsx'
import { type SceneView, skyAttributes } from './scene-view.ts'

const noon: SceneView = { sky: 'sunny', light: 'day', season: 'summer', sunSide: 'left' }

const hero = (scene: Partial<SceneProps> = {}) =>
  renderToStaticMarkup(
    <Hero {...noon} label="Sunny" {...scene}>
      <h1>Bern</h1>
    </Hero>,
  )

describe('Hero', () => {
  it('puts the text before the drawing and names the drawing', () => {
    const html = hero()
    expect(html).toContain('data-sky="sunny" data-light="day"')
    expect(html.indexOf('<h1>Bern</h1>')).toBeLessThan(html.indexOf('class="scene '))
    expect(html).toMatch(/<svg role="img" aria-label="Sunny"/)
    expect(hero({ label: '' })).toMatch(/<svg aria-hidden="true"/)
  })

  it.each(['drizzle', 'rain', 'heavy-rain', 'thunderstorm', 'snow'] as const)(
    'lets %s fall and hides the peak',
    (sky) => {
      expect(hero({ sky })).toContain('class="falling"')
      expect(hero({ sky })).not.toContain('scene-peak')
    },
  )

  it('nothing moves unless it rains', () => {
    for (const sky of ['sunny', 'partly-cloudy', 'cloudy'] as const) {
      expect(hero({ sky })).not.toContain('falling')
      expect(hero({ sky })).toContain('scene-peak')
    }
  })
})

describe('drawing', () => {
  it('differs for every sky, by night and by side of the sun', () => {
    const views = conditions.flatMap((sky) =>
      (['left', 'right'] as const).map((sunSide) => drawing({ ...noon, sky, sunSide })),
    )
    expect(new Set(views).size).toBe(16)
    expect(drawing({ ...noon, light: 'night' })).toContain('scene-star')
    expect(drawing({ ...noon, sky: 'rain', light: 'night' })).not.toContain('scene-star')
  })

  it('lies under snow when it snows, whatever the season', () => {
    expect(drawing({ ...noon, sky: 'snow' })).toBe(drawing({ ...noon, sky: 'snow', season: 'winter' }))
    expect(drawing({ ...noon, season: 'mid' })).not.toBe(drawing(noon))
  })

  it('is the same by alpenglow as by day: only colours change', () => {
    expect(drawing({ ...noon, light: 'glow' })).toBe(drawing(noon))
    expect(skyAttributes({ sky: 'sunny', light: 'glow' })['data-light']).toBe('glow')
    expect(skyAttributes({ sky: 'rain', light: 'glow' })['data-light']).toBe('day')
  })

  it('shows no icon where there is no reading', () => {
    expect(drawing({ ...noon, sky: 'cloudy', variant: 'fog' })).not.toContain('scene-icon')
    expect(drawing({ ...noon, sky: 'cloudy' })).toContain('scene-icon')
  })
})

describe('HeroFigure', () => {
  it('reads as degrees and shrinks for three signs', () => {
    expect(renderToStaticMarkup(<HeroFigure unit="C">24</HeroFigure>)).toBe(
      '<p class="hero-figure">24<sup>°</sup><span class="visually-hidden">C</span></p>',
    )
    expect(renderToStaticMarkup(<HeroFigure unit="C">−12</HeroFigure>)).toContain('is-long')
    expect(renderToStaticMarkup(<HeroFigure>404</HeroFigure>)).toBe('<p class="hero-figure">404</p>')
  })
})
