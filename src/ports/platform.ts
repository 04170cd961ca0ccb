/** What the platform offers every layer: injected, never imported. */
export type Fetch = (input: string, init?: RequestInit) => Promise<Response>
export type Clock = () => number

/** Structured log; fields must never hold a secret. */
export type Log = {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
