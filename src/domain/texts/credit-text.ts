import type { Language } from '../language.ts'

/** Names and terms of the sources as each language has them; longer ones first. What is not here stays as it is. */
const names: readonly (readonly [en: string, de: string, fr: string, it: string])[] = [
  [
    'Terms equivalent to CC BY 4.0, redistributed promptly and unaltered',
    'Bedingungen wie CC BY 4.0, umgehend und unverändert weitergegeben',
    'Conditions équivalant à CC BY 4.0, rediffusion immédiate et sans modification',
    'Condizioni equivalenti a CC BY 4.0, ridistribuzione immediata e senza modifiche',
  ],
  [
    'Warnings redistributed promptly and unaltered, source named',
    'Warnungen umgehend und unverändert weitergegeben, Quelle genannt',
    'Alertes rediffusées immédiatement et sans modification, source citée',
    'Allerte ridistribuite immediatamente e senza modifiche, con la fonte',
  ],
  [
    'OpenWeather terms',
    'Bedingungen von OpenWeather',
    'Conditions d’OpenWeather',
    'Condizioni di OpenWeather',
  ],
  [
    'Open use; the source must be credited',
    'Freie Nutzung mit Quellenangabe',
    'Libre utilisation avec mention de la source',
    'Libero utilizzo con indicazione della fonte',
  ],
  [
    'Federal Office for the Environment FOEN and the cantons',
    'Bundesamt für Umwelt BAFU und Kantone',
    'Office fédéral de l’environnement OFEV et cantons',
    'Ufficio federale dell’ambiente UFAM e cantoni',
  ],
  [
    'Federal Office for the Environment FOEN',
    'Bundesamt für Umwelt BAFU',
    'Office fédéral de l’environnement OFEV',
    'Ufficio federale dell’ambiente UFAM',
  ],
  ['Public domain', 'Gemeinfrei', 'Domaine public', 'Pubblico dominio'],
  [
    'Federal Statistical Office',
    'Bundesamt für Statistik',
    'Office fédéral de la statistique',
    'Ufficio federale di statistica',
  ],
  ['Swiss Post', 'Schweizerische Post', 'Poste suisse', 'Posta Svizzera'],
  [
    '© OpenStreetMap contributors',
    '© OpenStreetMap-Mitwirkende',
    '© les contributeurs d’OpenStreetMap',
    '© collaboratori di OpenStreetMap',
  ],
  [
    'Weather forecast: MET Norway',
    'Wetterprognose: MET Norway',
    'Prévisions météo\u202f: MET Norway',
    'Previsioni meteo: MET Norway',
  ],
  [
    'WSL Institute for Snow and Avalanche Research SLF',
    'WSL-Institut für Schnee- und Lawinenforschung SLF',
    'WSL Institut pour l’étude de la neige et des avalanches SLF',
    'WSL Istituto per lo studio della neve e delle valanghe SLF',
  ],
  [' (modified)', ' (bearbeitet)', ' (données modifiées)', ' (dati modificati)'],
  ['Source: ', 'Quelle: ', 'Source\u202f: ', 'Fonte: '],
  ['MeteoSwiss', 'MeteoSchweiz', 'MétéoSuisse', 'MeteoSvizzera'],
]
const columns: Record<Language, 0 | 1 | 2 | 3> = { en: 0, de: 1, fr: 2, it: 3 }

/** "swiss-maps (Bundesamt für Statistik, swisstopo)": a source's English credit in the language of the page. */
/** All that is said otherwise in each language. */
export const credits: readonly string[] = names.map(([english]) => english)

export function creditText(text: string, language: Language): string {
  return names.reduce((result, name) => result.replaceAll(name[0], name[columns[language]]), text)
}
