import { createHash } from 'node:crypto'

/** A strong ETag; `W/` before it makes it weak, for content that is sent in several encodings. */
export function etagOf(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}
