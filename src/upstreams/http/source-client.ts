import { decodeTable } from '../meteoswiss-open-data/read-csv.ts'
import { badAnswer } from './bad-answer.ts'
import { expectOk } from './expect-ok.ts'
import { parseJson } from './parse-json.ts'
import { createUpstreamHttp, type GetInit, type UpstreamHttpOptions } from './upstream-http.ts'

/** For providers without error bodies of their own: paths below one address, answers read or refused. */
export function createSourceClient({
  baseUrl,
  folder,
  ...options
}: UpstreamHttpOptions & { baseUrl: URL | string; folder?: string }) {
  const http = createUpstreamHttp(options)
  const base = [String(baseUrl).replace(/\/$/, ''), folder].filter(Boolean).join('/')
  /** Resolves for every status. */
  const get = (path: string, init?: GetInit) => http.get(new URL(`${base}/${path}`), init)
  const answer = async (path: string, init?: GetInit) => expectOk(await get(path, init), options.provider)
  return {
    get,
    json: async (path: string, init?: GetInit) => parseJson(await answer(path, init), options.provider),
    table: async (path: string, init?: GetInit) => decodeTable((await answer(path, init)).bytes),
    refuse: (what: string) => badAnswer(options.provider, what),
  }
}
