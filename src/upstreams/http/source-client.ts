import { addressPrefix } from './address-prefix.ts'
import { badAnswer } from './bad-answer.ts'
import { expectOk } from './expect-ok.ts'
import { parseJson } from './parse-json.ts'
import { createUpstreamHttp, type GetInit, type UpstreamHttpOptions } from './upstream-http.ts'

/** For providers without error bodies of their own: paths below one address, answers read or refused. */
export function createSourceClient({ baseUrl, ...options }: UpstreamHttpOptions & { baseUrl: URL | string }) {
  const http = createUpstreamHttp(options)
  const prefix = addressPrefix(baseUrl)
  /** Resolves for every status. */
  const get = (path: string, init?: GetInit) => http.get(new URL(`${prefix}/${path}`), init)
  return {
    get,
    json: async (path: string, init?: GetInit) =>
      parseJson(expectOk(await get(path, init), options.provider), options.provider),
    refuse: (what: string) => badAnswer(options.provider, what),
  }
}
