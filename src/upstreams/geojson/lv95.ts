/** Switzerland, Liechtenstein and their borders, in metres: what lies outside is no LV95, or a file that has changed. */
export const isInLv95 = (east: number, north: number): boolean =>
  east > 2_480_000 && east < 2_840_000 && north > 1_070_000 && north < 1_300_000

/**
 * [lon, lat] in WGS 84 of Swiss coordinates (EPSG:2056), by swisstopo's approximate formulas ("Formeln und Konstanten für
 * die Berechnung der Schweizerischen schiefachsigen Zylinderprojektion"): within a metre or two.
 */
export function lv95ToDegrees(east: number, north: number): [number, number] {
  const y = (east - 2_600_000) / 1_000_000
  const x = (north - 1_200_000) / 1_000_000
  const lon = 2.6779094 + 4.728982 * y + 0.791484 * y * x + 0.1306 * y * x ** 2 - 0.0436 * y ** 3
  const lat =
    16.9023892 + 3.238272 * x - 0.270978 * y ** 2 - 0.002528 * x ** 2 - 0.0447 * y ** 2 * x - 0.014 * x ** 3
  // The formulas count in units of 10 000".
  return [(lon * 100) / 36, (lat * 100) / 36]
}
