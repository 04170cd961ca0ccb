import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  contrast,
  type Matrix,
  seenDistance,
  seenLightness,
  visions,
} from '../../../tests/support/colour-maths.ts'
import { rainRamp } from '../../domain/rain/radar-scale.ts'
import { conditions } from '../../domain/weather/condition.ts'
import { type Palette, readPalette } from './read-palette.ts'
import { isOvercast } from './scene/scene-view.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const tokens = ['tokens.css', 'data-colours.css']
  .map((file) => /@layer theme \{\s*(:root \{[\s\S]*?\n {2}\})/.exec(read(file))?.[1] ?? '')
  .join('\n')
const skyRules = read('scene/skies.css')

function colour(palette: Palette, name: string): string {
  const value = palette[name]
  if (!value) throw new Error(`no colour --${name}`)
  return value
}

const rainColours = (palette: Palette) => rainRamp.map((_, step) => colour(palette, `rain-${step}`))

function leastDistance(scale: readonly string[], vision: Matrix): number {
  const distances = scale.flatMap((a, index) => scale.slice(index + 1).map((b) => seenDistance(a, b, vision)))
  return Math.min(...distances)
}

describe.each([
  ['light', false],
  ['dark', true],
] as const)('%s theme', (_, isDark) => {
  const palette = readPalette(tokens, isDark)
  const ratio = (a: string, b: string) => contrast(colour(palette, a), colour(palette, b))

  it.each(['ink', 'ink-2', 'ink-3', 'red-ink', 'rain'])('text in %s reads on paper', (text) => {
    expect(ratio(text, 'paper')).toBeGreaterThanOrEqual(4.5)
    expect(ratio(text, 'paper-2')).toBeGreaterThanOrEqual(4.5)
  })

  it('inverted controls and night columns read', () => {
    expect(ratio('paper', 'ink')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('paper', 'ink-2')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('ink-2', 'night')).toBeGreaterThanOrEqual(4.5)
  })

  it('the red hand and the borders of controls keep 3:1', () => {
    expect(ratio('red', 'paper')).toBeGreaterThanOrEqual(3)
    expect(ratio('line-2', 'paper')).toBeGreaterThanOrEqual(3)
  })

  it.each([1, 2, 3, 4])('severity %i carries its text', (level) => {
    expect(ratio(`severity-${level}-on`, `severity-${level}`)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['sun-edge', 'cloud-edge', 'rain', 'snow', 'moon-edge'])(
    'pictograms are outlined by %s at 3:1 on paper and night columns',
    (edge) => {
      expect(ratio(`icon-${edge}`, 'paper')).toBeGreaterThanOrEqual(3)
      expect(ratio(`icon-${edge}`, 'night')).toBeGreaterThanOrEqual(3)
    },
  )

  it('bars have an edge of 3:1', () => {
    expect(ratio('rain-edge', 'paper')).toBeGreaterThanOrEqual(3)
  })

  it('the rain ramp is the one the maps are painted with', () => {
    const ramp = rainRamp.map((step) => (isDark ? step.dark : step.light))
    expect(ramp.map((_, step) => colour(palette, `rain-${step}`))).toEqual(ramp)
  })

  it.each(Object.entries(visions))('any two steps of rain differ for %s vision', (_, vision) => {
    expect(leastDistance(rainColours(palette), vision)).toBeGreaterThanOrEqual(5.5)
  })

  it.each(Object.entries(visions))('any two severities differ for %s vision', (_, vision) => {
    const severity = [1, 2, 3, 4].map((level) => colour(palette, `severity-${level}`))
    expect(leastDistance(severity, vision)).toBeGreaterThanOrEqual(7)
  })

  it.each(Object.entries(visions))('more rain is further from the ground for %s vision', (_, vision) => {
    const lightness = rainColours(palette).map((hex) => seenLightness(hex, vision))
    const steps = lightness.slice(1).map((next, index) => next - (lightness[index] ?? 0))
    for (const step of steps) expect(isDark ? step : -step).toBeGreaterThan(0)
  })

  it('each step of rain is as much lighter or darker as the next', () => {
    const lightness = rainColours(palette).map((hex) => seenLightness(hex, visions.normal))
    const even = isDark ? 0.073 : -0.08
    for (const [index, next] of lightness.slice(1).entries())
      expect(next - (lightness[index] ?? 0)).toBeCloseTo(even, 2)
  })

  const views = conditions.flatMap((sky) =>
    (isOvercast(sky) ? ['day', 'night'] : ['day', 'night', 'glow']).map((light) => ({ sky, light })),
  )
  it.each(views)('text reads on $sky by $light', ({ sky, light }) => {
    const scene = readPalette(skyRules, isDark, { sky, light })
    const decks = isOvercast(sky) ? ['deck-1', 'deck-2'] : []
    for (const ground of ['sky-top', 'sky-mid', 'far-ridge', 'rock', ...decks]) {
      expect(contrast(colour(scene, 'on-sky'), colour(scene, ground)), ground).toBeGreaterThanOrEqual(4.5)
    }
  })
})

it('the reader follows the cascade it is trusted with', () => {
  expect(readPalette(skyRules, false, { sky: 'sunny', light: 'day' })['sky-top']).toBe('#82bdeb')
  expect(readPalette(skyRules, true, { sky: 'sunny', light: 'day' })['sky-top']).toBe('#103759')
  expect(readPalette(skyRules, true, { sky: 'rain', light: 'day' })['sky-top']).toBe('#26333d')
  expect(readPalette(skyRules, false, { sky: 'snow', light: 'night' })['sky-top']).toBe('#16212c')
  const specific = ':root:root { --a: #111; } :root { --a: #222; --b: #333; } :root { --b: #444; }'
  expect(readPalette(specific, false)).toEqual({ a: '#111', b: '#444' })
  const mixed = ':root { --a: #fff; --b: light-dark(color-mix(in srgb, var(--a) 25%, #804020), #010203); }'
  expect(readPalette(mixed, false)).toEqual({ a: '#fff', b: '#a07058' })
  expect(readPalette(mixed, true)).toEqual({ a: '#fff', b: '#010203' })
  expect(contrast('#000', '#ffffff')).toBe(21)
})
