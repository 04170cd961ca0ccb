import { describe, expect, it } from 'vitest'
import { escapeMarkdown, parseLegalDocument } from './parse-legal-document.server.ts'

const parse = (body: string, values: Record<string, string> = {}) =>
  parseLegalDocument(`---\ntitle: Terms\nlastUpdated: 2026-11-15\n---\n\n${body}`, values)

describe('parseLegalDocument', () => {
  it('reads front matter, lead, sections, lists, links and placeholders', () => {
    const document = parse(
      'Hello {{who}}.\n\n## Wer’s darf\n\n- **bold**, `code`\n- [here](/cookies)\n\n### Small\n\n{{storageTable}}\n',
      { who: 'you' },
    )
    expect(document).toEqual({
      title: 'Terms',
      lastUpdatedAt: Date.UTC(2026, 10, 15),
      lead: [{ kind: 'paragraph', content: ['Hello you.'] }],
      sections: [
        {
          id: 'wer-s-darf',
          heading: 'Wer’s darf',
          blocks: [
            {
              kind: 'list',
              items: [
                [{ kind: 'strong', text: 'bold' }, ', ', { kind: 'code', text: 'code' }],
                [{ kind: 'link', href: '/cookies', text: 'here' }],
              ],
            },
            { kind: 'subheading', text: 'Small' },
            { kind: 'storage-table' },
          ],
        },
      ],
    })
  })

  it.each([
    ['HTML block', '<script>alert(1)</script>'],
    ['inline HTML', 'a <b>bold</b> word'],
    ['image', '![x](https://example.com/x.png)'],
    ['script link', '[x](javascript:alert(1))'],
    ['link to another scheme’s host', '[x](//example.com)'],
    ['table', '| a |\n|---|\n| b |'],
    ['unknown placeholder', '{{nobody}}'],
  ])('refuses %s', (_, body) => {
    expect(() => parse(body)).toThrow()
  })

  it('refuses a text without title or date', () => {
    expect(() => parseLegalDocument('Hello', {})).toThrow()
    expect(() => parseLegalDocument('---\ntitle: x\nlastUpdated: soon\n---\n', {})).toThrow()
  })

  it('shows escaped values as they are', () => {
    const value = '*A* & <b>B</b> [c](d) `e` _f_ \\ # 1. {g}'
    expect(parse('By {{who}}', { who: escapeMarkdown(value) }).lead).toEqual([
      { kind: 'paragraph', content: expect.anything() },
    ])
    const [block] = parse('By {{who}}', { who: escapeMarkdown(value) }).lead
    expect(block?.kind === 'paragraph' && block.content.join('')).toBe(`By ${value}`)
  })
})
