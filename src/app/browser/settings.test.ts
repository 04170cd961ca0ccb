import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adoptOldTheme, chosenHere, storeSetting } from './settings.ts'

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

it('a choice changes one setting and keeps what other tabs have chosen since', () => {
  vi.stubGlobal('navigator', { cookieEnabled: true })
  storeSetting('temperature', 'F')
  expect(document.cookie).toMatch(/^settings=1\.system\.F\.kmh\.mm\.system;/)
  vi.stubGlobal('document', { cookie: 'settings=1.dark.C.kmh.mm.system' })
  storeSetting('wind', 'kt')
  expect(document.cookie).toMatch(/^settings=1\.dark\.C\.kt\.mm\.system;/)
})

it('what is shown follows the cookie, once something was chosen here', () => {
  vi.stubGlobal('navigator', { cookieEnabled: true })
  storeSetting('temperature', 'F')
  vi.stubGlobal('document', { cookie: 'settings=1.dark.C.kmh.mm.system' })
  expect(chosenHere()).toBe('1.dark.C.kmh.mm.system')
  vi.stubGlobal('document', { cookie: '' })
  expect(chosenHere()).toBe('')
})

it('without cookies all that was chosen holds as long as the page', () => {
  vi.stubGlobal('navigator', { cookieEnabled: false })
  vi.stubGlobal('document', {
    get cookie() {
      return ''
    },
    set cookie(_) {},
  })
  storeSetting('theme', 'dark')
  storeSetting('motion', 'reduced')
  expect(chosenHere()).toMatch(/^1\.dark\..*\.reduced$/)
})
