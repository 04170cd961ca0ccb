import { gunzipSync } from 'node:zlib'

const plain = new WeakMap<Buffer, WeakRef<Buffer<ArrayBuffer>>>()

/**
 * The text of packed bytes, for the rare client that takes no compression: the same buffer for all who are reading it
 * at the moment, and gone with the last of them.
 */
export function unpacked(packed: Buffer): Buffer<ArrayBuffer> {
  const known = plain.get(packed)?.deref()
  if (known) return known
  const text = gunzipSync(packed)
  plain.set(packed, new WeakRef(text))
  return text
}
