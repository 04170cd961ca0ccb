import { minuteMs } from '../../../domain/time/durations.ts'

/** Clouds have gone elsewhere after it. */
const holdsMs = 30 * minuteMs

/** The satellite pictures that hold at a time: taken at most half an hour before or after it. */
export function cloudPicturesAt<T extends { at: number }>(pictures: readonly T[], time: number): T[] {
  return pictures.filter(({ at }) => Math.abs(at - time) <= holdsMs)
}

/** Until then the satellite's pictures hold; 0 where there are none. */
export const cloudsEndAt = (pictures: readonly { at: number }[]): number => {
  const newest = pictures.at(-1)
  return newest ? newest.at + holdsMs : 0
}
