export const startsWithVowel = (name: string) => /^[AEIOUÀÂÉÈÊÎÔŒÜÖÄÅ]/.test(name)

/** An elided article leans on the name: "à l’Eiger". */
export const joined = (preposition: string, name: string) =>
  preposition.endsWith('’') ? preposition + name : `${preposition} ${name}`

/** The preposition brings its own article: "auf dem Moléson". */
export const withoutLe = (name: string) => name.replace(/^Le /, '')
