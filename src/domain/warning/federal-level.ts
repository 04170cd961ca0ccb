import type { WeatherWarning } from './warning.ts'

/** Of the Swiss federal authorities, from 1, no or minor danger, to 5, very high danger. MeteoAlarm's four colours are another scale. */
export type FederalLevel = 1 | 2 | 3 | 4 | 5

const isOfFive = String.raw`(?!\s*(?:(?:of|von|sur|su|/)\s*4|c?m\b|\d|[.,]\d))`
const patterns = [
  new RegExp(String.raw`\b(?:gefahren|warn)?stufe\s+([1-5])\b${isOfFive}`, 'i'),
  new RegExp(String.raw`\blevel\s+([1-5])\b${isOfFive}`, 'i'),
  new RegExp(String.raw`\b(?:degré|niveau)\s+(?:de danger\s+|d[’']alerte\s+)?([1-5])\b${isOfFive}`, 'i'),
  new RegExp(String.raw`\b(?:grado|livello)\s+(?:di pericolo\s+|di allerta\s+)?([1-5])\b${isOfFive}`, 'i'),
]

/** The federal level that a warning itself states in its words; null where it states none. Never guessed from a colour. */
export function federalLevelOf({ texts }: Pick<WeatherWarning, 'texts'>): FederalLevel | null {
  for (const text of Object.values(texts)) {
    const words = `${text.title}\n${text.description}\n${text.instruction ?? ''}`
    for (const pattern of patterns) {
      const level = pattern.exec(words)?.[1]
      if (level) return Number(level) as FederalLevel
    }
  }
  return null
}
