import { badAnswer } from './bad-answer.ts'
import type { UpstreamAnswer } from './exchange.ts'

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
  try {
    return JSON.parse(text)
  } catch {
    // The parser's message quotes the body: upstream prose stays out of our errors.
    throw refuse('body is not JSON')
  }
}
