import { describe, expect, it } from 'vitest'
import type { LayerState, RadarManifest } from '../../../services/radar/show/radar-manifest.ts'
import { emptyLayerText, layerShown } from './layer-shown.ts'

const layersWith = (clouds: LayerState): RadarManifest['layers'] => ({
  precipitation: { isAvailable: true },
  snow: { isAvailable: true },
  storms: { isAvailable: true },
  clouds,
})

it('is the one chosen', () => {
  const layers = layersWith({ isAvailable: true })
  expect(layerShown('clouds', layers)).toEqual({ layer: 'clouds', missing: null })
  expect(layerShown('storms', layers)).toEqual({ layer: 'storms', missing: null })
})

it.each(['no-source', 'failed', 'old', 'pending'] as const)(
  'is the precipitation where the one chosen is not there, with the reason (%s)',
  (reason) => {
    const layers = layersWith({ isAvailable: false, reason })
    expect(layerShown('clouds', layers)).toEqual({ layer: 'precipitation', missing: reason })
    expect(layerShown('snow', layers)).toEqual({ layer: 'snow', missing: null })
  },
)

it('is the precipitation before there is a manifest, and nothing is said to be missing', () => {
  expect(layerShown('clouds', undefined)).toEqual({ layer: 'precipitation', missing: null })
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
      ...layersWith({ isAvailable: true }),
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
    expect(emptyLayerText(layer, manifest(highest))).toBe(text)
  })

  it('unless it snows', () => {
    expect(emptyLayerText('snow', manifest(5, '/snow.png'))).toBeNull()
  })
})
