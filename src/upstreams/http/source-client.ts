import { addressPrefix } from './address-prefix.ts'
import { badAnswer } from './bad-answer.ts'
import { expectOk } from './expect-ok.ts'
import { parseJson } from './parse-json.ts'
import { createUpstreamHttp, type GetInit, type Outside, type UpstreamHttpOptions } from './upstream-http.ts'

/** `baseUrl`: where the operator reaches the service, a mirror or a recording; null: at its own address. */
export type SourceOptions = Outside & { baseUrl?: string | null }

/** Paths below one address, answers read or refused. */
export function createSourceClient({
  baseUrl,
  ownBaseUrl,
  ...options
}: UpstreamHttpOptions & SourceOptions & { ownBaseUrl: string }) {
  const http = createUpstreamHttp(options)
  const prefix = addressPrefix(baseUrl ?? ownBaseUrl)
  /** Resolves for every status. */
  const get = (path: string, init?: GetInit) => http.get(new URL(`${prefix}/${path}`), init)
  return {
    get,
    /** For providers without error bodies of their own. */
    json: async (path: string, init?: GetInit) =>
      parseJson(expectOk(await get(path, init), options.provider), options.provider),
    refuse: (what: string) => badAnswer(options.provider, what),
  }
}
