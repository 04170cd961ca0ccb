import { Parser } from 'htmlparser2'
import type { TextBlock, TextRun } from '../../domain/snow/avalanche.ts'
import { invisible, withoutText } from '../xml/plain-text.ts'

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const paragraphs = new Set(['p', 'div', 'section', 'article', 'blockquote', 'table', 'tr', 'ul', 'ol'])
const strong = new Set(['b', 'strong'])
const emphasised = new Set(['i', 'em'])

/**
 * The issuer's HTML as blocks of our own: headings, paragraphs, lists, bold, italic and line breaks. Every other
 * element loses its tags and keeps its words; attributes are never looked at.
 */
export function richText(html: string): TextBlock[] {
  const blocks: TextBlock[] = []
  const hidden: string[] = []
  let runs: TextRun[] = []
  let kind: 'heading' | 'paragraph' = 'paragraph'
  /** Lists that are open; a list within a list continues it. */
  let lists = 0
  let items: TextRun[][] = []
  let strongs = 0
  let emphases = 0

  /** What has been gathered becomes a block, or an item of the open list. */
  function close(next: typeof kind = 'paragraph'): void {
    const trimmed = trimRuns(runs)
    if (trimmed.length > 0) {
      if (lists > 0) items.push(trimmed)
      else blocks.push({ kind, runs: trimmed })
    }
    runs = []
    kind = next
  }
  function closeList(): void {
    close()
    lists -= 1
    if (lists > 0 || items.length === 0) return
    blocks.push({ kind: 'list', items })
    items = []
  }

  const parser = new Parser({
    onopentagname(name) {
      if (withoutText.has(name)) hidden.push(name)
      if (name === 'br') runs.push({ isBreak: true })
      else if (headings.has(name)) close('heading')
      else if (paragraphs.has(name) || name === 'li') close()
      if (name === 'ul' || name === 'ol') lists += 1
      if (strong.has(name)) strongs += 1
      if (emphasised.has(name)) emphases += 1
    },
    ontext(text) {
      if (hidden.length > 0) return
      const words = text.replace(/\s+/g, ' ').replace(invisible, '')
      if (words === '') return
      runs.push({
        text: words,
        ...(strongs > 0 && { isStrong: true }),
        ...(emphases > 0 && { isEmphasised: true }),
      })
    },
    onclosetag(name) {
      if (name === hidden.at(-1)) hidden.pop()
      if (strong.has(name)) strongs = Math.max(0, strongs - 1)
      if (emphasised.has(name)) emphases = Math.max(0, emphases - 1)
      if ((name === 'ul' || name === 'ol') && lists > 0) closeList()
      else if (headings.has(name) || paragraphs.has(name) || name === 'li') close()
      else if (name === 'td' || name === 'th') runs.push({ text: ' ' })
    },
  })
  parser.write(html)
  parser.end()
  close()
  while (lists > 0) closeList()
  return blocks
}

/** Without blanks and breaks at the ends and at the breaks; neighbours of the same style are one. */
function trimRuns(runs: readonly TextRun[]): TextRun[] {
  const joined: TextRun[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const isAtStart = last === undefined || 'isBreak' in last
    if ('isBreak' in run) {
      if (last !== undefined && 'text' in last) last.text = last.text.trimEnd()
      joined.push(run)
      continue
    }
    const endsBlank = last !== undefined && 'text' in last && last.text.endsWith(' ')
    const text = isAtStart || endsBlank ? run.text.trimStart() : run.text
    if (text === '') continue
    if (last !== undefined && 'text' in last && isSameStyle(last, run)) last.text += text
    else joined.push({ ...run, text })
  }
  while (joined[0] !== undefined && 'isBreak' in joined[0]) joined.shift()
  for (let last = joined.at(-1); last !== undefined; last = joined.at(-1)) {
    if ('text' in last) {
      last.text = last.text.trimEnd()
      if (last.text !== '') break
    }
    joined.pop()
  }
  return joined
}

type Words = Extract<TextRun, { text: string }>
const isSameStyle = (a: Words, b: Words) => a.isStrong === b.isStrong && a.isEmphasised === b.isEmphasised
