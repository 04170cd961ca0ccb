/** Hours of sunshine as every page shows them: halves below ten, for no forecast knows its minutes, whole ones from there on. */
export function shownSunshineHours(minutes: number): number {
  const halves = Math.round(minutes / 30) / 2
  return halves < 10 ? halves : Math.round(minutes / 60)
}
