import { describe, expect, it } from 'vitest'
import type { Fault } from './demo-fetch.ts'
import { feedUrl, fetchAt, oneCallUrl } from './demo-wire.fixture.ts'

describe('faults', () => {
  const nowMs = Date.UTC(2026, 10, 25, 12)
  const withFault = (fault: Omit<Fault, 'upstream'>) =>
    fetchAt(nowMs, [{ upstream: 'openweather', ...fault }])
  const url = oneCallUrl(46.95, 7.45)

  it('answer with the upstream’s own error body and Retry-After', async () => {
    const response = await withFault({ kind: 'status', status: 429, retryAfter: '30' })(url)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
    expect(await response.json()).toMatchObject({ cod: 429 })
    const blocked = await fetchAt(nowMs, [{ upstream: 'nominatim', kind: 'status', status: 403 }])(
      'https://x.test/search?q=a',
    )
    expect(await blocked.text()).toContain('Access blocked')
  })

  it('spoil the body', async () => {
    await expect((await withFault({ kind: 'truncate' })(url)).text()).rejects.toThrow('terminated')
    await expect((await withFault({ kind: 'garbage' })(url)).json()).rejects.toThrow()
    expect((await withFault({ kind: 'html' })(url)).headers.get('content-type')).toContain('text/html')
    expect(await (await withFault({ kind: 'empty' })(url)).text()).toBe('')
    const reader = (await withFault({ kind: 'endless' })(url)).body?.getReader()
    for (let i = 0; i < 50; i++) expect((await reader?.read())?.done).toBe(false)
    await reader?.cancel()
  })

  it('break or delay the line, and a caller may give up', async () => {
    await expect(withFault({ kind: 'refuse' })(url)).rejects.toThrow('fetch failed')
    expect((await withFault({ kind: 'delay', delayMs: 5 })(url)).status).toBe(200)
    const controller = new AbortController()
    const hanging = withFault({ kind: 'hang' })(url, { signal: controller.signal })
    const stalled = (await withFault({ kind: 'stall' })(url, { signal: controller.signal })).text()
    controller.abort(new Error('enough'))
    await expect(hanging).rejects.toThrow('enough')
    await expect(stalled).rejects.toThrow('enough')
    await expect(fetchAt(nowMs)(url, { signal: controller.signal })).rejects.toThrow('enough')
  })

  it('touch only the upstream and request they name', async () => {
    const fetch = withFault({ kind: 'status', status: 500, matches: 'lang=it' })
    expect((await fetch(url)).status).toBe(200)
    expect((await fetch(`${url}&lang=it`)).status).toBe(500)
    expect((await fetch(feedUrl)).status).toBe(200)
    expect((await fetch('https://elsewhere.test/')).status).toBe(404)
  })
})
