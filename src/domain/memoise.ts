/**
 * For pure functions that are dear and asked the same again and again; what outgrows its room starts afresh. Runs in the
 * browser too, where a cache from npm would cost more than it is worth.
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
