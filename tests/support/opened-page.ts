import { DomUtils, parseDocument } from 'htmlparser2'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]
type Attributes = Record<string, string | RegExp>

/** A part of a page as the server sends it: what a visitor has whose browser runs no scripts. */
export type SentPart = {
  /** As it is read, with single spaces. */
  text: string
  attribute: (name: string) => string | undefined
  /** Those in it, in the page's order. */
  all: (tag: string, attributes?: Attributes) => SentPart[]
  /** The only one with these attributes, or the first of several that read so. */
  one: (tag: string, attributes?: Attributes | RegExp) => SentPart
}

/** A page with its status, and where redirects led. */
export async function opened(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers })
  const page = partOf(parseDocument(await answer.text()).children)
  return {
    status: answer.status,
    address: answer.url,
    ...page,
    title: page.one('title').text,
    heading: page.one('h1').text,
    main: page.one('main'),
  }
}

function partOf(nodes: Parameters<typeof DomUtils.innerText>[0], own?: Element): SentPart {
  const all = (tag: string, attributes: Attributes = {}) =>
    DomUtils.getElementsByTagName(tag, own ? own.children : nodes)
      .filter((element) => hasAll(element, attributes))
      .map((element) => partOf(element.children, element))
  // biome-ignore lint/performance/useDomNodeTextContent: not the browser's; leaves out scripts and styles
  const written = () => DomUtils.innerText(nodes).replace(/\s+/g, ' ').trim()
  return {
    get text() {
      return written()
    },
    attribute: (name) => own && DomUtils.getAttributeValue(own, name),
    all,
    one(tag, wanted = {}) {
      const found =
        wanted instanceof RegExp ? all(tag).filter(({ text }) => wanted.test(text)) : all(tag, wanted)
      const [first] = found
      if (!first) throw new Error(`no ${tag} with ${wanted} in: ${written().slice(0, 2000)}`)
      return first
    },
  }
}

function hasAll(element: Element, attributes: Attributes): boolean {
  return Object.entries(attributes).every(([name, wanted]) => {
    const given = DomUtils.getAttributeValue(element, name)
    return wanted instanceof RegExp ? given !== undefined && wanted.test(given) : given === wanted
  })
}

/** Where its links lead. */
export const addressesIn = (part: Pick<SentPart, 'all'>): (string | undefined)[] =>
  part.all('a').map((link) => link.attribute('href'))
