import { Parser } from 'htmlparser2'
import { badAnswer } from '../http/bad-answer.ts'

/** An element by its local name: feeds differ in prefixes ("cap:event", "event") but not in meaning. */
export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  /** Its own text, CDATA included, entities decoded once; line breaks kept. */
  text: string
}

const maxDepth = 64
const maxElements = 100_000

/**
 * The root element of a document. Document types and declared entities are not read at all, so there is nothing
 * to expand; the five entities of XML and character numbers are. A document that ends early is refused: half a
 * list of warnings must not pass for the whole.
 */
export function parseXml(text: string, provider: string): XmlElement {
  const refuse = (what: string) => badAnswer(provider, what)
  const open: XmlElement[] = []
  let root: XmlElement | null = null
  let elements = 0
  let hasEnded = false
  let isCutShort = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length >= maxDepth || ++elements > maxElements) throw refuse('XML too deep or too large')
        const element: XmlElement = { name: localName(name), attributes, children: [], text: '' }
        const parent = open.at(-1)
        if (parent) parent.children.push(element)
        else root ??= element
        open.push(element)
      },
      ontext(data) {
        const element = open.at(-1)
        if (element) element.text += data
      },
      onclosetag() {
        open.pop()
        if (hasEnded) isCutShort = true
      },
    },
    { xmlMode: true },
  )
  parser.write(text)
  hasEnded = true
  parser.end()
  if (root === null) throw refuse('not XML')
  if (isCutShort) throw refuse('XML ends early')
  return root
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

/** Text of the first child of that name; null where there is none or it is blank. */
export function textOfChild(element: XmlElement, name: string): string | null {
  const text = element.children.find((child) => child.name === name)?.text.trim()
  return text === undefined || text === '' ? null : text
}
