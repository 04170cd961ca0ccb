import type { PlaceGrammar } from './grammar.ts'
import { withoutLe } from './names.ts'

export const placesDe: PlaceGrammar = {
  before: {
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
  whole: {
    'Bern und Westschweiz': 'in Bern und der Westschweiz',
    'La Dôle': 'auf der Dôle',
    'Hoher Kasten': 'auf dem Hohen Kasten',
    'Grosser St. Bernhard': 'auf dem Grossen St. Bernhard',
  },
  landmarks: {
    horn: 'auf dem',
    summit: 'auf dem',
    'named summit': 'auf dem',
    point: 'auf der',
    pass: 'auf dem',
    saddle: 'auf der',
    hut: 'in der',
    shelter: 'im',
    lake: 'am',
    airport: 'am',
  },
  // "Grosses Fiescherhorn": "auf dem Grossen Fiescherhorn". "Aroser Rothorn" does not bend.
  onLandmark: (preposition, name) =>
    `${preposition} ${withoutLe(name).replace(/^(Gross|Klein|Hoh|Hinter|Vorder|Mittler)e[rs]? /, '$1en ')}`,
  inTown: (name) => `in ${name}`,
  ofTown: (name) => `von ${name}`,
  for: 'für',
  // Neuter are the horns and saddles.
  articles: [
    [/^auf dem (?=.*(?:[Hh]or(?:n|en|e)|joch|mies|gärtli)( \(..\))?$)/, 'das ', 'vom '],
    [/^(?:auf dem|am|im(?= Aargau| Thurgau| Jura)) /, 'der ', 'vom ', 'den '],
    [/^im /, 'das ', 'vom '],
    [/^(?:auf|an|in) der /, 'die ', 'von der '],
    [/^(?:auf|in) den /, 'die ', 'von den '],
    [/^in Bern und der /, 'Bern und die ', 'von Bern und der '],
  ],
  // An adjective ends in -n behind "dem" and "den" only.
  withArticle: (phrase) =>
    phrase.replace(/^(der|das|die) (Hoh|Gross|Klein|Hinter|Vorder|Mittler)en /, '$1 $2e '),
}
