import { LRUCache } from 'lru-cache'

const verdicts = new LRUCache<string, boolean>({ max: 200 })

/** Whether an address can be made of a Host header; `256.1.1.1` and `a b` are none. HTTP/1.0 may go without. */
export function isUsableHost(host: string | undefined): boolean {
  if (host === undefined) return true
  let isUsable = verdicts.get(host)
  if (isUsable === undefined) {
    isUsable = host.length <= 255 && /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`)
    verdicts.set(host, isUsable)
  }
  return isUsable
}
