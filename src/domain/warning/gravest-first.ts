import { severityRank } from './severity-rank.ts'
import type { WeatherWarning } from './warning.ts'

type Report = {
  warnings: readonly WeatherWarning[]
  fromProvider?: { warnings: readonly WeatherWarning[] } | null | undefined
}

/** Of all that is in force or announced, which samples never are. */
export function gravestFirst({ warnings, fromProvider }: Report): WeatherWarning[] {
  const real = [...warnings, ...(fromProvider?.warnings ?? [])].filter(({ isSample }) => !isSample)
  return real.sort((a, b) => severityRank(b) - severityRank(a))
}
