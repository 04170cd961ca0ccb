/** "1er novembre", "1º novembre": French and Italian count the first of a month, which Intl does not know. */
export function withOrdinalFirst(date: string, locale: string): string {
  const sign = locale.startsWith('fr') ? 'er' : locale.startsWith('it') ? 'º' : ''
  return (sign && date.replace(/(?<!\d)1(?= \p{L})/u, `1${sign}`)) || date
}
