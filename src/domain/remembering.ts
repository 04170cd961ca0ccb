/** For pure functions that are dear and asked the same again and again. What outgrows its room starts afresh. */
export function remembering<Key, Value>(make: (key: Key) => Value, mostKept = 1000): (key: Key) => Value {
  const kept = new Map<Key, Value>()
  return (key) => {
    let value = kept.get(key)
    if (value === undefined) {
      if (kept.size >= mostKept) kept.clear()
      value = make(key)
      kept.set(key, value)
    }
    return value
  }
}
