import type { Language } from '../language.ts'
import { joined, onMountain, startsWithVowel } from './mountain-phrases.ts'

/*
 * Places decline: "auf dem Säntis", "au col du Grimsel", "sul Cervino", "in the Alps". Towns follow their language's
 * rule; regions, cantons and mountains whose name does not say what they are are listed here by what stands before it. Where the name itself
 * changes ("auf dem Grossen St. Bernhard"), the whole phrase is given. Tests hold that no curated one is forgotten.
 */
const before: Record<Language, Record<string, string>> = {
  en: {
    'on the': `Säntis | Rigi | Gornergrat | Klein Matterhorn | Eiger | Niesen | Diavolezza |
      Moléson | Rochers de Naye | Chasseral | Weissenstein | Napf | Uetliberg | Hoher Kasten | Titlis`,
    on: 'Pilatus | La Dôle',
    'at the': 'Vue des Alpes',
    'in the': 'Alps',
  },
  de: {
    'auf dem': `Säntis | Titlis | Pilatus | Gornergrat | Eiger | Niesen | Moléson | Chasseral | Weissenstein | Napf |
      Uetliberg | Stoos | Zugerberg`,
    'auf der': 'Rigi | Diavolezza | Vue des Alpes | Bettmeralp | Riederalp | Belalp | Axalp | Lenzerheide',
    auf: 'Melchsee-Frutt | Rigi Kulm | Rigi Kaltbad | Rigi Staffel | Rigi Scheidegg | Rigi Klösterli',
    'an der': 'Lenk',
    am: 'Flumserberg',
    'auf den': 'Rochers de Naye',
    'in der': 'Nordschweiz | Ostschweiz | Zentralschweiz | Südschweiz | Waadt',
    'in den': 'Alpen',
    im: 'Aargau | Thurgau | Tessin | Wallis | Jura | Eigenthal',
  },
  fr: {
    au: `Säntis | Titlis | Pilate | Cervin | Gornergrat | Petit Cervin | Niesen | Chasseral | Weissenstein | Napf |
      Hoher Kasten | Tessin`,
    'à l’': 'Eiger | Uetliberg',
    'à la': 'Diavolezza',
    aux: 'Rochers de Naye | Grisons',
    'dans les': 'Alpes',
    'dans le': 'Jura',
    'dans le canton de': 'Vaud | Nidwald',
    'dans le canton d’': 'Uri | Obwald',
    en: `Suisse du Nord | Suisse orientale | Suisse centrale | Suisse occidentale | Suisse du Sud | Argovie |
      Thurgovie | Valais`,
  },
  it: {
    sul: `Säntis | Titlis | Rigi | Pilatus | Cervino | Gornergrat | Piccolo Cervino | Niesen | Moléson | Chasseral |
      Weissenstein | Napf`,
    'sull’': 'Eiger | Uetliberg | Hoher Kasten',
    sulla: 'Diavolezza',
    ai: 'Rochers de Naye',
    alla: 'Vue des Alpes',
    nella: `Svizzera settentrionale | Svizzera orientale | Svizzera centrale | Svizzera occidentale |
      Svizzera meridionale`,
    nelle: 'Alpi',
    in: 'Argovia | Turgovia | Ticino | Vallese',
    nel: 'Giura',
    'nel Canton': 'Vaud | Uri | Obvaldo | Nidvaldo',
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
  fr: {
    Rigi: 'au Rigi',
    'La Dôle': 'à la Dôle',
    'La Vue-des-Alpes': 'à la Vue-des-Alpes',
  },
  it: {
    'La Dôle': 'sulla Dôle',
    'Il Cairo': 'al Cairo',
    'L’Aia': 'all’Aia',
    'L’Avana': 'all’Avana',
    'La Valletta': 'alla Valletta',
  },
}

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

const town: Record<Language, (name: string) => string> = {
  en: (name) => `in ${name}`,
  de: (name) => `in ${name}`,
  fr: (name) => {
    if (name.startsWith('Le ')) return contracted(name, 'Le ', 'au')
    if (name.startsWith('Les ')) return contracted(name, 'Les ', 'aux')
    return `à ${name}`
  },
  it: (name) => (/^A/.test(name) ? `ad ${name}` : `a ${name}`),
}

/** null of towns. */
const known = (name: string, language: Language): string | null =>
  phrases[language].get(name) ?? onMountain(name, language)

/** Where something is: "in Bern", "auf der Rigi", "au Locle", "all’Aia". */
export function inPlace(name: string, language: Language): string {
  return known(name, language) ?? town[language](name)
}

/**
 * What article a "where" stands for: "auf dem Säntis" is "der Säntis" and "vom Säntis". Neuter are the horns and saddles.
 */
const articlesOf: Record<Language, readonly (readonly [where: RegExp, the: string, of: string])[]> = {
  en: [[/^(?:on|at|in) the /, 'the ', 'the ']],
  de: [
    [/^auf dem (?=.*(?:[Hh]or(?:n|en|e)|joch|mies)( \(..\))?$)/, 'das ', 'vom '],
    [/^(?:auf dem|am|im(?= Aargau| Thurgau| Jura)) /, 'der ', 'vom '],
    [/^im /, 'das ', 'vom '],
    [/^(?:auf|an|in) der /, 'die ', 'von der '],
    [/^(?:auf|in) den /, 'die ', 'von den '],
    [/^in Bern und der /, 'Bern und die ', 'von Bern und der '],
  ],
  fr: [
    [/^au /, 'le ', 'du '],
    [/^(?:aux|dans les) /, 'les ', 'des '],
    [/^à la /, 'la ', 'de la '],
    [/^(?:à|dans) l’/, 'l’', 'de l’'],
    [/^en (?=Suisse )/, 'la ', 'de la '],
  ],
  it: [
    [/^(?:sul|al|nel) (?!Canton )/, 'il ', 'del '],
    [/^(?:su|a)llo /, 'lo ', 'dello '],
    [/^(?:sull|all|nell)’/, 'l’', 'dell’'],
    [/^(?:sulla|alla|nella) /, 'la ', 'della '],
    [/^(?:ai|nei) /, 'i ', 'dei '],
    [/^nelle /, 'le ', 'delle '],
  ],
}

/** null of towns, which have no article. */
function withArticle(name: string, language: Language, form: 'the' | 'whom' | 'of'): string | null {
  const where = known(name, language)
  const found = where === null ? undefined : articlesOf[language].find(([start]) => start.test(where))
  if (!found || !where) return null
  const [start, the, of] = found
  // Only German bends it behind "for": "für den Säntis".
  const article = form === 'of' ? of : form === 'whom' ? the.replace('der', 'den') : the
  return unbent(where.replace(start, article))
}

/** A German adjective ends in -n behind "dem" and "den" only: "auf dem Hohen Kasten", but "der Hohe Kasten". */
const unbent = (phrase: string) =>
  phrase.replace(/^(der|das|die) (Hoh|Gross|Klein|Hinter|Vorder|Mittler)en /, '$1 $2e ')

const whom: Record<Language, string> = { en: 'for', de: 'für', fr: 'pour', it: 'per' }

/** For where something is meant: "für das Jungfraujoch", "pour Le Locle", "per il Passo del San Gottardo". */
export function forPlace(name: string, language: Language): string {
  return `${whom[language]} ${withArticle(name, language, 'whom') ?? name}`
}

/** As the subject: "der Säntis", "l’Eiger", "Bern". */
export function thePlace(name: string, language: Language): string {
  return withArticle(name, language, 'the') ?? name
}

/** After "of" or "from", which English says itself: "the Säntis", "vom Säntis", "du Locle", "d’Andermatt", "dello Jungfraujoch". */
export function ofPlace(name: string, language: Language): string {
  return withArticle(name, language, 'of') ?? ofTown[language](name)
}

/** A Y before a consonant, and the mute H of Romand villages: "d’Yverdon", "d’Hérémence", but "de Yokohama", "de Horgen". */
const silentStart = /^(Y[^aeiou]|Hé|Herm[ae]n|Hauter)/

const ofTown: Record<Language, (name: string) => string> = {
  en: (name) => name,
  de: (name) => `von ${name}`,
  fr: (name) => {
    if (name.startsWith('Le ')) return contracted(name, 'Le ', 'du')
    if (name.startsWith('Les ')) return contracted(name, 'Les ', 'des')
    return startsWithVowel(name) || silentStart.test(name) ? `d’${name}` : `de ${name}`
  },
  it: (name) => `di ${name}`,
}
