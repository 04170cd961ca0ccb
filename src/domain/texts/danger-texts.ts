import type { FurtherDanger, UnreadSource } from '../danger/danger.ts'
import type { InEveryLanguage, Language } from '../language.ts'

/** An area of the bulletin has dozens. */
const mostNamed = 3

/** Our own words around a danger that is no weather warning, outside of pages. */
type DangerTexts = {
  /** "Flood danger, level 4 of 5"; null: the level cannot be read. */
  title: (kind: FurtherDanger['kind'], level: number | null) => string
  /** As a kind of danger; all others are kinds of warnings as well. */
  drought: string
  /** Who says so. */
  issuer: Record<FurtherDanger['kind'], string>
  /** The source says nothing usable, which is no calm. */
  unread: Record<UnreadSource['kind'], string>
}

export const dangerTexts: InEveryLanguage<DangerTexts> = {
  en: {
    title: (kind, level) =>
      `${{ flood: 'Flood danger', avalanche: 'Avalanche danger', 'forest-fire': 'Forest fire danger', drought: 'Drought' }[kind]}, ${level === null ? 'level unreadable' : `level ${level} of 5`}`,
    drought: 'Drought',
    issuer: {
      flood: 'Federal Office for the Environment FOEN',
      avalanche: 'WSL Institute for Snow and Avalanche Research SLF',
      'forest-fire': 'Federal Office for the Environment FOEN and the cantons',
      drought: 'Federal Office for the Environment FOEN',
    },
    unread: {
      flood: 'Flood danger not known at the moment',
      avalanche: 'Avalanche danger not known at the moment',
      'forest-fire': 'Forest fire danger not known at the moment',
      drought: 'Drought not known at the moment',
      'flood-map': 'Flood map not available at the moment',
    },
  },
  de: {
    title: (kind, level) =>
      `${{ flood: 'Hochwassergefahr', avalanche: 'Lawinengefahr', 'forest-fire': 'Waldbrandgefahr', drought: 'Trockenheit' }[kind]}, ${level === null ? 'Stufe nicht lesbar' : `Stufe ${level} von 5`}`,
    drought: 'Trockenheit',
    issuer: {
      flood: 'Bundesamt für Umwelt BAFU',
      avalanche: 'WSL-Institut für Schnee- und Lawinenforschung SLF',
      'forest-fire': 'Bundesamt für Umwelt BAFU und Kantone',
      drought: 'Bundesamt für Umwelt BAFU',
    },
    unread: {
      flood: 'Hochwassergefahr zurzeit nicht bekannt',
      avalanche: 'Lawinengefahr zurzeit nicht bekannt',
      'forest-fire': 'Waldbrandgefahr zurzeit nicht bekannt',
      drought: 'Trockenheit zurzeit nicht bekannt',
      'flood-map': 'Hochwasserkarte zurzeit nicht verfügbar',
    },
  },
  fr: {
    title: (kind, level) =>
      `${{ flood: 'Danger de crue', avalanche: 'Danger d’avalanches', 'forest-fire': 'Danger d’incendie de forêt', drought: 'Sécheresse' }[kind]}, ${level === null ? 'degré illisible' : `degré ${level} sur 5`}`,
    drought: 'Sécheresse',
    issuer: {
      flood: 'Office fédéral de l’environnement OFEV',
      avalanche: 'WSL Institut pour l’étude de la neige et des avalanches SLF',
      'forest-fire': 'Office fédéral de l’environnement OFEV et cantons',
      drought: 'Office fédéral de l’environnement OFEV',
    },
    unread: {
      flood: 'Danger de crue inconnu pour le moment',
      avalanche: 'Danger d’avalanches inconnu pour le moment',
      'forest-fire': 'Danger d’incendie de forêt inconnu pour le moment',
      drought: 'Sécheresse inconnue pour le moment',
      'flood-map': 'Carte des crues indisponible pour le moment',
    },
  },
  it: {
    title: (kind, level) =>
      `${{ flood: 'Pericolo di piena', avalanche: 'Pericolo di valanghe', 'forest-fire': 'Pericolo d’incendio boschivo', drought: 'Siccità' }[kind]}, ${level === null ? 'livello non leggibile' : `livello ${level} su 5`}`,
    drought: 'Siccità',
    issuer: {
      flood: 'Ufficio federale dell’ambiente UFAM',
      avalanche: 'WSL Istituto per lo studio della neve e delle valanghe SLF',
      'forest-fire': 'Ufficio federale dell’ambiente UFAM e cantoni',
      drought: 'Ufficio federale dell’ambiente UFAM',
    },
    unread: {
      flood: 'Pericolo di piena al momento non noto',
      avalanche: 'Pericolo di valanghe al momento non noto',
      'forest-fire': 'Pericolo d’incendio boschivo al momento non noto',
      drought: 'Siccità al momento non nota',
      'flood-map': 'Carta delle piene al momento non disponibile',
    },
  },
}

/** Waters by their name in the language, regions by the issuer's. */
export function dangerWhere(
  danger: FurtherDanger,
  language: Language,
  waterName: (name: string) => string,
): string[] {
  if (danger.kind === 'avalanche') return danger.area.regions.slice(0, mostNamed).map(({ name }) => name)
  return [danger.kind === 'flood' ? waterName(danger.water) : danger.region.names[language]]
}
