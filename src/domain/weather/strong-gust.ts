/** From here on a day's gusts are worth a word in a list: twigs break, and summits are no place to be. */
export const strongGustKmh = 60
