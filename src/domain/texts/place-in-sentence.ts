import type { Language } from '../language.ts'

/*
 * Places decline: "auf dem Säntis", "au col du Grimsel", "sul Cervino", "in the Alps". Towns follow their language's
 * rule; mountains, passes, regions and cantons are listed here by what stands before their name. Where the name itself
 * changes ("auf dem Grossen St. Bernhard"), the whole phrase is given. Tests hold that no curated one is forgotten.
 */
const before: Record<Language, Record<string, string>> = {
  en: {
    'on the': `Säntis | Jungfraujoch | Rigi | Matterhorn | Gornergrat | Klein Matterhorn (Matterhorn Glacier Paradise) |
      Schilthorn | Eiger | Niesen | Stanserhorn | Weissfluhjoch | Diavolezza | Moléson | Rochers de Naye | Chasseral |
      Weissenstein | Napf | Uetliberg | Eggishorn | Hoher Kasten | Titlis`,
    on: 'Pilatus | Monte Rosa (Dufourspitze) | Piz Corvatsch | Piz Bernina | La Dôle | Monte Generoso | Mont Fort | Monte Ceneri',
    'at the': 'Col des Mosses | Col du Pillon | Vue des Alpes',
    'in the': 'Alps',
  },
  de: {
    'auf dem': `Säntis | Jungfraujoch | Titlis | Pilatus | Monte Rosa (Dufourspitze) | Matterhorn | Gornergrat |
      Klein Matterhorn | Schilthorn | Eiger | Niesen | Stanserhorn | Weissfluhjoch | Piz Corvatsch | Piz Bernina |
      Moléson | Chasseral | Weissenstein | Napf | Uetliberg | Monte Generoso | Eggishorn | Mont Fort | Col des Mosses |
      Col du Pillon | Monte Ceneri`,
    'auf der': 'Rigi | Diavolezza | Vue des Alpes',
    'auf den': 'Rochers de Naye',
    'in der': 'Nordschweiz | Ostschweiz | Zentralschweiz | Südschweiz | Waadt',
    'in den': 'Alpen',
    im: 'Aargau | Thurgau | Tessin | Wallis | Jura',
  },
  fr: {
    au: `Säntis | Jungfraujoch | Titlis | Pilate | Mont Rose (Pointe Dufour) | Cervin | Gornergrat | Petit Cervin |
      Schilthorn | Niesen | Stanserhorn | Weissfluhjoch | Piz Corvatsch | Piz Bernina | Chasseral | Weissenstein | Napf |
      Monte Generoso | Mont Fort | Hoher Kasten | Monte Ceneri | Tessin`,
    'à l’': 'Eiger | Uetliberg | Eggishorn',
    'à la': 'Diavolezza',
    aux: 'Rochers de Naye | Grisons',
    'dans les': 'Alpes',
    'dans le': 'Jura',
    'dans le canton de': 'Vaud | Nidwald',
    'dans le canton d’': 'Uri | Obwald | Appenzell Rhodes-Extérieures | Appenzell Rhodes-Intérieures',
    en: `Suisse du Nord | Suisse orientale | Suisse centrale | Suisse occidentale | Suisse du Sud | Argovie |
      Thurgovie | Valais`,
  },
  it: {
    sul: `Säntis | Titlis | Rigi | Pilatus | Monte Rosa (Punta Dufour) | Cervino | Gornergrat | Piccolo Cervino |
      Niesen | Weissfluhjoch | Piz Corvatsch | Piz Bernina | Moléson | Chasseral | Weissenstein | Napf |
      Monte Generoso | Mont Fort | Monte Ceneri`,
    sullo: 'Schilthorn | Stanserhorn | Jungfraujoch',
    'sull’': 'Eiger | Uetliberg | Eggishorn | Hoher Kasten',
    sulla: 'Diavolezza',
    ai: 'Rochers de Naye',
    alla: 'Vue des Alpes',
    al: 'Col des Mosses | Col du Pillon',
    nella: `Svizzera settentrionale | Svizzera orientale | Svizzera centrale | Svizzera occidentale |
      Svizzera meridionale`,
    nelle: 'Alpi',
    in: 'Argovia | Turgovia | Ticino | Vallese',
    nel: 'Giura',
    'nel Canton': 'Vaud | Uri',
    nei: 'Grigioni',
    'nell’': 'Appenzello Esterno | Appenzello Interno',
  },
}

/** Names that change in a sentence. */
const whole: Record<Language, Record<string, string>> = {
  en: {},
  de: {
    'Bern und Westschweiz': 'in Bern und der Westschweiz',
    'La Dôle': 'auf der Dôle',
    'Hoher Kasten': 'auf dem Hohen Kasten',
    'Grosser St. Bernhard': 'auf dem Grossen St. Bernhard',
  },
  fr: { Rigi: 'au Rigi', 'Le Moléson': 'au Moléson', 'La Vue-des-Alpes': 'à la Vue-des-Alpes' },
  it: {
    'La Dôle': 'sulla Dôle',
    'Il Cairo': 'al Cairo',
    'L’Aia': 'all’Aia',
    'L’Avana': 'all’Avana',
    'La Valletta': 'alla Valletta',
  },
}

