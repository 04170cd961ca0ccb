import { expect, it } from 'vitest'
import { isSnowless } from './snowless.ts'

const zermatt = { coordinates: { lat: 46.02, lon: 7.75 }, country: 'CH' }
const near = (depthCm: number) => ({ coordinates: { lat: 46.1, lon: 7.78 }, depthCm })
const far = (depthCm: number) => ({ coordinates: { lat: 46.5, lon: 8.3 }, depthCm })

it.each([
  ['enough on the slopes', [[near(5), near(20)], []], false],
  ['too little', [[near(19)], []], true],
  ['only far away', [[far(300)], [near(0)]], true],
  ['no station near', [[], []], true],
  ['a silent network', [[near(0)], null], false],
])('%s', (_, networks, expected) => expect(isSnowless(zermatt, networks)).toBe(expected))

it('says nothing of places abroad, where no network measures', () => {
  expect(isSnowless({ ...zermatt, country: 'AT' }, [[], []])).toBe(false)
})
