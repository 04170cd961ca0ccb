// Controls, marks that turn the direction of writing, separators of lines, and halves of characters.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu

/** Untrusted text as one harmless line: no control characters, single spaces, at most `maxLength` characters. */
export function oneLineText(text: string, maxLength: number): string {
  // Cut first, so that a megabyte costs nothing; twice the length leaves room for what is then removed.
  const line = text
    .slice(0, maxLength * 2)
    .replace(unseen, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(line).slice(0, maxLength).join('').trim()
}
