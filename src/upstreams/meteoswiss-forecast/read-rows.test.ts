import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRowReader, NotATable } from './read-rows.ts'

function read(chunks: Uint8Array[]) {
  const rows: number[][] = []
  const reader = createRowReader('tre200h0', (...row) => void rows.push(row))
  for (const chunk of chunks) reader.write(chunk)
  return { ...reader.end(), rows }
}
const header = 'point_id;point_type_id;Date;tre200h0\n'
const text = `${header}1;1;202608192100;18.0\n301400;2;202608192200;-26.45\r\n843;3;202608192300;-0\n\n35;1;202608200000;7`

describe('createRowReader', () => {
  it('reads rows however the bytes are cut', () => {
    const whole = read([Buffer.from(text)])
    expect(whole.rows).toEqual([
      [1, 1, 202608192100, 18],
      [301400, 2, 202608192200, -26.45],
      [843, 3, 202608192300, -0],
      [35, 1, 202608200000, 7],
    ])
    for (let cut = 1; cut < text.length; cut++) {
      expect(read([Buffer.from(text.slice(0, cut)), Buffer.from(text.slice(cut))])).toEqual(whole)
    }
    expect(read(Array.from(text, (character) => Buffer.from(character)))).toEqual(whole)
  })

  it('passes over rows without a value, and counts them', () => {
    const odd = [
      '1;1;202608192100;',
      '1;1;202608192100;-',
      '1;1;2026081921;3',
      '1;;202608192100;3',
      ';1;202608192100;3',
    ]
    const more = [
      '1;1;202608192100;1e3',
      '1;1;202608192100;1.2.3',
      '1;1;202608192100',
      '1;1;202608192100;3 4',
      'x',
    ]
    const { rows, passedOver } = read([Buffer.from(header + [...odd, ...more].join('\n'))])
    expect(rows).toEqual([])
    expect(passedOver).toBe(10)
  })

  it('reads on where columns follow the value, or blanks surround it', () => {
    const lines = [
      '1;1;202608192100;3;4',
      '1;1;202608192200;-2.5;',
      '1;1;202608192300; 1.5 ;x',
      '1;1;202608200000; 7 ',
    ]
    const { rows, passedOver } = read([Buffer.from(header.replace('\n', ';quality\n') + lines.join('\n'))])
    expect(rows.map(([, , , value]) => value)).toEqual([3, -2.5, 1.5, 7])
    expect(passedOver).toBe(0)
  })

  it('refuses another file, an empty one and a line without an end', () => {
    expect(() => read([Buffer.from('<!doctype html>\n<html>')])).toThrow(NotATable)
    expect(() => read([Buffer.from('point_id;point_type_id;Date;rre150h0\n')])).toThrow(NotATable)
    expect(() => read([])).toThrow(NotATable)
    expect(() => read([Buffer.from(header), Buffer.alloc(4000, '1')])).toThrow(NotATable)
    expect(() => read([Buffer.from(header), Buffer.alloc(400, '1'), Buffer.alloc(400, '1')])).toThrow(
      NotATable,
    )
  })

  it('reads finite numbers only', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const rows: number[][] = []
        const reader = createRowReader('tre200h0', (...row) => void rows.push(row))
        reader.write(Buffer.from(header))
        reader.write(bytes)
        reader.write(Buffer.from('\n1;1;202608192100;18.0\n'))
        reader.end()
        expect(rows.flat().every(Number.isFinite)).toBe(true)
        expect(rows.at(-1)).toEqual([1, 1, 202608192100, 18])
      }),
    )
  })
})
