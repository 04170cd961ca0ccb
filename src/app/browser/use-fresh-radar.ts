import { useRevalidateEvery } from './use-revalidate-every.ts'

/** Until all pictures are there, and from then on, ms. */
const soonMs = 10_000
const checkMs = 60_000

export function useFreshRadar(isComplete: boolean): void {
  useRevalidateEvery(isComplete ? checkMs : soonMs)
}
