import { severities, type WeatherWarning } from './warning.ts'

type Graded = Pick<WeatherWarning, 'severity' | 'scale' | 'issuer'>

/** Whether a severity was given: an issuer without a scale of its own may have said nothing about it. */
export function isSeverityStated({ scale, issuer }: Pick<WeatherWarning, 'scale' | 'issuer'>): boolean {
  return scale !== null || issuer === undefined
}

/** Somebody warned without saying how grave it is: a tornado, perhaps. Above moderate, below what is known to be severe. */
const unstatedRank = 2.5

/** 1 to 4, for the order of warnings. */
export function severityRank(warning: Graded): number {
  return isSeverityStated(warning) ? severities.indexOf(warning.severity) + 1 : unstatedRank
}
