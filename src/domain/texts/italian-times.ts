/** "l’1:10" of "01:10", "le 14:25" of all others: Italian clock times carry their article. */
const article = (time: string): { singular: boolean; time: string } =>
  /^0?1:/.test(time) ? { singular: true, time: time.replace(/^0/, '') } : { singular: false, time }

const joined = (time: string, singular: string, plural: string): string => {
  const told = article(time)
  return told.singular ? `${singular}${told.time}` : `${plural} ${told.time}`
}

/** "alle 14:25", "all’1:10". */
export const alle = (time: string): string => joined(time, 'all’', 'alle')
/** "dalle 14:25". */
export const dalle = (time: string): string => joined(time, 'dall’', 'dalle')
/** "delle 14:25". */
export const delle = (time: string): string => joined(time, 'dell’', 'delle')
/** "le 14:25", after "verso". */
export const le = (time: string): string => joined(time, 'l’', 'le')
