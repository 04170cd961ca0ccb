/** Whether a host, with or without a port, names this very machine. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/.test(host)
}
