import { parseIsoInstant } from '../../domain/time/iso-instant.ts'
import { expectOk } from '../http/expect-ok.ts'
import type { createSourceClient } from '../http/source-client.ts'
import { xmlText } from '../xml/fetch-xml.ts'
import { parseXml, type XmlElement } from '../xml/parse-xml.ts'

type Asked = {
  client: Pick<ReturnType<typeof createSourceClient>, 'get' | 'refuse'>
  provider: string
  /** Of Meteosat Third Generation's full disc. */
  layer: string
  signal?: AbortSignal | undefined
}

/** The spans of time that EUMETView lists for a layer: of any other time it sends the nearest picture it has. */
export async function layerTimes({ client, provider, layer, signal }: Asked) {
  const answer = await client.get(
    `geoserver/mtg_fd/${layer}/wms?service=WMS&version=1.3.0&request=GetCapabilities`,
    { ...(signal && { signal }), maxBytes: 2 * 1024 * 1024 },
  )
  const times = dimensionOf(parseXml(xmlText(expectOk(answer, provider)), provider))?.text ?? ''
  return times.split(',').map((span) => {
    const [first, last = first] = span.trim().split('/')
    const [start, end] = [parseIsoInstant(first), parseIsoInstant(last)]
    if (start === null || end === null) throw client.refuse('no times of the layer')
    return { start, end }
  })
}

/** `<Dimension name="time">start/end/PT5M</Dimension>`. */
function dimensionOf(element: XmlElement): XmlElement | null {
  if (element.name === 'Dimension' && element.attributes.name === 'time') return element
  for (const child of element.children) {
    const found = dimensionOf(child)
    if (found) return found
  }
  return null
}
