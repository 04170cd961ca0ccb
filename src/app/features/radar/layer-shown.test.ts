import { expect, it } from 'vitest'
import type { LayerState, RadarManifest } from '../../../services/radar/radar-manifest.ts'
import { layerShown } from './layer-shown.ts'

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
