/**
 * Italian articles and prepositions lean on what follows: "alle 01:20" is "all’1:20", "dal 8 novembre" is
 * "dall’8 novembre", "i 800 m" is "gli 800 m", "a agosto" is "ad agosto". Texts and grammars are written with the common form, and every
 * finished Italian text goes through here.
 */
export function withItalianArticles(text: string): string {
  return text
    .replace(/(?<!\p{L})([aA]l|[dD]al|[dD]el|)le 0?1:(?=\d\d)/gu, '$1l’1:')
    .replace(/(?<!\p{L})i (?=8|11(?!\d))/gu, 'gli ')
    .replace(/(?<!\p{L})([aA]) (?=[aA]\p{Ll})/gu, '$1d ')
    .replace(/(?<!\p{L})([aA]|[dD]a|[dD]e)l (8|11)(?= \p{L})/gu, '$1ll’$2')
    .replace(/(?<!\p{L})il (?=(8|11) \p{L})/gu, 'l’')
    .replace(/(?<!\p{L})Il (?=(8|11) \p{L})/gu, 'L’')
}

/** "alle 14:25", "all’1:10". */
export const alle = (time: string): string => withItalianArticles(`alle ${time}`)
export const dalle = (time: string): string => withItalianArticles(`dalle ${time}`)
/** After "verso". */
export const le = (time: string): string => withItalianArticles(`le ${time}`)
