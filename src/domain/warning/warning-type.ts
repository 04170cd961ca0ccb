import type { Severity, WarningType } from './warning.ts'

/** MeteoAlarm awareness_type, the number before the semicolon ("3; thunderstorm"). 11 is not in use. */
const awarenessTypes: Readonly<Record<number, WarningType>> = {
  1: 'wind',
  2: 'snow',
  3: 'storms',
  4: 'fog',
  5: 'heat',
  6: 'cold',
  7: 'coastal',
  8: 'forest-fire',
  9: 'avalanche',
  10: 'rain',
  12: 'flood',
  13: 'rain',
}

export function warningTypeFromAwareness(code: number): WarningType | null {
  return awarenessTypes[code] ?? null
}

/** MeteoAlarm awareness_level 2 yellow, 3 orange, 4 red. 1 is green: nothing to warn of. */
const awarenessSeverities: Readonly<Record<number, Severity>> = {
  1: 'minor',
  2: 'moderate',
  3: 'severe',
  4: 'extreme',
}

export function severityFromAwareness(level: number): Severity | null {
  return awarenessSeverities[level] ?? null
}

const colours: ReadonlyMap<string, number> = new Map([
  ['green', 1],
  ['yellow', 2],
  ['orange', 3],
  ['red', 4],
])

export function awarenessLevelOfColour(colour: string): number | null {
  return colours.get(colour.toLowerCase()) ?? null
}

const hazards: ReadonlyMap<string, number> = new Map([
  ['wind', 1],
  ['snow-ice', 2],
  ['thunderstorm', 3],
  ['fog', 4],
  ['high-temperature', 5],
  ['low-temperature', 6],
  ['coastalevent', 7],
  ['forest-fire', 8],
  ['avalanches', 9],
  ['rain', 10],
  ['flooding', 12],
  ['rain-flood', 13],
])

/** The hazard word of a MeteoAlarm title ("Orange Thunderstorm Warning issued for …"). */
export function awarenessTypeOfHazard(hazard: string): number | null {
  return hazards.get(hazard.toLowerCase()) ?? null
}

const nameOf = (names: ReadonlyMap<string, number>, code: number | null): string => {
  const [name = ''] = [...names].find(([, value]) => value === code) ?? []
  return name.replace(/^./, (first) => first.toUpperCase())
}

/** "Orange Thunderstorm Warning", in MeteoAlarm's own grammar, for its feeds that carry only the codes. */
export function awarenessTitle(level: number, type: number | null): string {
  return [nameOf(colours, level), nameOf(hazards, type), 'Warning'].filter((word) => word !== '').join(' ')
}

/** In this order: a thunderstorm also brings rain and wind, an avalanche warning also mentions snow. */
const wordsByType: readonly (readonly [WarningType, RegExp])[] = [
  [
    'storms',
    /thunder|lightning|hail|(?<!\p{L})storms(?!\p{L})|gewitter|hagel|orage|grêle|temporal[ei]|grandin/u,
  ],
  ['avalanche', /avalanch|lawin|valang/],
  ['forest-fire', /fire|waldbrand|brandgefahr|incend/],
  ['flood', /flood|hochwasser|überschwemm|überflut|crue|inondation|piena|alluvion/],
  [
    'snow',
    /snow|slipper|(?<!\p{L})(?:ice|icy)(?!\p{L})|schnee|glätte|glatteis|neige|verglas|(?<!\p{L})neve|nevicat|ghiacc/u,
  ],
  ['wind', /wind|gust|gale|hurricane|sturm|föhn|(?<!\p{L})vents?(?!\p{L})|tempête|vento|burrasca|favonio/u],
  ['fog', /fog|nebel|brouillard|nebbia/],
  ['heat', /heat|high.temperature|hitze|canicul|chaleur|caldo|calura|canicola/],
  ['cold', /cold|frost|low.temperature|kälte|froid|(?<!\p{L})gel(?!\p{L})|freddo|(?<!\p{L})gelo(?!\p{L})/u],
  ['rain', /rain|regen|niederschl|pluie|précipitation|piogg|precipitazion/],
]

/**
 * For feeds that name the hazard only in words of any of the four languages: the first text that names one decides.
 * A lone "storm" is a thunderstorm unless another word says that it is the wind.
 */
export function warningTypeFromText(...texts: string[]): WarningType {
  for (const text of texts) {
    const words = text.toLowerCase()
    const named = wordsByType.find(([, pattern]) => pattern.test(words))
    if (named) return named[0]
  }
  return texts.some((text) => /storm/i.test(text)) ? 'storms' : 'other'
}
