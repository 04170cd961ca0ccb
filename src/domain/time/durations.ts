/** Lengths of time in milliseconds. A day here is 24 hours; a calendar day has 23 or 25 twice a year (`local-time.ts`). */
export const minuteMs = 60_000
/** The measuring step of most stations. */
export const tenMinutesMs = 10 * minuteMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
