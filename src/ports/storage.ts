/** Table api_keys: one row, id 1. */
export type KeyStore = {
  /** null: none is stored. Rejects where that is not known: the database cannot be used, or the secret is another one. */
  load(): Promise<string | null>
  save(key: string): Promise<void>
  /** Saves it where none is. */
  saveFirst(key: string): Promise<void>
  remove(): Promise<void>
}

/** Numbers that all processes of an installation share and that survive a restart. */
export type CountStore = {
  /** Adds to each, and returns the new numbers; 0 adds nothing. */
  count(names: readonly string[], by: number): Promise<number[]>
  /** Adds to each name its own number. */
  add(amounts: ReadonlyMap<string, number>): Promise<void>
  /** Removes the counts whose names begin with `prefix` and sort before `before`. */
  forgetCounts(prefix: string, before: string): Promise<void>
}

export type CachePolicy = {
  /** Served without asking again for so long. */
  freshMs: number
  /** After that: served at once as stale while refreshing, and kept through an outage for so long. */
  graceMs: number
}

export type Cached<T> = {
  value: T
  fetchedAt: number
  isStale: boolean /** why the refresh failed */
  error: unknown
}

/** One flight per key under any number of callers; values must survive JSON. */
export type Cache = {
  getOrFetch<T>(
    key: string,
    policy: CachePolicy,
    fetch: (signal: AbortSignal) => Promise<T>,
  ): Promise<Cached<T>>
  /** What is stored, without asking upstream. */
  peek<T>(key: string): Promise<Cached<T> | null>
  set<T>(key: string, policy: CachePolicy, value: T): Promise<void>
  forget(key: string): Promise<void>
  close(): Promise<void>
}

/** Long work done by one process for all. What comes of it is one value, which survives a structured clone. */
export type SharedWork = {
  /**
   * Waits while another process is at it, and passes on what is there, now and whenever there is more.
   * null: it was done a moment ago, and all of it has been passed on.
   */
  begin(
    signal: AbortSignal,
    onValue: (value: unknown) => void,
  ): Promise<{
    /** Takes the place of the last one; may be changed afterwards. */
    share(value: unknown): void
    /** Must follow, whether the work went well or not. */
    end(): Promise<void>
  } | null>
}

/** By the hash of their content; forgotten after a while. */
export type SharedBytes = {
  put(hash: string, bytes: Uint8Array): void
  get(hash: string): Promise<Uint8Array | null>
}
