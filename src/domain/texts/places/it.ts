import type { PlaceGrammar } from './grammar.ts'
import { joined, startsWithVowel, withoutLe } from './names.ts'

/** "sull’Aletschhorn", "sullo Schreckhorn". */
function fitted(preposition: string, name: string): string {
  if (startsWithVowel(name)) return preposition.replace(/l(la)?$/, 'll’')
  return /^(S[^aeiouäöü]|Z|J|X|Gn|Ps)/.test(name) ? preposition.replace(/l$/, 'llo') : preposition
}

export const placesIt: PlaceGrammar = {
  before: {
    sul: `Säntis | Titlis | Rigi | Pilatus | Cervino | Gornergrat | Piccolo Cervino | Niesen | Moléson | Chasseral |
      Weissenstein | Napf`,
    'sull’': 'Eiger | Uetliberg | Hoher Kasten',
    sulla: 'Diavolezza',
    ai: 'Rochers de Naye',
    alla: 'Vue des Alpes',
    nella: 'Svizzera settentrionale | Svizzera orientale | Svizzera centrale | Svizzera meridionale',
    nelle: 'Alpi',
    in: 'Argovia | Turgovia | Ticino | Vallese',
    nel: 'Giura',
    'nel Canton': 'Vaud | Uri | Obvaldo | Nidvaldo',
    nei: 'Grigioni',
    'nell’': 'Appenzello Esterno | Appenzello Interno',
  },
  whole: {
    'Berna e Svizzera romanda': 'a Berna e nella Svizzera romanda',
    'La Dôle': 'sulla Dôle',
    'Il Cairo': 'al Cairo',
    'L’Aia': 'all’Aia',
    'L’Avana': 'all’Avana',
    'La Valletta': 'alla Valletta',
  },
  landmarks: {
    horn: 'sul',
    summit: 'sul',
    'named summit': 'sul',
    point: 'sulla',
    pass: 'al',
    saddle: 'alla',
    hut: 'alla',
    shelter: 'al',
    lake: 'sul',
    airport: 'al',
  },
  onLandmark: (preposition, name) =>
    joined(
      fitted(preposition, name),
      withoutLe(name).replace(/^(Lago|Aero\S+) /, (noun) => noun.toLowerCase()),
    ),
  inTown: (name) => (/^A/.test(name) ? `ad ${name}` : `a ${name}`),
  ofTown: (name) => `di ${name}`,
  for: 'per',
  articles: [
    [/^(?:sul|al|nel) (?!Canton )/, 'il ', 'del '],
    [/^(?:su|a)llo /, 'lo ', 'dello '],
    [/^(?:sull|all|nell)’/, 'l’', 'dell’'],
    [/^(?:sulla|alla|nella) /, 'la ', 'della '],
    [/^(?:ai|nei) /, 'i ', 'dei '],
    [/^nelle /, 'le ', 'delle '],
    [/^a Berna e nella /, 'Berna e la ', 'di Berna e della '],
  ],
}
