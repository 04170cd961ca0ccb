/** Fresh snow of one millimetre of water, cm: about one in frost, wet and heavy around zero. */
const inFrostCm = 1
const atThawCm = 0.5
const frostC = -1
const thawC = 1.5

export function snowDepthCm(waterMm: number, temperatureC: number): number {
  const share = Math.min(1, Math.max(0, (temperatureC - frostC) / (thawC - frostC)))
  return waterMm * (inFrostCm + (atThawCm - inFrostCm) * share)
}
