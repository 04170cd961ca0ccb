import { expectOk } from '../http/expect-ok.ts'
import type { UpstreamAnswer, UpstreamHttp } from '../http/upstream-http.ts'
import { parseXml, type XmlElement } from './parse-xml.ts'

/** MeteoAlarm answers 406 to a lone application/atom+xml, so anything is accepted. */
export async function fetchXml(
  http: UpstreamHttp,
  url: URL,
  provider: string,
  init: { signal?: AbortSignal; maxBytes?: number } = {},
): Promise<XmlElement> {
  const answer = await http.get(url, { ...init, headers: { accept: '*/*' } })
  return parseXml(xmlText(expectOk(answer, provider)), provider)
}

/** The header's charset wins (RFC 7303); without one the document's own declaration decides. */
export function xmlText(answer: Pick<UpstreamAnswer, 'contentType' | 'bytes' | 'text'>): string {
  if (/charset\s*=/i.test(answer.contentType)) return answer.text()
  const head = new TextDecoder('latin1').decode(answer.bytes.subarray(0, 200))
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head)?.[1]
  if (declared === undefined) return answer.text()
  try {
    return new TextDecoder(declared).decode(answer.bytes)
  } catch {
    return answer.text()
  }
}
