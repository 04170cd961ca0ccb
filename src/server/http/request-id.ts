import { randomUUID } from 'node:crypto'

/** The id under which an answer stands in the log: the proxy's, if it gave a plain one. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
