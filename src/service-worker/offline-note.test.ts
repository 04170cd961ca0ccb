import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { languages } from '../domain/language.ts'
import { withNote } from './offline-note.ts'
import { offlinePage } from './offline-page.ts'

const at = new Date(2026, 10, 15, 14, 5).getTime()
const hours = (count: number) => at + count * 3_600_000

describe('the note on an offline copy', () => {
  it('stands before everything else, with its time for the app', () => {
    const html = withNote('<html><body class="x"><main>', 'en', at, at)
    expect(html).toMatch(new RegExp(`<body class="x"><aside id="offline-note" data-at="${at}"`))
  })

  it('is in the time zone of the page, Swiss where it names none', () => {
    const noteIn = (attribute: string) =>
      withNote(
        `<html lang="en"${attribute}><body>`,
        'en',
        Date.UTC(2026, 10, 18, 15, 40),
        Date.UTC(2026, 10, 18, 23, 50),
      )
    expect(noteIn('')).toContain('as of 18 November 2026, 16:40.')
    expect(noteIn(' data-time-zone="Asia/Tokyo"')).toContain('as of 00:40.')
  })
})

describe('the offline page', () => {
  it.each(languages)(
    'in %s lists what is kept, and runs only what fetches the page again',
    async (language) => {
      const copies = [
        {
          address: '/de/radar?a="b"',
          title: 'Regen &#38; Radar',
          language: 'de' as const,
          theme: 'dark',
          at,
        },
      ]
      const page = offlinePage({
        language,
        copies,
        fontUrl: 'assets/font.woff2',
        siteName: 'Wetterhorn',
        now: hours(1),
      })
      const html = await page.text()
      expect(html).toContain('<a href="/de/radar?a=&#34;b&#34;"><b lang="de">Regen &#38; Radar</b>')
      expect(html).toContain('14:05')
      // The theme of the newest copy: workers cannot read the cookie everywhere.
      expect(html).toContain(':root{color-scheme:dark}')
      const [[, script = ''] = [], ...others] = [...html.matchAll(/<script>(.*?)<\/script>/g)]
      expect(script).toContain("addEventListener('online'")
      expect(others).toEqual([])
      const policy = page.headers.get('Content-Security-Policy')
      const hash = createHash('sha256').update(script).digest('base64')
      expect(policy).toContain(`default-src 'none'; script-src 'sha256-${hash}';`)
      expect(page.status).toBe(503)
    },
  )

  it('says so when nothing is kept', async () => {
    const html = await offlinePage({
      language: 'en',
      copies: [],
      fontUrl: '',
      siteName: 'Wetterhorn',
      now: at,
    }).text()
    expect(html).toContain('color-scheme:light dark')
    expect(html).toContain('Nothing yet.')
  })
})
