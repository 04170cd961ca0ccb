import { badAnswer } from './bad-answer.ts'
import type { UpstreamAnswer } from './exchange.ts'

/**
 * Lists and objects in a body. An outline has one for each corner, in sixteen bytes or more; with nothing in them they fit
 * into three, and a body of a few megabytes then takes a gigabyte once it is parsed.
 */
const mostParts = 800_000

/**
 * The body as JSON. Mirrors and recordings are often served as text/plain or octet-stream, so only a type that
 * says it is something else (an edge's HTML page, XML) is refused before parsing.
 */
export function parseJson(
  answer: Pick<UpstreamAnswer, 'status' | 'contentType' | 'text'>,
  provider: string,
): unknown {
  const refuse = (what: string) => badAnswer(provider, what, answer.status)
  if (/\b(?:html|xml)\b/i.test(answer.contentType)) throw refuse('markup instead of JSON')
  const text = answer.text()
  if (text.trimStart().startsWith('<')) throw refuse('markup instead of JSON')
  if (hasMoreParts(text, mostParts)) throw refuse('more lists than can be')
  try {
    return JSON.parse(text)
  } catch {
    // The parser's message quotes the body: upstream prose stays out of our errors.
    throw refuse('body is not JSON')
  }
}

/** Those within words count too: no source has many. */
function hasMoreParts(text: string, most: number): boolean {
  let parts = 0
  for (const opening of ['[', '{'])
    for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at + 1))
      if (++parts > most) return true
  return false
}
