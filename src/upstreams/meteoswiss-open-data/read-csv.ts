/** Rows by column name. A row shorter than the header has empty fields; text that is no table has no rows. */
export type CsvRow = (column: string) => string

/**
 * MeteoSwiss' small tables: semicolons, CRLF or LF, fields in quotes that may hold semicolons and line ends. The large
 * data files have neither quotes nor text and are read another way.
 */
export function readCsv(text: string): CsvRow[] {
  const [header = [], ...rows] = splitCsv(text.replace(/^\uFEFF/, ''))
  const indexOf = new Map(header.map((name, index) => [name.trim().toLowerCase(), index]))
  return rows
    .filter((fields) => fields.length > 1)
    .map((fields) => (column) => fields[indexOf.get(column.toLowerCase()) ?? -1]?.trim() ?? '')
}

function splitCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let isQuoted = false
  for (let i = 0; i < text.length; i++) {
    const character = text[i]
    if (isQuoted) {
      if (character !== '"') field += character
      else if (text[i + 1] === '"') field += text[i++]
      else isQuoted = false
    } else if (character === '"' && field === '') isQuoted = true
    else if (character === ';') {
      row.push(field)
      field = ''
    } else if (character === '\n') {
      rows.push([...row, field])
      row = []
      field = ''
    } else if (character !== '\r') field += character
  }
  if (field !== '' || row.length > 0) rows.push([...row, field])
  return rows
}

/** Their tables are in windows-1252 without declaring it; a copy in UTF-8 is detected by its bytes. */
export function decodeTable(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A field as a number within bounds; null for an empty one, "-", and anything else. */
export function numberIn(field: string, lowest: number, highest: number): number | null {
  if (!/^[+-]?\d{1,12}(\.\d{1,12})?$/.test(field)) return null
  const value = Number(field)
  return value >= lowest && value <= highest ? value : null
}

/** "202608262000", UTC. */
export function instantOfStamp(stamp: string): number | null {
  const match = /^(20\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp)
  if (!match) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number)
  const at = Date.UTC(year, month - 1, day, hour, minute)
  // 31 February is no day; 24:00 no time of these files.
  const isReal = new Date(at).toISOString().replace(/\D/g, '').startsWith(stamp)
  return isReal ? at : null
}

/** "26.08.2026 20:00", UTC. */
export function instantOfDotted(stamp: string): number | null {
  const match = /^(\d\d)\.(\d\d)\.(20\d\d) (\d\d):(\d\d)$/.exec(stamp)
  if (!match) return null
  const [, day, month, year, hour, minute] = match
  return instantOfStamp(`${year}${month}${day}${hour}${minute}`)
}
