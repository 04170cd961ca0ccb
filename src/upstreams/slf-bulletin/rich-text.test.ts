import { expect, it } from 'vitest'
import type { TextBlock } from '../../domain/snow/avalanche.ts'
import { richText } from './rich-text.ts'

const paragraph = (...runs: unknown[]) => ({ kind: 'paragraph', runs })

it.each<[string, string, unknown[]]>([
  ['nothing', '', []],
  ['plain words', 'Weak  layers\n in the snow', [paragraph({ text: 'Weak layers in the snow' })]],
  [
    'headings and paragraphs',
    '<h1>Weather</h1><p>Cold.</p><p>Windy.</p>',
    [
      { kind: 'heading', runs: [{ text: 'Weather' }] },
      paragraph({ text: 'Cold.' }),
      paragraph({ text: 'Windy.' }),
    ],
  ],
  [
    'line breaks, not at the ends',
    '<br/>one <br> two<br/>',
    [paragraph({ text: 'one' }, { isBreak: true }, { text: 'two' })],
  ],
  [
    'lists, one within another, never closed',
    '<ul><li>a<ul><li>b</li></ul><li>c',
    [{ kind: 'list', items: [[{ text: 'a' }], [{ text: 'b' }], [{ text: 'c' }]] }],
  ],
  [
    'bold and italic, with the blanks around them',
    'Danger <b>level</b> 3 <i>above</i> 2000 m',
    [
      paragraph(
        { text: 'Danger ' },
        { text: 'level', isStrong: true },
        { text: ' 3 ' },
        { text: 'above', isEmphasised: true },
        { text: ' 2000 m' },
      ),
    ],
  ],
  ['entities, once', 'a &lt;b&gt; &amp;amp; c', [paragraph({ text: 'a <b> &amp; c' })]],
  ['a link keeps its words', '<a href="javascript:x()">read on</a>', [paragraph({ text: 'read on' })]],
  ['a blank line between words', '<p> </p><p>a</p>', [paragraph({ text: 'a' })]],
])('%s', (_, html, blocks) => expect(richText(html)).toEqual(blocks))

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<style>p{display:none}</style>',
  '<p onclick="alert(1)" style="display:none">',
  '<iframe src="//evil.example"></iframe>',
  '<scr<script>ipt>',
])('nothing of %s is more than words', (html) => {
  const words = (blocks: TextBlock[]) => JSON.stringify(blocks)
  const blocks = richText(`<p>before</p>${html}<p>after</p>`)
  expect(words(blocks)).toContain('after')
  expect(words(blocks)).not.toMatch(/alert|onerror|onclick|evil|display/)
})
