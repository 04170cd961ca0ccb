import type { InEveryLanguage, Language } from '../domain/language.ts'

/*
 * The sixteen Länder: GeoNames' name | en / de / fr / it, in common usage. Germany is the one large neighbour whose
 * places are shown with their state.
 */
const table = `
Baden-Wurttemberg | Baden-Württemberg / Baden-Württemberg / Bade-Wurtemberg / Baden-Württemberg
Bavaria | Bavaria / Bayern / Bavière / Baviera
State of Berlin | Berlin / Berlin / Berlin / Berlino
Brandenburg | Brandenburg / Brandenburg / Brandebourg / Brandeburgo
Bremen | Bremen / Bremen / Brême / Brema
Hamburg | Hamburg / Hamburg / Hambourg / Amburgo
Hesse | Hesse / Hessen / Hesse / Assia
Lower Saxony | Lower Saxony / Niedersachsen / Basse-Saxe / Bassa Sassonia
Mecklenburg-Vorpommern | Mecklenburg-Western Pomerania / Mecklenburg-Vorpommern / Mecklembourg-Poméranie-Occidentale / Meclemburgo-Pomerania Anteriore
North Rhine-Westphalia | North Rhine-Westphalia / Nordrhein-Westfalen / Rhénanie-du-Nord-Westphalie / Renania Settentrionale-Vestfalia
Rheinland-Pfalz | Rhineland-Palatinate / Rheinland-Pfalz / Rhénanie-Palatinat / Renania-Palatinato
Saarland | Saarland / Saarland / Sarre / Saarland
Saxony | Saxony / Sachsen / Saxe / Sassonia
Saxony-Anhalt | Saxony-Anhalt / Sachsen-Anhalt / Saxe-Anhalt / Sassonia-Anhalt
Schleswig-Holstein | Schleswig-Holstein / Schleswig-Holstein / Schleswig-Holstein / Schleswig-Holstein
Thuringia | Thuringia / Thüringen / Thuringe / Turingia
`

const names = new Map<string, InEveryLanguage>(
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [geonamesName = '', languages = ''] = row.split(' | ')
      const [en = '', de = en, fr = en, it = en] = languages.split(' / ')
      return [geonamesName, { en, de, fr, it }]
    }),
)

/** By GeoNames' name; one that is none of the sixteen stays as it is. */
export function germanStateName(geonamesName: string, language: Language): string {
  return names.get(geonamesName)?.[language] ?? geonamesName
}
