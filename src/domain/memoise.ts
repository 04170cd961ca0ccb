/**
 * For expensive pure functions called with the same arguments; cleared when full. Also runs in the browser, where a cache
 * from npm would cost more than it saves.
 */
export function memoise<Key, Value>(make: (key: Key) => Value, mostKept = 1000): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    let value = known.get(key)
    if (value === undefined) {
      if (known.size >= mostKept) known.clear()
      value = make(key)
      known.set(key, value)
    }
    return value
  }
}
