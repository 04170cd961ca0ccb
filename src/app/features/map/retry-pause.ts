const firstMs = 5000
const longestMs = 60_000

/** Before something is fetched again that has failed so many times in a row. */
export const retryPauseMs = (failures: number): number => Math.min(longestMs, firstMs * 2 ** (failures - 1))
