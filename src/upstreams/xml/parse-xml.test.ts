import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UpstreamError } from '../../domain/failure.ts'
import { xmlText } from './fetch-xml.ts'
import { childrenOf, parseXml, textOfChild } from './parse-xml.ts'

const parse = (text: string) => parseXml(text, 'test')

describe('parseXml', () => {
  it('reads elements by their local names, with attributes and text', () => {
    const root = parse(
      '<?xml version="1.0"?><a:feed xmlns:a="urn:x"><a:item k="1 &amp; 2">x</a:item><item/></a:feed>',
    )
    expect(root.name).toBe('feed')
    expect(childrenOf(root, 'item').map(({ attributes, text }) => [attributes.k, text])).toEqual([
      ['1 & 2', 'x'],
      [undefined, ''],
    ])
  })

  it('decodes entities once, leaves CDATA as it is, keeps line breaks', () => {
    const root = parse(
      '<a><b>&lt;b&gt; &amp;amp; &#8211; &#x2013;\nline</b><c><![CDATA[&amp; <b>]]></c><d> </d></a>',
    )
    expect(textOfChild(root, 'b')).toBe('<b> &amp; – –\nline')
    expect(textOfChild(root, 'c')).toBe('&amp; <b>')
    expect(textOfChild(root, 'd')).toBeNull()
    expect(textOfChild(root, 'e')).toBeNull()
  })

  it('reads no document type and expands nothing declared in one', () => {
    const bomb =
      '<!DOCTYPE a [<!ENTITY x "aaaaaaaaaa"><!ENTITY y "&x;&x;&x;&x;"><!ENTITY f SYSTEM "file:///etc/passwd">]>'
    expect(parse(`${bomb}<a><b>&y;&f;</b></a>`).children[0]?.text ?? '').not.toMatch(/aaa|root:/)
  })

  it.each(['', 'prose', '<a><b>', '<a><b></b>', '<a', '<a>'.repeat(100) + '</a>'.repeat(100), '{"a":1}'])(
    'refuses %j',
    (text) => {
      expect(() => parse(text)).toThrow(UpstreamError)
    },
  )

  it('refuses a million elements', () => {
    expect(() => parse(`<a>${'<b/>'.repeat(200_000)}</a>`)).toThrow(UpstreamError)
  })

  it('knows no object’s inherited names', () => {
    const root = parse('<a><__proto__>x</__proto__><constructor y="1">z</constructor></a>')
    expect(textOfChild(root, 'constructor')).toBe('z')
    expect(textOfChild(root, 'toString')).toBeNull()
  })

  it('any text is a tree or an UpstreamError', () => {
    const piece = fc.constantFrom(
      '<a>',
      '</a>',
      '<a b="',
      '">',
      '&#x',
      ';',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      '<?',
      '?>',
      '<!D',
      'x',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 40 }), (pieces) => {
        let error: unknown
        try {
          parse(pieces.join(''))
        } catch (caught) {
          error = caught
        }
        expect(error === undefined || error instanceof UpstreamError).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('xmlText', () => {
  const answer = (contentType: string, text: string) => {
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
    return { contentType, bytes, text: () => new TextDecoder().decode(bytes) }
  }

  it('goes by the header, else by the declaration, else by UTF-8', () => {
    const declared = '<?xml version="1.0" encoding="ISO-8859-1"?><a>Z\u00fcrich</a>'
    expect(xmlText(answer('text/xml', declared))).toContain('Zürich')
    expect(xmlText(answer('text/xml; charset=utf-8', declared))).toContain('Z\ufffdrich')
    expect(xmlText(answer('text/xml', '<a>Z\u00c3\u00bcrich</a>'))).toContain('Zürich')
    expect(xmlText(answer('text/xml', '<?xml version="1.0" encoding="klingon"?><a>x</a>'))).toContain('x')
  })
})
