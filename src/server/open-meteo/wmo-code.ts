/** WMO 4677 as Open-Meteo uses it, by OpenWeather's code. It knows no sleet: that is snow, light or moderate. */
const codes: readonly (readonly [from: number, to: number, code: number])[] = [
  [200, 299, 95],
  [300, 300, 51],
  [310, 310, 51],
  [301, 301, 53],
  [311, 313, 53],
  [302, 399, 55],
  [500, 500, 61],
  [501, 501, 63],
  [502, 504, 65],
  [511, 511, 66],
  [520, 520, 80],
  [521, 521, 81],
  [522, 599, 82],
  [600, 600, 71],
  [601, 601, 73],
  [602, 602, 75],
  [611, 615, 71],
  [616, 616, 73],
  [620, 620, 85],
  [621, 699, 86],
  [700, 799, 45],
  [800, 800, 0],
  [801, 801, 1],
  [802, 803, 2],
  [804, 804, 3],
]

/** null for what is no code: a provider that does not report the sky. */
export function wmoCode(conditionCode: number): number | null {
  return codes.find(([from, to]) => conditionCode >= from && conditionCode <= to)?.[2] ?? null
}
