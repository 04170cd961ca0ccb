import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keysIn, storageEntries } from './storage-entries.ts'
import { storageKeys } from './storage-keys.ts'

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name))
  .map((file) => join(file.parentPath, file.name))

/** Files that match, with all that matched in them. */
const matching = (pattern: RegExp) =>
  Object.fromEntries(
    files
      .map(
        (file) => [file, [...readFileSync(file, 'utf8').matchAll(pattern)].map(([found]) => found)] as const,
      )
      .filter(([, found]) => found.length > 0),
  )

describe('the list of what is stored in a browser', () => {
  it('has an entry for every key, and each key once per place', () => {
    expect(new Set(storageEntries.map(({ key }) => key))).toEqual(new Set(Object.values(storageKeys)))
    const places = storageEntries.map(({ key, where }) => `${where} ${key}`)
    expect(new Set(places).size).toBe(places.length)
  })

  it('calls only the popup’s two keys advertising', () => {
    expect(keysIn('local', 'advertising')).toEqual(['popupClosed'])
    expect(keysIn('session', 'advertising')).toEqual(['visitCount'])
    expect(keysIn('cookie', 'advertising')).toEqual([])
  })

  it('is the only way to storage: these files touch it, with keys of the list', () => {
    const stores = /\b(localStorage|sessionStorage|document\.cookie|cookieStore|indexedDB|caches\.open)\b/g
    expect(Object.keys(matching(stores)).sort()).toEqual([
      'src/app/ads/use-popup.ts',
      'src/app/browser/browser-storage.ts',
      'src/app/browser/delete-everything.ts',
      'src/app/features/consent/forget-advertising.ts',
      'src/app/startup/before-hydration.ts',
      'src/service-worker/copies.ts',
      'src/service-worker/limits.ts',
      'src/service-worker/page-copies.ts',
    ])
    // Reading or writing an entry: browser-storage.ts takes typed keys, popup-rules.ts names its own from the list.
    const access = /\b\w+\.(getItem|setItem)\([^,)]*/g
    expect(matching(access)).toEqual({
      'src/app/ads/popup-rules.ts': [
        'session.getItem(storageKeys.visitCount',
        'session.setItem(storageKeys.visitCount',
        'local.getItem(storageKeys.popupClosed',
        'local.setItem(storageKeys.popupClosed',
      ],
      'src/app/browser/browser-storage.ts': [
        'localStorage.getItem(key',
        'localStorage.setItem(key',
        // The name of an earlier release, on its way out.
        'localStorage.getItem(key',
      ],
      // It gets its keys from the list because it is sent to browsers as text.
      'src/app/startup/before-hydration.ts': [
        'localStorage.getItem(keys.consent',
        'localStorage.getItem(keys.places',
        'localStorage.setItem(keys.consent',
      ],
    })
  })

  it('names every cache of the service worker', () => {
    const names = Object.values(matching(/(?<=\b(cacheName|radarCache)(: | = ))'\w+'/g)).flat()
    expect(new Set(names.map((name) => name.slice(1, -1)))).toEqual(
      new Set(keysIn('cache', 'offline').filter((key) => key !== storageKeys.precache)),
    )
  })

  it('names every cookie that the server reads or sets', () => {
    const server = matching(
      /(?<=passCookie = ')\w+|(?<=[gs]etCookie\(c, ')\w+|\{[^{}\n]*\}(?= = parse\(headers\.get\('cookie'\))/g,
    )
    const names = Object.values(server)
      .flat()
      .flatMap((found) => found.match(/\w+/g) ?? [])
    expect(new Set(names)).toEqual(new Set(['operator', 'userLocation', 'language', 'settings']))
    expect(matching(/['"]set-cookie['"]/gi)).toEqual({})
    for (const name of names) expect(keysIn('cookie', 'necessary')).toContain(name)
  })
})