/** An elided article leans on the name: "à l’Eiger". */
const joined = (preposition: string, name: string) =>
  preposition.endsWith('’') ? preposition + name : `${preposition} ${name}`

function phrasesOf(language: Language): Map<string, string> {
  const phrases = new Map(Object.entries(whole[language]))
  for (const [preposition, names] of Object.entries(before[language])) {
    for (const name of names.split('|').map((text) => text.trim())) {
      if (!phrases.has(name)) phrases.set(name, joined(preposition, name))
    }
  }
  return phrases
}

const phrases = { en: phrasesOf('en'), de: phrasesOf('de'), fr: phrasesOf('fr'), it: phrasesOf('it') }

/** The preposition swallows the name's own article: "Le Locle", "au Locle". */
const contracted = (name: string, article: string, preposition: string) =>
  joined(preposition, name.slice(article.length))

const rule: Record<Language, (name: string) => string> = {
  en: (name) => (/ Pass$/.test(name) ? `at the ${name}` : `in ${name}`),
  de: (name) => (/pass$|-Pass$/.test(name) ? `auf dem ${name}` : `in ${name}`),
  fr: (name) => {
    if (name.startsWith('Col ')) return `au col ${name.slice(4)}`
    if (name.startsWith('Le ')) return contracted(name, 'Le ', 'au')
    if (name.startsWith('Les ')) return contracted(name, 'Les ', 'aux')
    return `à ${name}`
  },
  it: (name) => {
    if (/^(Passo|Giogo) /.test(name)) return `al ${name}`
    return /^A/.test(name) ? `ad ${name}` : `a ${name}`
  },
}

/** Where something is: "in Bern", "auf der Rigi", "au Locle", "all’Aia". */
export function inPlace(name: string, language: Language): string {
  return phrases[language].get(name) ?? rule[language](name)
}

/** What the article of "where" is behind "for": "auf dem Säntis", "für den Säntis". Neuter are the horns and saddles. */
const articles: Record<Language, readonly (readonly [where: RegExp, whom: string])[]> = {
  en: [[/^(?:on|at|in) the /, 'for the ']],
  de: [
    [/^(?:auf dem|im) (?=.*(?:[Hh]orn|joch)$)/, 'für das '],
    [/^auf dem /, 'für den '],
    [/^auf der |^auf den |^in der |^in den /, 'für die '],
  ],
  fr: [
    [/^au col /, 'pour le col '],
    [/^au /, 'pour le '],
    [/^aux /, 'pour les '],
    [/^à la /, 'pour la '],
    [/^(?:à|dans) l’/, 'pour l’'],
    [/^dans (?=les? )/, 'pour '],
  ],
  it: [
    [/^(?:sul|al|nel) /, 'per il '],
    [/^sullo /, 'per lo '],
    [/^(?:sull|all|nell)’/, 'per l’'],
    [/^(?:sulla|alla|nella) /, 'per la '],
    [/^(?:ai|nei) /, 'per i '],
    [/^nelle /, 'per le '],
  ],
}
const whom: Record<Language, string> = { en: 'for', de: 'für', fr: 'pour', it: 'per' }

/** For where something is meant: "für das Jungfraujoch", "pour Le Locle", "per il Passo del San Gottardo". */
export function forPlace(name: string, language: Language): string {
  const where = phrases[language].get(name) ?? (isPass(name) ? rule[language](name) : null)
  const article = where === null ? undefined : articles[language].find(([start]) => start.test(where))
  return article && where ? where.replace(article[0], article[1]) : `${whom[language]} ${name}`
}

const isPass = (name: string) => /^(Col|Passo|Giogo) |[Pp]ass$/.test(name)

/** What the article of "where" becomes behind "of" or "from": "au Säntis", "du Säntis"; "on the Säntis", "the Säntis". */
const articlesOf: Partial<Record<Language, readonly (readonly [where: RegExp, of: string])[]>> = {
  en: [[/^(?:on|at|in) (?=the )/, '']],
  fr: [
    [/^au |^dans le /, 'du '],
    [/^aux |^dans les /, 'des '],
    [/^à (?=l’|la )/, 'de '],
  ],
}

/**
 * Behind "of" or "from". French contracts: "du Locle", "des Diablerets", "d’Andermatt", "de l’Eiger". English says
 * "the Säntis"; the other languages set the name alone.
 */
export function ofPlace(name: string, language: Language): string {
  const where = inPlace(name, language)
  const article = articlesOf[language]?.find(([start]) => start.test(where))
  if (article) return where.replace(article[0], article[1])
  if (language !== 'fr') return name
  return /^[AEIOUYÀÂÉÈÊÎÔŒ]/.test(name) ? `d’${name}` : `de ${name}`
}
