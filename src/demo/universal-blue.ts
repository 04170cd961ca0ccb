/**
 * RainViewer's "Universal Blue": one colour per whole dBZ, straight lines between these stops, fractions cut.
 * Stops as documented and measured; the demo never exceeds 54 dBZ.
 */
type Stop = readonly [dbz: number, rgba: number]

const rainStops: readonly Stop[] = [
  [-10, 0x63615914],
  [5, 0x92887164],
  [10, 0xcec08796],
  [14, 0xded097be],
  [15, 0x88ddeeff],
  [20, 0x00a3e0ff],
  [25, 0x0077aaff],
  [30, 0x005588ff],
  [34, 0x004768ff],
  [35, 0xffee00ff],
  [40, 0xffaa00ff],
  [44, 0xff8100ff],
  [45, 0xff4400ff],
  [50, 0xc10000ff],
  [54, 0x5d0000ff],
]
const snowStops: readonly Stop[] = [
  [-10, 0xcfffff00],
  [10, 0xbfffffff],
  [25, 0x5f9fffff],
  [50, 0x0f4fffff],
]

const lowestDbz = -10

function createTable(stops: readonly Stop[]): Uint8Array[] {
  const last = stops.at(-1)?.[0] ?? lowestDbz
  return Array.from({ length: last - lowestDbz + 1 }, (_, i) => {
    const dbz = lowestDbz + i
    const next = Math.max(
      1,
      stops.findIndex(([at]) => at >= dbz),
    )
    const [fromDbz, from] = stops[next - 1] as Stop
    const [toDbz, to] = stops[next] as Stop
    const share = (dbz - fromDbz) / (toDbz - fromDbz)
    return Uint8Array.from([24, 16, 8, 0], (shift) => {
      const a = (from >>> shift) & 255
      const b = (to >>> shift) & 255
      return Math.floor(a + (b - a) * share + 1e-9)
    })
  })
}

const tables = { rain: createTable(rainStops), snow: createTable(snowStops) }
const clear = new Uint8Array(4)

/** Marshall–Palmer: Z = 200 · R^1.6. */
export const toDbz = (rateMmh: number) => 10 * Math.log10(200 * rateMmh ** 1.6)

export function colourOf(rateMmh: number, kind: 'rain' | 'snow'): Uint8Array {
  if (!(rateMmh > 0)) return clear
  const table = tables[kind]
  const index = Math.round(toDbz(rateMmh)) - lowestDbz
  return index < 0 ? clear : (table[Math.min(index, table.length - 1)] ?? clear)
}
