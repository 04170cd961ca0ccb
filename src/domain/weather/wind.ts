export const compassSectors = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const
export type CompassSector = (typeof compassSectors)[number]

/** Degrees clockwise from north, of any turn; each sector spans 45°. */
export function compassSector(degrees: number): CompassSector {
  const index = ((Math.round(degrees / 45) % 8) + 8) % 8
  return compassSectors[index] ?? 'north'
}

/** Lower bounds of Beaufort 1 to 12 in km/h (WMO, Manual on Codes, table 1.1). */
const beaufortFromKmh = [1, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118]

/** 0 to 12, on the speed rounded as it is shown. */
export function beaufort(speedKmh: number): number {
  const shown = Math.round(speedKmh)
  return beaufortFromKmh.filter((from) => shown >= from).length
}

export const windStrengths = [
  'calm',
  'light',
  'moderate',
  'fresh',
  'strong',
  'gale',
  'storm',
  'hurricane',
] as const
export type WindStrength = (typeof windStrengths)[number]

/** Words for the mean wind, in steps of Beaufort: 0 · 1–3 · 4 · 5 · 6–7 · 8–9 · 10–11 · 12. */
export function windStrength(speedKmh: number): WindStrength {
  const force = beaufort(speedKmh)
  if (force === 0) return 'calm'
  if (force <= 3) return 'light'
  if (force === 4) return 'moderate'
  if (force === 5) return 'fresh'
  if (force <= 7) return 'strong'
  if (force <= 9) return 'gale'
  return force <= 11 ? 'storm' : 'hurricane'
}
