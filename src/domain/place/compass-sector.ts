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
