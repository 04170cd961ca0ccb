/** What names of fields end with: the unit as people write it, and the decimals the value means. */
const units = {
  C: { unit: '°C', decimals: 1 },
  Kmh: { unit: 'km/h', decimals: 1 },
  Mmh: { unit: 'mm/h', decimals: 2 },
  Mm: { unit: 'mm', decimals: 1 },
  Cm: { unit: 'cm', decimals: 1 },
  Percent: { unit: '%', decimals: 1 },
  Hpa: { unit: 'hPa', decimals: 1 },
  Km: { unit: 'km', decimals: 1 },
  M: { unit: 'm', decimals: 0 },
  M3s: { unit: 'm³/s', decimals: 2 },
  Degrees: { unit: 'degrees', decimals: 0 },
  Minutes: { unit: 'min', decimals: 0 },
  Seconds: { unit: 's', decimals: 0 },
  Hours: { unit: 'h', decimals: 0 },
} as const

const suffix = /(?<=[a-z0-9])(?:C|Kmh|Mmh|Mm|Cm|Percent|Hpa|Km|M|M3s|Degrees|Minutes|Seconds|Hours)$/

/** Values whose names hold no unit, and the level of a lake, whose centimetres count. */
const decimalsByName: Record<string, number> = {
  levelM: 2,
  lat: 5,
  lon: 5,
  uvIndex: 1,
  clearSkyUvIndex: 1,
  probability: 2,
  moonPhase: 2,
  brier: 3,
  brierOfAverage: 3,
}

function unitIn(name: string) {
  const [found] = suffix.exec(name) ?? []
  return found ? units[found as keyof typeof units] : null
}

/** The unit of a field by its name; null if it has none. */
export const unitOf = (name: string): string | null => unitIn(name)?.unit ?? null

/** null: the name says nothing of its decimals, which are then sent as they are. */
export const decimalsOf = (name: string): number | null =>
  decimalsByName[name] ?? unitIn(name)?.decimals ?? null

/** Whether a field with this name holds an instant: epoch milliseconds, beside which stands the same in ISO 8601. */
export const isInstantName = (name: string): boolean => /^(at|\w+At|valid(From|To)|modelledFor)$/.test(name)

export const isoNameOf = (name: string): string => `${name}Iso`
