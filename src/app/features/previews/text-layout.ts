/**
 * Advance widths of the printable ASCII characters in Inter Tight SemiBold, thousandths of the size. Lighter weights
 * are narrower, so a text that fits by this fits in all of them.
 */
const asciiWidths = [
  211, 292, 489, 606, 611, 806, 625, 289, 334, 334, 506, 635, 297, 428, 282, 341, 630, 385, 584, 614, 628,
  594, 609, 540, 610, 609, 282, 292, 635, 635, 635, 507, 962, 686, 620, 707, 687, 570, 548, 717, 706, 237,
  523, 640, 528, 871, 704, 737, 606, 738, 613, 611, 622, 696, 686, 972, 652, 667, 615, 334, 341, 334, 444,
  431, 417, 540, 586, 541, 586, 553, 341, 587, 577, 223, 223, 531, 223, 862, 574, 570, 586, 586, 359, 511,
  343, 571, 539, 800, 525, 539, 524, 417, 321, 417, 635,
]
const otherWidths: Record<string, number> = {
  '\u00a0': 211,
  '\u202f': 126,
  '’': 298,
  '‘': 298,
  '·': 281,
  '°': 401,
  '–': 500,
}
/** As wide as the widest letters, so that characters missing from the tables do not overflow. */
const unknownWidth = 1000

/** In pixels. Accents take no room of their own; kerning, which mostly narrows, is left out. */
export function textWidth(text: string, size: number): number {
  let sum = 0
  for (const sign of text.normalize('NFD').replace(/\p{M}/gu, ''))
    sum += asciiWidths[(sign.codePointAt(0) ?? 0) - 32] ?? otherWidths[sign] ?? unknownWidth
  return (sum * size) / 1000
}

export type Lines = { lines: string[]; size: number }

/**
 * The text in the largest of the sizes at which it fits into the given lines and width; if it fits at none, in the
 * smallest and cut short.
 */
export function fitted(
  text: string,
  { sizes, width, most }: { sizes: readonly [number, ...number[]]; width: number; most: number },
): Lines {
  for (const size of sizes) {
    const lines = brokenLines(text, size, width)
    if (lines.length <= most && lines.every((line) => textWidth(line, size) <= width)) return { lines, size }
  }
  const size = Math.min(...sizes)
  const lines = brokenLines(text, size, width)
  const last = lines.slice(most - 1).join(' ')
  return { lines: [...lines.slice(0, most - 1), cutShort(last, size, width)], size }
}

function brokenLines(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function cutShort(text: string, size: number, width: number): string {
  const signs = [...text]
  while (signs.length > 0 && textWidth(`${signs.join('')}…`, size) > width) signs.pop()
  return signs.length === [...text].length ? text : `${signs.join('').trimEnd()}…`
}
