/*
 * RainViewer's scheme "Universal Blue", the only one it still serves: one colour per dBZ, rain and snow apart, no
 * colour in both. Colours as RRGGBBAA, ten to a line from -10 dBZ; below that everything is transparent. 65 to 74 dBZ
 * are one white, 75 and more one green (rain) or one blue (snow). Source: RainViewer's published colour table,
 * checked there against 2.48 million painted pixels.
 */
const firstDbz = -10
const rainColours = `
  63615914 66635a19 69665c1e 6c685d24 6f6b5f29 726e612e 75706234 78736439 7c75653e 7f786744
  827b6949 857d6a4e 88806c54 8b826d59 8e856f5e 92887164 9e93756e aa9e7978 b6a97e82 c2b4828c
  cec08796 d2c48ba0 d6c88faa dacc93b4 ded097be 88ddeeff 6cd1ebff 51c5e8ff 36bae5ff 1baee2ff
  00a3e0ff 009ad5ff 0091caff 0088bfff 007fb4ff 0077aaff 0070a3ff 00699cff 006295ff 005b8eff
  005588ff 005180ff 004e78ff 004a70ff 004768ff ffee00ff ffe000ff ffd200ff ffc500ff ffb700ff
  ffaa00ff ff9f00ff ff9500ff ff8b00ff ff8100ff ff4400ff f23600ff e62800ff d91b00ff cd0d00ff
  c10000ff a80000ff 8f0000ff 760000ff 5d0000ff ffaaffff ff9fffff ff95ffff ff8bffff ff81ffff
  ff77ffff ff6cffff ff62ffff ff58ffff ff4effff ffffffff ffffffff ffffffff ffffffff ffffffff
  ffffffff ffffffff ffffffff ffffffff ffffffff 00ff00ff
`
const snowColours = `
  cfffff00 ceffff0c cdffff19 ccffff26 cbffff33 cbffff3f caffff4c c9ffff59 c8ffff66 c7ffff72
  c7ffff7f c6ffff8c c5ffff99 c4ffffa5 c3ffffb2 c3ffffbf c2ffffcc c1ffffd8 c0ffffe5 bffffff2
  bfffffff b8f8ffff b2f2ffff abebffff a5e5ffff 9fdfffff 98d8ffff 92d2ffff 8bcbffff 85c5ffff
  7fbfffff 78b8ffff 72b2ffff 6babffff 65a5ffff 5f9fffff 5b9bffff 5898ffff 5595ffff 5292ffff
  4f8fffff 4b8bffff 4888ffff 4585ffff 4282ffff 3f7fffff 3b7bffff 3878ffff 3575ffff 3272ffff
  2f6fffff 2b6bffff 2868ffff 2565ffff 2262ffff 1f5fffff 1b5bffff 1858ffff 1555ffff 1252ffff
  0f4fffff 0c4bffff 0948ffff 0645ffff 0242ffff 003fffff 003bffff 0038ffff 0035ffff 0032ffff
  002fffff 002bffff 0028ffff 0025ffff 0022ffff 001fffff 001bffff 0018ffff 0015ffff 0012ffff
  000fffff 000cffff 0009ffff 0006ffff 0002ffff 0000ffff
`

export type RadarColour = { dbz: number; isSnow: boolean }

const parseTable = (table: string): number[] =>
  table
    .trim()
    .split(/\s+/)
    .map((hex) => Number.parseInt(hex, 16))
const rain = parseTable(rainColours)
const snow = parseTable(snowColours)

/** Where several dBZ share a colour, the lowest: a picture must not say more than it knows. */
const byColour = new Map<number, RadarColour>()
for (const [table, isSnow] of [
  [rain, false],
  [snow, true],
] as const) {
  table.forEach((colour, index) => {
    if (!isTransparent(colour) && !byColour.has(colour))
      byColour.set(colour, { dbz: firstDbz + index, isSnow })
  })
}

function isTransparent(rgba: number): boolean {
  return (rgba & 0xff) === 0
}

/** What a pixel 0xRRGGBBAA means; null where the scheme has no such colour. */
export function readRadarColour(rgba: number): RadarColour | null {
  return byColour.get(rgba >>> 0) ?? null
}

/** The pixel 0xRRGGBBAA that RainViewer paints. */
export function radarColourOf(dbz: number, isSnow: boolean): number {
  const index = Math.floor(dbz) - firstDbz
  const table = isSnow ? snow : rain
  return index < 0 ? 0 : (table[Math.min(index, table.length - 1)] ?? 0)
}
