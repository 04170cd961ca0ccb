import type { PlaceGrammar } from './grammar.ts'
import { joined, startsWithVowel, withoutLe } from './names.ts'

/** The preposition swallows the name's own article: "Le Locle", "au Locle". */
const contracted = (name: string, article: string, preposition: string) =>
  `${preposition} ${name.slice(article.length)}`

/** A French Y and the mute H of Romand villages: "d’Yverdon", "d’Hérémence", but "de Yokohama", "de Horgen". */
const silentStart = /^(Y[^aeiou]|Yerres|Hyères|Hé(?!ron$)|Herm[ae]n|Hauter)/

export const placesFr: PlaceGrammar = {
  before: {
    au: `Säntis | Titlis | Pilate | Cervin | Gornergrat | Petit Cervin | Niesen | Chasseral | Weissenstein | Napf |
      Hoher Kasten | Tessin | Pas de la Casa`,
    'à l’': 'Eiger | Uetliberg',
    'à la': 'Diavolezza',
    aux: 'Rochers de Naye | Grisons',
    'dans les': 'Alpes',
    'dans le': 'Jura',
    'dans le canton de': 'Vaud | Nidwald',
    'dans le canton d’': 'Uri | Obwald',
    en: `Suisse du Nord | Suisse orientale | Suisse centrale | Suisse du Sud | Argovie |
      Thurgovie | Valais`,
  },
  whole: {
    'Berne et Suisse romande': 'à Berne et en Suisse romande',
    'Appenzell Rhodes-Extérieures': 'en Appenzell Rhodes-Extérieures',
    'Appenzell Rhodes-Intérieures': 'en Appenzell Rhodes-Intérieures',
    Rigi: 'au Rigi',
    'La Dôle': 'à la Dôle',
    'La Vue-des-Alpes': 'à la Vue-des-Alpes',
  },
  landmarks: {
    horn: 'au',
    summit: 'au',
    'named summit': 'au',
    point: 'à la',
    pass: 'au',
    saddle: 'à la',
    hut: 'à la',
    shelter: 'au',
    lake: 'au bord du',
    airport: 'à l’',
  },
  // The common noun is written small: "au col du Grimsel", "à la cabane de Moiry".
  onLandmark: (preposition, name) =>
    joined(
      startsWithVowel(name) ? 'à l’' : preposition,
      withoutLe(name).replace(/^(Col|Cabane|Refuge|Bivouac|Lac|Aéro\S+) /, (noun) => noun.toLowerCase()),
    ),
  inTown: (name) => {
    if (name.startsWith('Le ')) return contracted(name, 'Le ', 'au')
    if (name.startsWith('Les ')) return contracted(name, 'Les ', 'aux')
    return `à ${name}`
  },
  ofTown: (name) => {
    if (name.startsWith('Le ')) return contracted(name, 'Le ', 'du')
    if (name.startsWith('Les ')) return contracted(name, 'Les ', 'des')
    return startsWithVowel(name) || silentStart.test(name) ? `d’${name}` : `de ${name}`
  },
  for: 'pour',
  articles: [
    [/^au (bord du )?/, 'le ', 'du '],
    [/^(?:aux|dans les) /, 'les ', 'des '],
    [/^à la /, 'la ', 'de la '],
    [/^(?:à|dans) l’/, 'l’', 'de l’'],
    [/^en (?=Suisse )/, 'la ', 'de la '],
    [/^à Berne et en /, 'Berne et la ', 'de Berne et de la '],
  ],
}
