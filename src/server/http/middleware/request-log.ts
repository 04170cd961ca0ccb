import type { MiddlewareHandler } from 'hono'
import type { Clock, Log } from '../../../ports/platform.ts'
import type { Metrics } from '../../process/metrics.ts'
import { requestId } from '../request-id.ts'

type RequestLogOptions = { log: Log; metrics: Metrics; clock: Clock }

/** An id per request, one log line and one measurement per response. Never the query: it may contain secrets. */
export function requestLog({ log, metrics, clock }: RequestLogOptions): MiddlewareHandler {
  return async function requestLog(c, next) {
    const startedAt = clock()
    const id = requestId(c.req.header('x-request-id'))
    await next()
    c.res.headers.set('X-Request-Id', id)
    const durationMs = clock() - startedAt
    const { method, path } = c.req
    const { status } = c.res
    metrics.requests.observe(
      { kind: kindOf(path), status: `${Math.floor(status / 100)}xx` },
      durationMs / 1000,
    )
    log.info({ id, method, path: path.slice(0, 200), status, durationMs }, 'request')
  }
}

/** Few labels: paths are untrusted input and must not make metrics grow. */
function kindOf(path: string): string {
  if (path.startsWith('/api/')) return 'api'
  if (path.startsWith('/assets/')) return 'asset'
  if (path === '/healthz' || path === '/readyz' || path === '/metrics') return 'operations'
  return 'page'
}
