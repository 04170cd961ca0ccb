import { Parser } from 'htmlparser2'

/** Longer than any warning; a guard, not a format. */
const maxTextLength = 20_000

/** What cannot be seen but can mislead: control characters, and marks that turn the direction of writing. */
export const invisible = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A feed's text as plain text: words and line breaks as they are, without what is invisible. */
export function cleanText(text: string): string {
  return text
    .slice(0, maxTextLength)
    .replace(/\r\n?/g, '\n')
    .replace(invisible, (character) => (character === '\n' || character === '\t' ? character : ''))
    .trim()
}

const breaking = new Set(['br', 'p', 'div', 'tr', 'li', 'ul', 'ol', 'table', 'h1', 'h2', 'h3', 'h4', 'hr'])
/** Elements whose content no reader sees. */
export const withoutText = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
])

/** HTML as a reader would copy it from the screen: no tag survives, entities are decoded once, lines are kept. */
export function htmlToText(html: string): string {
  let text = ''
  const hidden: string[] = []
  const parser = new Parser({
    onopentagname(name) {
      if (withoutText.has(name)) hidden.push(name)
      if (breaking.has(name)) text += '\n'
    },
    onclosetag(name) {
      if (name === hidden.at(-1)) hidden.pop()
      if (name === 'td' || name === 'th') text += ' '
      else if (breaking.has(name) && name !== 'br') text += '\n'
    },
    ontext(data) {
      if (hidden.length === 0) text += data
    },
  })
  parser.write(html)
  parser.end()
  return cleanText(
    text
      .split('\n')
      .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n'),
  )
}
