import { startDemoUpstreams } from './demo-upstreams.ts'
import { saveKey, startServer } from './server-process.ts'
import { untilWarnings } from './until-ready.ts'

/**
 * One text with all that text can try: elements, the ends of the places it may stand in (script, comment, attribute,
 * title), markup escaped once already, separators that end a line of script, templates. Weather words are cut after 120 characters: most of it passes there too.
 */
export const hostileText =
  '</script></title>"\'><!--<img src=x onerror=pwned=1><script>pwned=1</script>&lt;x-pwned&gt;<x-pwned>\u2028{{pwned}}'

/** Where an address is expected. */
const script = 'javascript:globalThis.pwned=1'

const inXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The demo world's answers with every word in them replaced, in well-formed JSON and XML. */
function withHostileTexts(path: string, answer: string): string {
  if (/feeds|warnings/.test(path)) {
    return (
      answer
        // As a MeteoAlarm title, so that hazard and area are read from it too.
        .replaceAll(
          /(<entry>[\s\S]*?<title>)[^<]*/g,
          `$1${replacement(`Orange Wind Warning issued for Switzerland - ${hostileText}`)}`,
        )
        .replaceAll(
          /<((?:cap:)?(?:areaDesc|event|headline|description|instruction|senderName))>[^<]*/g,
          `<$1>${replacement(hostileText)}`,
        )
        .replaceAll(/<web>[^<]*/g, `<web>${script}`)
        .replaceAll(/href="https:\/\/meteoalarm\.org\?[^"]*"/g, `href="${script}"`)
    )
  }
  if (path.startsWith('/search')) return JSON.stringify([hostilePlace])
  if (path.startsWith('/reverse')) return JSON.stringify(hostilePlace)
  const weather = JSON.parse(answer, (name, value) =>
    ['description', 'main', 'icon', 'timezone', 'event', 'sender_name'].includes(name) ? hostileText : value,
  )
  return JSON.stringify(weather)
}

/** `$` means something in a replacement, and XML is escaped before it is put in. */
const replacement = (text: string) => inXml(text).replaceAll('$', '$$$$')

const hostilePlace = {
  place_id: 1,
  osm_type: 'node',
  osm_id: 1,
  lat: '47.0500',
  lon: '8.3000',
  class: 'place',
  type: 'city',
  name: hostileText,
  display_name: hostileText,
  importance: 0.9,
  address: { city: hostileText, state: hostileText, country: hostileText, country_code: 'ch' },
}

/** A real server with a key, all of whose upstreams speak in such words; the radar has none and stays away. */
export async function startHostileSite() {
  const upstreams = await startDemoUpstreams({ rewrite: withHostileTexts })
  const server = await startServer({ ...upstreams.env, LOG_LEVEL: 'warn' })
  await saveKey(server)
  await untilWarnings(server.url)
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await upstreams.close()
    },
  }
}
