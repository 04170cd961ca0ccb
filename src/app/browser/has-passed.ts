/** How long it has been is unknown once the device's clock was put back: long enough. */
export function hasPassed(ms: number, since: number, now = Date.now()): boolean {
  return now < since || now - since >= ms
}
