import { minuteMs } from '../../../domain/time/durations.ts'

/** Clouds have gone elsewhere after it. */
const holdsMs = 30 * minuteMs

/** The satellite pictures that hold at a time: taken at most half an hour before or after it. */
export function cloudPicturesAt<T extends { at: number }>(pictures: readonly T[], time: number): T[] {
  return pictures.filter(({ at }) => Math.abs(at - time) <= holdsMs)
}
