import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { weatherIcons } from '../../../domain/weather/weather-icon.ts'
import { Glyph, WeatherIcon } from './icon.tsx'
import { IconSprite } from './icon-sprite.tsx'
import { glyphShapes, weatherShapes } from './shapes.ts'

const sprite = renderToStaticMarkup(<IconSprite />)

it('has a pictogram for every weather icon and no other', () => {
  expect(Object.keys(weatherShapes).sort()).toEqual([...weatherIcons].sort())
})

it('holds every symbol once', () => {
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual([
    ...Object.keys(weatherShapes).map((name) => `w-${name}`),
    ...Object.keys(glyphShapes).map((name) => `u-${name}`),
  ])
  expect(sprite).toMatch(/^<svg id="icon-sprite" class="icon-sprite" aria-hidden="true">/)
})

it('is an image of that name with a label, decoration without', () => {
  expect(renderToStaticMarkup(<WeatherIcon name="rain" label="Rain" />)).toBe(
    '<svg class="weather-icon" width="32" height="32" role="img" aria-label="Rain"><use href="#w-rain"></use></svg>',
  )
  expect(renderToStaticMarkup(<WeatherIcon name="rain" size={48} />)).toContain('aria-hidden="true"')
  expect(renderToStaticMarkup(<Glyph name="search" />)).toBe(
    '<svg class="glyph" width="1.25rem" height="1.25rem" aria-hidden="true"><use href="#u-search"></use></svg>',
  )
  expect(renderToStaticMarkup(<Glyph name="plus" />)).toBe(
    '<svg class="glyph" width="1.25rem" height="1.25rem" aria-hidden="true" viewBox="0 0 24 24"><path d="M12 5v14M5 12h14"/></svg>',
  )
})
