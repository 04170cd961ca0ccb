/** Hours of sunshine as every page shows them: tenths below ten, where they matter, whole hours from there on. */
export function shownSunshineHours(minutes: number): number {
  const tenths = Math.round(minutes / 6) / 10
  return tenths < 10 ? tenths : Math.round(minutes / 60)
}
