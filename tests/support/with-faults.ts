import type { Fetch } from '../../src/ports/platform.ts'

/** What can go wrong with an answer. */
export type Fault = {
  /** Requests whose address contains this text. */
  matches: string
  /**
   * truncate: half the body, then the connection breaks · garbage: bytes that mean nothing, with the right headers · html: a page
   * of whoever stands in between · refuse: no connection · empty: no body.
   */
  kind: 'status' | 'truncate' | 'garbage' | 'html' | 'refuse' | 'empty'
  status?: number
  /** Header, with status. */
  retryAfter?: string
}

/** Requests that no fault matches are answered as usual. */
export const withFaults =
  (fetch: Fetch, faults: () => readonly Fault[]): Fetch =>
  async (input, init) => {
    const fault = faults().find(({ matches }) => input.includes(matches))
    return fault ? faultyAnswer(fault, () => fetch(input, init)) : fetch(input, init)
  }

async function faultyAnswer(fault: Fault, answer: () => Promise<Response>): Promise<Response> {
  const { kind, status = 200, retryAfter } = fault
  if (kind === 'refuse') throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })
  if (kind === 'status')
    return Response.json(
      { cod: status, message: 'Error' },
      { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } },
    )
  if (kind === 'html')
    return new Response('<!doctype html><title>Attention required</title><h1>Please try again later</h1>', {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  const { headers, body } = await answer()
  headers.delete('content-length')
  if (kind === 'empty') return new Response(null, { headers })
  if (kind === 'garbage')
    return new Response(
      Uint8Array.from({ length: 4096 }, (_, i) => (i * 151) & 255),
      { headers },
    )
  const bytes = new Uint8Array(await new Response(body).arrayBuffer())
  return new Response(truncated(bytes), { headers })
}

function truncated(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new TypeError('terminated'))
      else controller.enqueue(bytes.subarray(0, Math.floor(bytes.length / 2)))
      isSent = true
    },
  })
}
