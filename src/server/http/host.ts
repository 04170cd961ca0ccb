import { memoise } from '../../domain/memoise.ts'

const isHost = memoise(
  (host: string) => host.length <= 255 && /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`),
  200,
)

/** Whether a Host header is valid; `256.1.1.1` and `a b` are not. HTTP/1.0 may omit it. */
export function isUsableHost(host: string | undefined): boolean {
  return host === undefined || isHost(host)
}
