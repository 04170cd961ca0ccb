/** How long it has been is unknown once the device's clock was put back: long enough. */
export function hasPassed(ms: number, since: number): boolean {
  const passedMs = Date.now() - since
  return passedMs < 0 || passedMs >= ms
}
