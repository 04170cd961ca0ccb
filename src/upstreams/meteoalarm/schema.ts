import { childrenOf, textOfChild, type XmlElement } from '../xml/parse-xml.ts'

/** One warning as the Atom index lists it. Every element may be missing. */
export type AtomEntry = {
  id: string | null
  title: string | null
  updated: string | null
  identifier: string | null
  status: string | null
  messageType: string | null
  severity: string | null
  event: string | null
  areaDesc: string | null
  sent: string | null
  effective: string | null
  onset: string | null
  expires: string | null
  /** "lat,lon lat,lon …". */
  polygons: string[]
  /** "lat,lon radius", the radius in km. */
  circles: string[]
  capHref: string | null
  pageHref: string | null
}

export type AtomFeed = { id: string; title: string; updated: string | null; entries: AtomEntry[] }

export function readAtomFeed(feed: XmlElement): AtomFeed {
  return {
    id: textOfChild(feed, 'id') ?? '',
    title: textOfChild(feed, 'title') ?? '',
    updated: textOfChild(feed, 'updated'),
    entries: childrenOf(feed, 'entry').map(readAtomEntry),
  }
}

function readAtomEntry(entry: XmlElement): AtomEntry {
  const text = (name: string) => textOfChild(entry, name)
  const links = childrenOf(entry, 'link').map((link) => link.attributes)
  return {
    id: text('id'),
    title: text('title'),
    updated: text('updated'),
    identifier: text('identifier'),
    status: text('status'),
    messageType: text('message_type') ?? text('msgType'),
    severity: text('severity'),
    event: text('event'),
    areaDesc: text('areaDesc'),
    sent: text('sent'),
    effective: text('effective'),
    onset: text('onset'),
    expires: text('expires'),
    polygons: childrenOf(entry, 'polygon').map((polygon) => polygon.text),
    circles: childrenOf(entry, 'circle').map((circle) => circle.text),
    capHref: links.find((link) => link.type === 'application/cap+xml')?.href ?? null,
    pageHref: links.find((link) => link.type === undefined && link.rel === undefined)?.href ?? null,
  }
}

/** The parts of a CAP 1.2 message that the index lacks. */
export type CapMessage = {
  identifier: string | null
  status: string | null
  messageType: string | null
  /** "sender,identifier,sent", separated by white space. */
  references: string
  infos: CapInfo[]
}

export type CapInfo = {
  language: string | null
  event: string | null
  headline: string | null
  description: string | null
  instruction: string | null
  web: string | null
  severity: string | null
  responseTypes: string[]
  /** "3; orange; Severe". */
  awarenessLevel: string | null
  /** "3; thunderstorm". */
  awarenessType: string | null
  /** Names of the areas it is about. */
  areas: string[]
}

export function readCapMessage(warning: XmlElement): CapMessage {
  return {
    identifier: textOfChild(warning, 'identifier'),
    status: textOfChild(warning, 'status'),
    messageType: textOfChild(warning, 'msgType'),
    references: textOfChild(warning, 'references') ?? '',
    infos: childrenOf(warning, 'info').map(readCapInfo),
  }
}

function readCapInfo(info: XmlElement): CapInfo {
  const text = (name: string) => textOfChild(info, name)
  const parameter = (name: string) => {
    const found = childrenOf(info, 'parameter').find((p) => textOfChild(p, 'valueName') === name)
    return found ? textOfChild(found, 'value') : null
  }
  return {
    language: text('language'),
    event: text('event'),
    headline: text('headline'),
    description: text('description'),
    instruction: text('instruction'),
    web: text('web'),
    severity: text('severity'),
    responseTypes: childrenOf(info, 'responseType').map((type) => type.text.trim()),
    awarenessLevel: parameter('awareness_level'),
    awarenessType: parameter('awareness_type'),
    areas: childrenOf(info, 'area')
      .map((area) => textOfChild(area, 'areaDesc'))
      .filter((name) => name !== null),
  }
}
