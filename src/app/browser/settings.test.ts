import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adoptOldTheme } from './settings.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'localhost' })
})
afterEach(() => vi.unstubAllGlobals())

it('a theme chosen before there were settings is taken over, once', () => {
  stored.set('theme', 'dark')
  adoptOldTheme()
  expect(document.cookie).toMatch(/^settings=1\.dark\./)
  expect(stored.size).toBe(0)
})

it.each([
  ['a word of somebody else', 'solarised', ''],
  ['where settings have been chosen since', 'dark', 'settings=1.light.C.kmh.mm.system'],
])('%s is deleted', (_name, theme, cookie) => {
  stored.set('theme', theme)
  vi.stubGlobal('document', { cookie })
  adoptOldTheme()
  expect(document.cookie).toBe(cookie)
  expect(stored.size).toBe(0)
})
