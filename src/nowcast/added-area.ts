/** Minutes ahead from which area is added, at which it is most, and by which only part of it is left. */
const [addedFrom, addedMost, takenBackBy] = [-10, 30, 100]
const mostAdded = 0.08
const partLeft = 0.2

/**
 * Forecast area over expected area. The less is certain, the more rain a little more area than expected finds, against
 * the false alarms it adds. Of rates from 1 mm/h up the area itself becomes uncertain with time: added to rain that dies
 * unforeseen, it would be half as large again after two hours, so most of it is taken back by and by.
 */
export function addedArea(leadMinutes: number, threshold: number): number {
  const between = (from: number, to: number) => Math.min(1, Math.max(0, (leadMinutes - from) / (to - from)))
  // Where it rains at all is the most certain; of higher rates even the next minutes are not.
  if (threshold < 1) return 1 + 0.12 * between(10, 60)
  const takenBack = (1 - partLeft) * between(addedMost, takenBackBy)
  return 1 + mostAdded * (between(addedFrom, addedMost) - takenBack)
}
