import { decoded } from '../../domain/address/decoded.ts'
import type { StorageKey } from './storage-keys.ts'

/** Choices are in local storage; a cookie is the copy the server reads. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is disabled: nothing is remembered, everything still works.
    return null
  }
}

export function isStorageOff(): boolean {
  try {
    return localStorage.length < 0
  } catch {
    return true
  }
}

/** Whether it is there now: storage may be switched off or full. */
export function store(key: StorageKey, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Where there is no room for a new choice the old one must not stay in its place. */
export function replaceStored(key: StorageKey, value: string): boolean {
  const isStored = store(key, value)
  if (!isStored && !isStorageOff()) localStorage.removeItem(key)
  return isStored
}

/** Of an earlier release, under a name that is no longer used: read, and gone. */
export function takeOldEntry(key: 'theme'): string | null {
  try {
    const value = localStorage.getItem(key)
    localStorage.removeItem(key)
    return value
  } catch {
    return null
  }
}

const aYearSeconds = 365 * 24 * 60 * 60

export function writeCookie(name: StorageKey, value: string): void {
  // The Cookie Store API exists only in secure contexts of recent browsers and is asynchronous, too late before a reload.
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${aYearSeconds}; SameSite=Lax${secure}`
}

export function readCookie(name: StorageKey): string | null {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  // A malformed value is not ours, and must not break our scripts.
  return found ? decoded(found.slice(name.length + 1)) : null
}

export const cookieNames = () =>
  document.cookie
    .split('; ')
    .flatMap((part) => part.split('=', 1))
    .filter(Boolean)

/** A cookie is deleted only under the domain it was set for: ours, or any parent domain. */
export function expireCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
}

/** Anything at all, by us or by others. */
export function isAnythingStored(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0 || document.cookie !== ''
  } catch {
    return document.cookie !== ''
  }
}
