import { LRUCache } from 'lru-cache'

const verdicts = new LRUCache<string, boolean>({ max: 200 })

/** Whether a Host header is valid; `256.1.1.1` and `a b` are not. HTTP/1.0 may omit it. */
export function isUsableHost(host: string | undefined): boolean {
  if (host === undefined) return true
  let isUsable = verdicts.get(host)
  if (isUsable === undefined) {
    isUsable = host.length <= 255 && /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`)
    verdicts.set(host, isUsable)
  }
  return isUsable
}
