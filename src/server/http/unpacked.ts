import { gunzipSync } from 'node:zlib'

const plain = new WeakMap<Buffer, WeakRef<Buffer<ArrayBuffer>>>()

/**
 * Decompressed bytes for the rare client that accepts no compression: one buffer for all current readers, released with
 * the last of them.
 */
export function unpacked(packed: Buffer): Buffer<ArrayBuffer> {
  const known = plain.get(packed)?.deref()
  if (known) return known
  const text = gunzipSync(packed)
  plain.set(packed, new WeakRef(text))
  return text
}

/** Node slices small buffers out of 64 kB pools, which stay in memory while any slice is in use. */
export function compactCopy(bytes: Buffer): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
