import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseXml, type XmlElement } from '../../src/upstreams/xml/parse-xml.ts'
import { hostileText, startHostileSite } from '../support/hostile-texts.ts'

let server: Awaited<ReturnType<typeof startHostileSite>>
beforeAll(async () => {
  server = await startHostileSite()
})
afterAll(() => server?.stop())

/** The page as a browser takes it apart: its elements, the addresses in it, and the text of its scripts. */
function takeApart(html: string) {
  const elements: string[] = []
  const handlers: string[] = []
  const addresses: string[] = []
  const scripts: string[] = []
  let text = ''
  let depth = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      elements.push(name)
      if (name === 'script') depth = scripts.push('')
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on')) handlers.push(`${attribute}=${value}`)
        if (/^(href|src|action|formaction|xlink:href)$/.test(attribute)) addresses.push(value)
      }
    },
    ontext(data) {
      if (depth > 0) scripts[depth - 1] += data
      else text += data
    },
    onclosetag(name) {
      if (name === 'script') depth = 0
    },
  })
  parser.write(html)
  parser.end()
  return { elements, handlers, addresses, scripts, text }
}

describe('words of the providers that try to be markup', () => {
  it.each([
    // The weather provider's words are never shown: ours are shown instead.
    ['/en', /Next 24 hours/],
    ['/de/alerts', /x-pwned/],
    ['/fr/alerts?region=alpine', /x-pwned/],
    ['/en/location/davos', /Next 24 hours/],
    ['/en/location/47.0500,8.3000', /Next 24 hours/],
    ['/it/region/alpine', /pwned/],
    ['/en/forecast', /7-day forecast/],
    ['/en/search?q=xqzwv', /x-pwned/],
    ['/en/about', /About/],
  ])('%s shows them as text and nothing else', async (path, seen) => {
    let html = ''
    // On a busy machine the first page may be sent before their words have come.
    await expect
      .poll(async () => {
        const answer = await fetch(server.url + path)
        expect(answer.status).toBe(200)
        html = await answer.text()
        return takeApart(html).text
      })
      .toMatch(seen)
    const { elements, handlers, addresses, scripts } = takeApart(html)
    expect(elements).not.toContain('x-pwned')
    expect(handlers).toEqual([])
    expect(addresses.filter((address) => !/^(\/|https?:|mailto:|#|data:image\/|$)/.test(address))).toEqual([])
    // What the browser gets to go on with is in scripts: nothing in there ends or hides one.
    expect(scripts.length).toBeGreaterThan(1)
    for (const script of scripts) expect(script).not.toMatch(/<\/?script|<!--|<x-|<img|\u2028/i)
    // One script more than a page without such words has would be theirs.
    expect(html.match(/<script/gi)?.length).toBe(scripts.length)
    expect(html).not.toMatch(/<img src=x|<x-pwned|<script>pwned/)
  })

  it.each(['/de/alerts.data', '/en/alerts.data'])('%s: the data of a page is no page', async (path) => {
    const answer = await fetch(server.url + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/x-script/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.text()).toContain('pwned')
  })

  it.each(['/alerts', '/places?q=xqzwv&more=1', '/places/reverse?lat=47.05&lon=8.3'])(
    '/api/v1%s gives them as JSON, which no browser takes for a page',
    async (path) => {
      const answer = await fetch(`${server.url}/api/v1${path}`)
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(JSON.stringify(await answer.json())).toContain('<img src=x onerror=pwned=1>')
    },
  )

  it('/api/v1/weather says our words, never the provider’s', async () => {
    const answer = await fetch(`${server.url}/api/v1/weather?place=davos`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('pwned')
  })

  it('/alerts.atom holds them as text, in a document that is well formed', async () => {
    const feed = parseXml(await (await fetch(`${server.url}/alerts.atom`)).text(), 'feed')
    const names = new Set<string>()
    const visit = (element: XmlElement) => {
      names.add(element.name)
      element.children.forEach(visit)
    }
    visit(feed)
    for (const name of ['x-pwned', 'script', 'img']) expect([...names]).not.toContain(name)
    const entry = feed.children.find(({ name }) => name === 'entry')
    expect(entry?.children.find(({ name }) => name === 'title')?.text).toContain(hostileText)
    expect(entry?.children.map(({ attributes }) => attributes.href).join()).not.toContain('javascript:')
  })
})
