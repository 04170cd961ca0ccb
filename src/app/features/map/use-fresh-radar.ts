import { useRevalidateEvery } from '../../browser/use-revalidate-every.ts'

/** While the radar fills, and once it runs, ms. */
const soonMs = 10_000
const checkMs = 60_000

export function useFreshRadar(hasPictures: boolean): void {
  useRevalidateEvery(hasPictures ? checkMs : soonMs)
}
