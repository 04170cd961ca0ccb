import type { Language } from '../domain/language.ts'

/*
 * Waters that are called otherwise in another language, by the name that the Federal Office for the Environment uses.
 * name | English | German | French | Italian
 */
const table = `
Aare | Aare | Aare | Aar | Aare
Bielersee | Lake Biel | Bielersee | Lac de Bienne | Lago di Bienne
Bodensee, Obersee | Lake Constance (Obersee) | Bodensee (Obersee) | Lac de Constance (lac supérieur) | Lago di Costanza (lago superiore)
Bodensee, Untersee | Lake Constance (Untersee) | Bodensee (Untersee) | Lac de Constance (lac inférieur) | Lago di Costanza (lago inferiore)
Brienzersee | Lake Brienz | Brienzersee | Lac de Brienz | Lago di Brienz
Greifensee | Greifensee | Greifensee | Greifensee | Greifensee
Hallwilersee | Lake Hallwil | Hallwilersee | Lac de Hallwil | Lago di Hallwil
Lac Léman | Lake Geneva | Genfersee | Lac Léman | Lago Lemano
Lac de Joux | Lac de Joux | Lac de Joux | Lac de Joux | Lac de Joux
Lac de la Gruyère | Lake Gruyère | Greyerzersee | Lac de la Gruyère | Lago della Gruyère
Lac de Neuchâtel | Lake Neuchâtel | Neuenburgersee | Lac de Neuchâtel | Lago di Neuchâtel
Lago Maggiore | Lake Maggiore | Lago Maggiore | Lac Majeur | Lago Maggiore
Lago di Lugano | Lake Lugano | Luganersee | Lac de Lugano | Lago di Lugano
Lago di Poschiavo | Lake Poschiavo | Puschlaversee | Lac de Poschiavo | Lago di Poschiavo
Murtensee | Lake Murten | Murtensee | Lac de Morat | Lago di Morat
Rhein | Rhine | Rhein | Rhin | Reno
Rhône | Rhône | Rhone | Rhône | Rodano
Sarnersee | Lake Sarnen | Sarnersee | Lac de Sarnen | Lago di Sarnen
Sempachersee | Lake Sempach | Sempachersee | Lac de Sempach | Lago di Sempach
Silsersee | Lake Sils | Silsersee | Lac de Sils | Lago di Sils
Silvaplanersee | Lake Silvaplana | Silvaplanersee | Lac de Silvaplana | Lago di Silvaplana
St. Moritzersee | Lake St. Moritz | St. Moritzersee | Lac de Saint-Moritz | Lago di St. Moritz
Thunersee | Lake Thun | Thunersee | Lac de Thoune | Lago di Thun
Ticino | Ticino | Tessin | Tessin | Ticino
Vierwaldstättersee | Lake Lucerne | Vierwaldstättersee | Lac des Quatre-Cantons | Lago dei Quattro Cantoni
Walensee | Lake Walen | Walensee | Lac de Walenstadt | Lago di Walenstadt
Zugersee | Lake Zug | Zugersee | Lac de Zoug | Lago di Zugo
Zürichsee | Lake Zurich | Zürichsee | Lac de Zurich | Lago di Zurigo
Ägerisee | Lake Ägeri | Ägerisee | Lac d’Ägeri | Lago di Ägeri
`
const names = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', en = '', de = '', fr = '', it = ''] = line.split('|').map((part) => part.trim())
      return [name, { en, de, fr, it } satisfies Record<Language, string>] as const
    }),
)

/** As the language calls it; waters not listed have one name everywhere. */
export function waterName(name: string, language: Language): string {
  return names.get(name)?.[language] ?? name
}

const officialNames = new Map(
  [...names].flatMap(([official, of]) =>
    [official, ...Object.values(of)].map((name) => [name.toLowerCase(), official] as const),
  ),
)

/** As the office's gauges call it, by its name in any language; waters not listed have one name everywhere. */
export function officialWaterName(name: string): string {
  return officialNames.get(name.toLowerCase()) ?? name
}

/**
 * Gauges where a lake flows out, by station number. The office measures no temperature in lakes; that of the outflow is
 * the lake's surface near it. The first five are those that Eawag's Alplakes takes for their lakes.
 */
const outflows: Readonly<Record<string, string>> = {
  '2030': 'Thunersee',
  '2104': 'Walensee',
  '2152': 'Vierwaldstättersee',
  '2457': 'Brienzersee',
  '2606': 'Lac Léman',
  '2167': 'Lago di Lugano',
}

/** The lake whose water passes the gauge, as the language calls it; null for all others. */
export function lakeFlowingOut(stationId: string, language: Language): string | null {
  const lake = outflows[stationId]
  return lake ? waterName(lake, language) : null
}
