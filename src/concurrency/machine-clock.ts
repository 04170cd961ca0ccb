/** For leases and waiting times that processes share: the site's own clock may be a demo's, which starts anywhere. */
export const machineClock = (): number => Date.now()
