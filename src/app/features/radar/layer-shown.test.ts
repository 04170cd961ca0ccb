import { describe, expect, it } from 'vitest'
import type { LayerState, RadarManifest } from '../../../services/radar/show/radar-manifest.ts'
import { emptyLayerText, type Layers, layerShown } from './layer-shown.ts'

const there = { isAvailable: true } as const
const models = {
  precipitation: there,
  snow: there,
  temperature: { isAvailable: false, reason: 'off' },
  clouds: there,
  wind: there,
  'freezing-level': there,
} as const
const radarLayers = (clouds: LayerState): RadarManifest['layers'] => ({
  precipitation: there,
  snow: there,
  storms: there,
  clouds,
})
const layersWith = (clouds: LayerState): Layers => ({ radar: radarLayers(clouds), models })
const withoutModels = { ...models, clouds: { isAvailable: false, reason: 'off' } } as const

it('is the one chosen', () => {
  const layers = layersWith({ isAvailable: true })
  expect(layerShown('clouds', layers)).toEqual({ layer: 'clouds', missing: null })
  expect(layerShown('storms', layers)).toEqual({ layer: 'storms', missing: null })
})

it.each(['no-source', 'failed', 'old', 'pending'] as const)(
  'is the precipitation where the one chosen is not there, with the reason (%s)',
  (reason) => {
    const layers = { ...layersWith({ isAvailable: false, reason }), models: withoutModels }
    expect(layerShown('clouds', layers)).toEqual({ layer: 'precipitation', missing: reason })
    expect(layerShown('snow', layers)).toEqual({ layer: 'snow', missing: null })
  },
)

it('is the models’ clouds where the satellite fails', () => {
  const layers = layersWith({ isAvailable: false, reason: 'failed' })
  expect(layerShown('clouds', layers)).toEqual({ layer: 'clouds', missing: null })
})

it('is the models’ where only they tell, with the reason where they do not', () => {
  expect(layerShown('wind', layersWith(there))).toEqual({ layer: 'wind', missing: null })
  expect(layerShown('temperature', layersWith(there))).toEqual({ layer: 'precipitation', missing: 'off' })
})

it('is the precipitation before there is a manifest, and nothing is said to be missing', () => {
  expect(layerShown('clouds', { radar: undefined, models })).toEqual({
    layer: 'precipitation',
    missing: null,
  })
})

describe('a layer with nothing in it says so', () => {
  const manifest = (highestStep: number, url: string | null = null) => ({
    frames: [0, highestStep].map((step, at) => ({
      at,
      kind: 'measured' as const,
      url: null,
      highestStep: step,
    })),
    layers: {
      ...radarLayers({ isAvailable: true }),
      snow: { isAvailable: true as const, frames: [{ at: 0, url }] },
    },
  })

  it.each([
    ['precipitation', 0, 'radar.dry'],
    ['precipitation', 1, null],
    ['storms', 0, 'radar.dry'],
    ['storms', 5, 'radar.noStorms'],
    ['storms', 6, null],
    ['snow', 5, 'radar.noSnow'],
    ['clouds', 0, null],
  ] as const)('%s where the highest step is %i: %s', (layer, highest, text) => {
    expect(emptyLayerText(layer, 'nowcast', manifest(highest))).toBe(text)
  })

  it('unless it snows', () => {
    expect(emptyLayerText('snow', 'nowcast', manifest(5, '/snow.png'))).toBeNull()
  })

  it('and nothing of it beyond the radar, where models may have rain', () => {
    expect(emptyLayerText('precipitation', 'forecast', manifest(0))).toBeNull()
  })
})
