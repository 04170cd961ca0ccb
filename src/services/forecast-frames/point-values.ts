import type { HourField, LocalPoint } from '../../ports/local-forecasts.ts'

/** Means that a point has no value. */
const missing = -32_768
/** Positions in thousandths of a degree, some 100 m. */
const perDegree = 1000

/** Amounts are means of an hour, which three hours multiply: in tenths 0.2 mm of three became 0.3. */
const perUnitOf = (field: HourField): number => {
  if (field === 'precipitationMm' || field === 'precipitationP90Mm') return 100
  return field === 'windFromDegrees' || field === 'freezingLevelM' ? 1 : 10
}

/** Longitudes of all points, then latitudes, then heights in metres: 16-bit little-endian integers. */
export function packedPoints(points: readonly LocalPoint[]): Uint8Array {
  const numbers = new Uint16Array(3 * points.length)
  for (const [index, { coordinates, heightM }] of points.entries()) {
    numbers[index] = Math.round(coordinates.lon * perDegree)
    numbers[points.length + index] = Math.round(coordinates.lat * perDegree)
    numbers[2 * points.length + index] = Math.round(heightM)
  }
  return new Uint8Array(numbers.buffer)
}

/**
 * The points' own values, as the provider gives them: all of a field, then all of the next, as 16-bit little-endian
 * integers in tenths, amounts in hundredths; directions in degrees and heights in metres.
 */
export function packedValues(
  fields: readonly { field: HourField; values: Float32Array | null }[],
): Uint8Array {
  const count = Math.max(0, ...fields.map(({ values }) => values?.length ?? 0))
  const numbers = new Int16Array(fields.length * count).fill(missing)
  for (const [index, { field, values }] of fields.entries()) {
    if (!values) continue
    const perUnit = perUnitOf(field)
    for (const [point, value] of values.entries())
      if (!Number.isNaN(value)) numbers[index * count + point] = Math.round(value * perUnit)
  }
  return new Uint8Array(numbers.buffer)
}
