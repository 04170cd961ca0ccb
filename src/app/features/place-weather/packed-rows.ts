type Value = string | number | null | undefined

/**
 * Many things of one kind as one text, a line each: as objects they are a fortieth of the document, for their names are
 * counted in each of them. None of the values holds a bar or a line break.
 */
export const packRows = (rows: readonly (readonly Value[])[]): string =>
  rows.map((row) => row.map((value) => value ?? '').join('|')).join('\n')

export const unpackRows = (packed: string): string[][] =>
  packed === '' ? [] : packed.split('\n').map((line) => line.split('|'))

export const figure = (text: string | undefined) => (text ? Number(text) : undefined)
