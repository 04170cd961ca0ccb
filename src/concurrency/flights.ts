/** Calls under way, by key: whoever asks meanwhile gets the same answer. */
export function createFlights<T>() {
  const flights = new Map<string, Promise<T>>()
  return {
    /** `isCurrent`: not forgotten since it began. */
    share(key: string, begin: (isCurrent: () => boolean) => Promise<T>): Promise<T> {
      const running = flights.get(key)
      if (running) return running
      const isCurrent = () => flights.get(key) === flight
      const flight: Promise<T> = begin(isCurrent).finally(() => {
        if (isCurrent()) flights.delete(key)
      })
      flights.set(key, flight)
      return flight
    },
    /** Callers already waiting still get the answer; the next one does not. */
    forget: () => flights.clear(),
  }
}
