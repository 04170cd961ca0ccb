import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { droppedFields, lenient, lenientList } from './lenient.ts'

const schema = z.object({
  size: lenient(z.number()),
  list: lenientList(z.object({ name: lenient(z.string()) }), 2),
})

describe('lenient parsing', () => {
  it.each<[unknown, unknown, string[]]>([
    [{ size: 1, list: [{ name: 'a' }] }, { size: 1, list: [{ name: 'a' }] }, []],
    [{}, {}, []],
    [{ size: null, list: null }, { size: undefined, list: undefined }, []],
    [{ size: '1' }, { size: undefined }, ['size']],
    [{ list: 'x' }, { list: undefined }, ['list']],
    [{ list: [1, { name: 2 }] }, { list: [undefined, { name: undefined }] }, ['list.0', 'list.1.name']],
    [{ list: [{}, {}, {}, 'far too many'] }, { list: [{}, {}] }, []],
    [{ 'forged\nline': 1 }, {}, []],
  ])('%j', (sent, kept, dropped) => {
    const parsed = schema.parse(sent)
    expect(parsed).toEqual(kept)
    expect(droppedFields(sent, parsed)).toEqual(dropped)
  })
})
