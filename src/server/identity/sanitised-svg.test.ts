import { expect, it } from 'vitest'
import { sanitisedSvg } from './sanitised-svg.ts'

it('keeps shapes, gradients and a title', () => {
  expect(
    sanitisedSvg(
      '<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" width="90" viewBox="0 0 40 32"><title>Thun &amp; See</title><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path fill="url(#a)" d="M0 0h9v9z"/></svg>',
    ),
  ).toBe(
    '<svg viewBox="0 0 40 32"><title>Thun &#38; See</title><defs><linearGradient id="logo-a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><path fill="url(#logo-a)" d="M0 0h9v9z"></path></svg>',
  )
})

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<path onload="alert(1)" d="M0 0h1"/>'],
  ['a style', '<style>*{display:none}</style>'],
  ['a style attribute', '<path style="background:url(https://x.example)" d="M0 0h1"/>'],
  ['a picture', '<image href="https://x.example/a.png"/>'],
  ['another drawing', '<use href="https://x.example/a.svg#b"/>'],
  ['a foreign document', '<foreignObject><iframe src="https://x.example"></iframe></foreignObject>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M0 0h1"/></a>'],
  ['a paint from elsewhere', '<path fill="url(https://x.example/a)" d="M0 0h1"/>'],
  ['an animation', '<animate attributeName="href" to="javascript:alert(1)"/>'],
])('takes %s out', (_, part) => {
  const svg = sanitisedSvg(`<svg viewBox="0 0 9 9"><circle cx="1" cy="1" r="1"/>${part}</svg>`)
  expect(svg).toContain('<circle')
  expect(svg).not.toMatch(/script|alert|onload|style|example|javascript|image|use|foreign|iframe|<a|animate/i)
})

it.each([
  ['no drawing', 'hello'],
  ['an empty one', '<svg viewBox="0 0 9 9"/>'],
  ['one without its measures', '<svg><path d="M0 0h1"/></svg>'],
  ['one inside something else', '<html><svg viewBox="0 0 9 9"><path d="M0 0h1"/></svg></html>'],
  ['a huge one', `<svg viewBox="0 0 9 9"><path d="${'M0 0h1'.repeat(5000)}"/></svg>`],
])('refuses %s', (_, source) => {
  expect(sanitisedSvg(source)).toBeNull()
})
