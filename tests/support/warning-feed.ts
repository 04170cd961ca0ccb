import { createServer } from 'node:http'
import { closeNow, listenOnLoopback } from './loopback.ts'

/** An Atom feed with one warning around Zürich, of which the test may issue another version. */
export async function startWarningFeed(at: string) {
  const warning = {
    severity: 'Severe',
    colour: 'Orange',
    sent: at,
    expires: '',
    outline: '47.2,8.3 47.2,8.8 47.6,8.8 47.6,8.3 47.2,8.3',
  }
  const readers = new Set<(path: string) => void>()
  const server = createServer((request, response) => {
    for (const tell of readers) tell(request.url ?? '')
    response.writeHead(200, { 'Content-Type': 'application/atom+xml' }).end(feed(at, warning))
  })
  const origin = await listenOnLoopback(server)
  const urlFor = (reader: string) => `${origin}/feed/${reader}`
  return {
    url: `${origin}/feed`,
    /** For one of several servers. */
    urlFor,
    warning,
    /** When that server reads the feed the next time. */
    readAgain: (reader: string) =>
      new Promise<number>((resolve) => {
        const tell = (path: string) => {
          if (!urlFor(reader).endsWith(path)) return
          readers.delete(tell)
          resolve(performance.now())
        }
        readers.add(tell)
      }),
    close: () => closeNow(server),
  }
}

const inHours = (at: string, hours: number) => new Date(Date.parse(at) + hours * 3_600_000).toISOString()

function feed(at: string, { severity, colour, sent, expires, outline }: Record<string, string>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:cap="urn:oasis:names:tc:emergency:cap:1.2">
  <id>tag:meteoalarm.org,2021-02-19:CH</id><title>MeteoAlarm</title><updated>${at}</updated>
  <entry>
    <id>urn:gale</id>
    <title>${colour} Wind Warning issued for Switzerland - Zürich</title>
    <updated>${sent}</updated>
    <cap:identifier>2.49.0.0.756.0.CH.gale</cap:identifier>
    <cap:status>Actual</cap:status><cap:message_type>Alert</cap:message_type>
    <cap:severity>${severity}</cap:severity>
    <cap:event>Gusts of 100 km/h &amp; more</cap:event>
    <cap:areaDesc>Zürich</cap:areaDesc>
    <cap:sent>${sent}</cap:sent><cap:onset>${at}</cap:onset>
    <cap:expires>${expires || inHours(at, 6)}</cap:expires>
    <cap:polygon>${outline}</cap:polygon>
  </entry>
</feed>`
}
