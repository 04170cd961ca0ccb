import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText, htmlToText } from './plain-text.ts'
import { webAddress } from './web-address.ts'

describe('htmlToText', () => {
  it.each([
    ['<p>One</p><p>Two<br>Three</p>', 'One\n\nTwo\nThree'],
    ['Gusts &gt; 90 km/h &amp; hail &eacute;', 'Gusts > 90 km/h & hail é'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['a < b and 3 < 4', 'a < b and 3 < 4'],
    ['<script>alert(1)</script>Text<style>p{}</style>', 'Text'],
    ['<img src=x onerror="alert(1)">Text', 'Text'],
    ['<table><tr><td>A</td><td>B</td></tr><tr><td>C</td></tr></table>', 'A B\n\nC'],
    ['plain\ntext', 'plain\ntext'],
    ['', ''],
  ])('%j', (html, text) => {
    expect(htmlToText(html)).toBe(text)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '&', ';', '#', 'x', '"', '/', 'a', '!', '-') }),
        (text) => typeof htmlToText(text) === 'string',
      ),
    )
  })
})

describe('cleanText', () => {
  it('keeps words and lines, drops what cannot be seen', () => {
    expect(cleanText(' - Mögliche\r\n- Zwei\t\u0000\u202e\u200b! ')).toBe('- Mögliche\n- Zwei\t\u200b!')
  })

  it('ends somewhere', () => {
    expect(cleanText('a'.repeat(1e6)).length).toBe(20_000)
  })
})

it.each([
  ['https://meteoalarm.org', 'https://meteoalarm.org/'],
  ['http://www.meteoswiss.admin.ch', 'http://www.meteoswiss.admin.ch/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['no address', null],
  [null, null],
])('webAddress %j', (text, expected) => {
  expect(webAddress(text)).toBe(expected)
})
