/**
 * In the night in which the clocks are set back a time carries its zone, which stands behind "Uhr": "02:30 Uhr MEZ". Texts
 * are written with the common form, and every finished German text with a time of that night goes through here.
 */
export function withGermanClock(text: string): string {
  // Most texts hold no time: looking for the word is cheaper than for the pattern.
  return text.includes('\u00a0Uhr')
    ? text.replace(/(\d\d:\d\d) ([A-Z]{2}[^\s–]+)\u00a0Uhr/g, '$1\u00a0Uhr $2')
    : text
}

/** In a sentence: "16:40 Uhr", a full hour "16 Uhr". */
export const germanClock = (time: string): string => withGermanClock(`${hourOnly(time)}\u00a0Uhr`)

/** Where "Uhr" follows later: "von 16 bis 16:40 Uhr". */
export const hourOnly = (time: string): string => time.replace(/^0?(\d{1,2}):00$/, '$1')
