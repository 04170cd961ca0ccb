/** Marshall and Palmer 1948: Z = 200 R^1.6, Z in mm⁶/m³, R in mm/h. */
export function rateOfDbz(dbz: number): number {
  return (10 ** (dbz / 10) / 200) ** (1 / 1.6)
}

export function dbzOfRate(rateMmh: number): number {
  return 10 * Math.log10(200 * rateMmh ** 1.6)
}
