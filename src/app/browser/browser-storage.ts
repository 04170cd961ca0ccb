import type { StorageKey } from './storage-keys.ts'

/** A choice lives in local storage; its cookie is the copy the server reads when it renders. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is switched off: nothing is remembered, everything still works.
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

const aYearSeconds = 365 * 24 * 60 * 60

export function writeCookie(name: StorageKey, value: string): void {
  // The Cookie Store API exists in secure contexts of young browsers only, and answers too late to reload after it.
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${aYearSeconds}; SameSite=Lax${secure}`
}

export function readCookie(name: StorageKey): string | null {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  try {
    return found ? decodeURIComponent(found.slice(name.length + 1)) : null
  } catch {
    // Written by somebody else: a broken percent sign must not keep our scripts from running.
    return null
  }
}

export function cookieNames(): string[] {
  return document.cookie
    .split('; ')
    .flatMap((part) => part.split('=', 1))
    .filter(Boolean)
}

/** A cookie only goes under the domain it was set for: ours, or any domain above it. */
export function expireCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
}
