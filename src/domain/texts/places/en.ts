import type { PlaceGrammar } from './grammar.ts'

export const placesEn: PlaceGrammar = {
  before: {
    'on the': `Säntis | Rigi | Gornergrat | Klein Matterhorn | Eiger | Niesen | Diavolezza |
      Moléson | Rochers de Naye | Chasseral | Weissenstein | Napf | Uetliberg | Hoher Kasten | Titlis`,
    on: `Pilatus | La Dôle | Lake Ägeri | Lake Biel | Lake Brienz | Lake Constance (Obersee) | Lake Constance (Untersee) |
      Lake Geneva | Lake Gruyère | Lake Hallwil | Lake Lucerne | Lake Lugano | Lake Maggiore | Lake Murten |
      Lake Neuchâtel | Lake Poschiavo | Lake Sarnen | Lake Sempach | Lake Sils | Lake Silvaplana | Lake St. Moritz |
      Lake Thun | Lake Walen | Lake Zug | Lake Zurich`,
    'at the': 'Vue des Alpes',
    'in the': 'Alps',
  },
  // The label keeps its ü; running English has the English name, as the federal authorities write it.
  whole: { Zürich: 'in Zurich' },
  landmarks: {
    horn: 'on the',
    summit: 'on the',
    'named summit': 'on',
    point: 'on the',
    pass: 'at the',
    saddle: 'at',
    hut: 'at the',
    shelter: 'at the',
    lake: 'on the',
    airport: 'at',
  },
  onLandmark: (preposition, name) => `${preposition} ${name}`,
  inTown: (name) => `in ${name}`,
  ofTown: (name) => name,
  for: 'for',
  articles: [
    [/^(?:on|at|in) the /, 'the ', 'the '],
    [/^in (?=Zurich$)/, '', ''],
  ],
}
