/** One row of a data file: "301400;2;202608192100;26.4". Further columns may follow. */
export type TakeRow = (pointId: number, typeId: number, stamp: number, value: number) => void

const blank = 0x20
const semicolon = 0x3b
const lineFeed = 0x0a
const carriageReturn = 0x0d
const dot = 0x2e
const minus = 0x2d
const zero = 0x30
const nine = 0x39
/** A row has some 30 bytes: a longer one belongs to another kind of file. */
const longestLine = 512

export class NotATable extends Error {}

/**
 * Reads "point_id;point_type_id;Date;<parameter>" as its bytes arrive, in whatever order the rows come. Works on bytes:
 * a run has some 590 MB, and strings would take five times as long (bench/local-forecasts.ts). A row that does not
 * parse, or holds no value, is passed over and counted.
 */
export function createRowReader(parameter: string, take: TakeRow) {
  /** The beginning of a line whose end has not come yet. */
  const carried = new Uint8Array(longestLine)
  let carriedLength = 0
  let isHeader = true
  let rows = 0
  let passedOver = 0

  function line(bytes: Uint8Array, from: number, to: number): void {
    const end = to > from && bytes[to - 1] === carriageReturn ? to - 1 : to
    if (end === from) return
    if (isHeader) {
      isHeader = false
      checkHeader(bytes.subarray(from, end), parameter)
    } else if (row(bytes, from, end)) rows++
    else passedOver++
  }

  /** Where the last field ended. */
  let cursor = 0

  /** Digits up to the next semicolon; −1 for none, or anything else. */
  function wholeNumber(bytes: Uint8Array, from: number, end: number): number {
    let number = 0
    let at = from
    for (; at < end; at++) {
      const byte = bytes[at] as number
      if (byte === semicolon) break
      if (byte < zero || byte > nine) return -1
      number = number * 10 + byte - zero
    }
    cursor = at
    return at === from ? -1 : number
  }

  /** Up to the next semicolon, blanks aside. NaN for an empty field and anything that is no decimal number. */
  function decimal(bytes: Uint8Array, from: number, end: number): number {
    let at = afterBlanks(bytes, from, end)
    const isNegative = bytes[at] === minus
    if (isNegative) at++
    let digits = 0
    let divisor = 0
    let number = 0
    for (; at < end; at++) {
      const byte = bytes[at] as number
      if (byte >= zero && byte <= nine) {
        number = number * 10 + byte - zero
        divisor *= 10
        digits++
      } else if (byte === dot && divisor === 0) divisor = 1
      else break
    }
    const rest = afterBlanks(bytes, at, end)
    if ((rest < end && bytes[rest] !== semicolon) || digits === 0 || digits > 12) return Number.NaN
    const value = divisor > 1 ? number / divisor : number
    return isNegative ? -value : value
  }

  function row(bytes: Uint8Array, from: number, end: number): boolean {
    const pointId = wholeNumber(bytes, from, end)
    if (pointId < 0) return false
    const typeId = wholeNumber(bytes, cursor + 1, end)
    if (typeId < 0) return false
    const stampFrom = cursor + 1
    const stamp = wholeNumber(bytes, stampFrom, end)
    if (stamp < 0 || cursor - stampFrom !== 12 || cursor >= end) return false
    const value = decimal(bytes, cursor + 1, end)
    if (Number.isNaN(value)) return false
    take(pointId, typeId, stamp, value)
    return true
  }

  return {
    write(chunk: Uint8Array): void {
      let from = 0
      if (carriedLength > 0) {
        const end = chunk.indexOf(lineFeed)
        const part = end < 0 ? chunk : chunk.subarray(0, end)
        carry(part)
        if (end < 0) return
        line(carried, 0, carriedLength)
        carriedLength = 0
        from = end + 1
      }
      for (;;) {
        const end = chunk.indexOf(lineFeed, from)
        if (end < 0) break
        if (end - from > longestLine) throw new NotATable('a line without an end')
        line(chunk, from, end)
        from = end + 1
      }
      carry(chunk.subarray(from))
    },
    /** Of the rows read, those without a usable value. */
    end(): { rows: number; passedOver: number } {
      if (carriedLength > 0) line(carried, 0, carriedLength)
      carriedLength = 0
      if (isHeader) throw new NotATable('nothing in it')
      return { rows, passedOver }
    },
  }

  function carry(part: Uint8Array): void {
    if (carriedLength + part.length > longestLine) throw new NotATable('a line without an end')
    carried.set(part, carriedLength)
    carriedLength += part.length
  }
}

function afterBlanks(bytes: Uint8Array, from: number, end: number): number {
  let at = from
  while (at < end && bytes[at] === blank) at++
  return at
}

function checkHeader(bytes: Uint8Array, parameter: string): void {
  const columns = new TextDecoder()
    .decode(bytes)
    .replace(/^\uFEFF/, '')
    .toLowerCase()
    .split(';')
  const expected = ['point_id', 'point_type_id', 'date', parameter]
  if (expected.some((name, index) => columns[index]?.trim() !== name))
    throw new NotATable('not the columns of this parameter')
}
