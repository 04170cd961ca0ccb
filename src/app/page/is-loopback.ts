/** Whether an origin names this very machine. */
export function isLoopback(origin: string): boolean {
  const host = URL.parse(origin)?.hostname ?? ''
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host)
}
