/**
 * In the night in which the clocks are set back a time carries its zone, which follows "Uhr": "02:30 Uhr MEZ". Texts
 * are written with the common form. A full hour is "16 Uhr". Every finished German text with a time goes through here.
 */
export function withGermanClock(text: string): string {
  // Most texts hold no time: looking for the word is cheaper than for the pattern.
  if (!text.includes('\u00a0Uhr')) return text
  const zoned = text.replace(/(\d\d:\d\d) ([A-Z]{2}[^\s–]+)\u00a0Uhr/g, '$1\u00a0Uhr $2')
  // In the night with zones all times are written alike.
  return zoned === text && !/\d [A-Z]{3,4}(?=[ –])/.test(text) ? text.replace(fullHour, '$1') : zoned
}

/** Of a span the first hour, too: "von 16 bis 17 Uhr", "Mo 6 – Di 11:30 Uhr". */
const fullHour = /(?<![\d:])0?(\d{1,2}):00(?=(?:(?: bis |–| – )(?:\p{L}+ )?\d\d?(?::\d\d)?)?\u00a0Uhr)/gu

/** A date behind its weekday is enclosed in commas: "Dienstag, 28. Juli, von 10 bis 22 Uhr". */
export const withGermanDate = (text: string): string =>
  text.replace(/(tag|woch|abend), (\d{1,2}\.\s\p{L}+\.?) (?=(?:von|um|ab|gegen)\s)/gu, '$1, $2, ')

/** In a sentence: "16:40 Uhr", a full hour "16 Uhr". */
export const germanClock = (time: string): string => withGermanClock(`${hourOnly(time)}\u00a0Uhr`)

/** Where "Uhr" follows later: "von 16 bis 16:40 Uhr". */
export const hourOnly = (time: string): string => time.replace(/^0?(\d{1,2}):00$/, '$1')
