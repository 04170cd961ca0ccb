import { useRevalidateEvery } from '../../browser/use-revalidate-every.ts'

/** Until pictures and forecast are there, and from then on, ms. */
const soonMs = 10_000
const checkMs = 60_000

export function useFreshRadar(hasForecast: boolean): void {
  useRevalidateEvery(hasForecast ? checkMs : soonMs)
}
