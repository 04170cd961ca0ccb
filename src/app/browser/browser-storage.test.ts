import { afterEach, describe, expect, it, vi } from 'vitest'
import { readCookie, writeCookie } from './browser-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a cookie', () => {
  it.each(['%', '%E0%A4%A', '%zz'])('holding %s is as good as none', (value) => {
    vi.stubGlobal('document', { cookie: `language=de; userLocation=${value}` })
    expect(readCookie('userLocation')).toBeNull()
    expect(readCookie('language')).toBe('de')
  })

  it.each([
    ['https:', true],
    ['http:', false],
  ])('written over %s is secure: %s', (protocol, isSecure) => {
    const page = { cookie: '' }
    vi.stubGlobal('document', page)
    vi.stubGlobal('location', { protocol })
    writeCookie('userLocation', '46.95,7.44')
    expect(page.cookie).toContain('userLocation=46.95%2C7.44; path=/; max-age=31536000; SameSite=Lax')
    expect(page.cookie.endsWith('; Secure')).toBe(isSecure)
  })
})
