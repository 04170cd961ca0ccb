import { hash2 } from './noise.ts'

export const demoUpstreams = [
  'openweather',
  'nominatim',
  'alerts',
  'rainviewer',
  'meteoswiss',
  'metno',
  'slf',
  'hydrology',
  'lakes',
] as const
export type DemoUpstream = (typeof demoUpstreams)[number]

/** What can go wrong on the wire. The first fault that names the upstream applies. */
export type Fault = {
  upstream: DemoUpstream
  /**
   * status: answers `status` with the upstream's own error body · delay: the right answer after `delayMs` · truncate: half
   * the body, then the line breaks · garbage: random bytes with the right headers · hang: never answers · stall: headers,
   * then never a body · html: status 200 (or `status`) and a page of the edge · refuse: no connection · endless: a body that never ends ·
   * empty: no body.
   */
  kind:
    | 'status'
    | 'delay'
    | 'truncate'
    | 'garbage'
    | 'hang'
    | 'stall'
    | 'html'
    | 'refuse'
    | 'endless'
    | 'empty'
  status?: number
  delayMs?: number
  /** Retry-After header, with status. */
  retryAfter?: string
  /** Only requests whose path and query hold this text. */
  matches?: string
}

type Answer = () => Promise<Response>

export async function answerWithFault(
  fault: Fault,
  answer: Answer,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  switch (fault.kind) {
    case 'status':
      return errorAnswer(fault)
    case 'delay':
      await pause(fault.delayMs ?? 1000, signal)
      return answer()
    case 'truncate':
      return truncated(await answer())
    case 'garbage':
      return new Response(garbage(4096), { headers: await headersOf(answer) })
    case 'empty':
      return new Response(null, { headers: await headersOf(answer) })
    case 'hang':
      return pause(null, signal)
    case 'stall':
      return new Response(stalledBody(signal), { headers: await headersOf(answer) })
    case 'html':
      return new Response(
        '<!doctype html><html><head><title>Attention required</title></head><body><h1>Please try again later</h1></body></html>',
        {
          status: fault.status ?? 200,
          headers: { 'content-type': 'text/html; charset=utf-8' },
        },
      )
    case 'refuse':
      throw Object.assign(new TypeError('fetch failed'), {
        cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
      })
    case 'endless':
      return new Response(endlessBody(), { headers: await headersOf(answer) })
  }
}

function errorAnswer({ upstream, status = 503, retryAfter }: Fault): Response {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter }
  if (upstream === 'openweather') {
    headers['content-type'] = 'application/json; charset=utf-8'
    return new Response(JSON.stringify(openweatherError(status)), { status, headers })
  }
  if (upstream === 'nominatim' && (status === 403 || status === 429)) {
    headers['content-type'] = 'text/html; charset=utf-8'
    const title = status === 403 ? 'Access blocked' : '429 Too many requests'
    return new Response(`<html><head><title>${title}</title></head><body><p>${title}</p></body></html>`, {
      status,
      headers,
    })
  }
  headers['content-type'] = 'text/plain; charset=utf-8'
  return new Response(`Error ${status}`, { status, headers })
}

/** Bodies as the real service words them; `cod` is a string for 400 and 404. */
export function openweatherError(status: number, message?: string): object {
  const known: Record<number, string> = {
    400: 'wrong latitude',
    401: 'Invalid API key. Please see https://openweathermap.org/faq#error401 for more info.',
    404: 'not found',
    429: 'Your account is temporary blocked due to exceeding of requests limitation of your subscription type. Please choose the proper subscription https://openweathermap.org/price',
  }
  const cod = status === 400 || status === 404 ? String(status) : status
  return { cod, message: message ?? known[status] ?? 'Internal error' }
}

/** Resolves after the time, never when it is null, rejects as fetch does when the caller gives up. */
function pause(delayMs: number | null, signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((resolve, reject) => {
    const timer = delayMs === null ? undefined : setTimeout(() => done(resolve as () => void), delayMs)
    const done = (finish: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      finish()
    }
    const onAbort = () => done(() => reject(signal?.reason))
    if (signal?.aborted) onAbort()
    else signal?.addEventListener('abort', onAbort, { once: true })
  })
}

async function headersOf(answer: Answer): Promise<Headers> {
  const { headers } = await answer()
  headers.delete('content-length')
  return headers
}

async function truncated(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  let sent = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) controller.error(new TypeError('terminated'))
      else controller.enqueue(bytes.subarray(0, Math.floor(bytes.length / 2)))
      sent = true
    },
  })
  return new Response(body, { status: response.status, headers: response.headers })
}

function garbage(length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, i) => hash2(13, i, 0) & 255)
}

function stalledBody(signal: AbortSignal | null | undefined): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: (controller) =>
      pause(null, signal).catch((reason) => {
        controller.error(reason)
      }),
  })
}

function endlessBody(): ReadableStream<Uint8Array> {
  const chunk = new Uint8Array(64 * 1024).fill(32)
  return new ReadableStream({ pull: (controller) => controller.enqueue(chunk) })
}
