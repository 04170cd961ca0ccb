import { randomUUID } from 'node:crypto'

/** The id of a request in the log: the proxy's, if it sent a plain one. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
