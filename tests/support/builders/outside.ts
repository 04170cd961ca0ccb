import type { Clock } from '../../../src/ports/platform.ts'
import type { Outside } from '../../../src/upstreams/http/upstream-http.ts'
import { recordedLog } from '../recorded-log.ts'

/** What every adapter is given, with a clock of the test. */
export const outsideAt = (clock: Clock, log = recordedLog()): Outside => ({
  fetch,
  clock,
  log,
  userAgent: 'Wetterhorn/test',
})
