import type { FurtherDanger } from '../danger/danger.ts'
import type { InEveryLanguage } from '../language.ts'

/** An area of the bulletin has dozens. */
const mostNamed = 3

/** Our own words around a danger that is no weather warning, outside of pages. */
type DangerTexts = {
  /** "Flood danger, level 4 of 5"; null: the level cannot be read. */
  title: (kind: FurtherDanger['kind'], level: number | null) => string
  /** Who says so. */
  issuer: Record<FurtherDanger['kind'], string>
  /** The source says nothing usable, which is no calm. */
  unread: Record<FurtherDanger['kind'], string>
}

export const dangerTexts: InEveryLanguage<DangerTexts> = {
  en: {
    title: (kind, level) =>
      `${{ flood: 'Flood danger', avalanche: 'Avalanche danger' }[kind]}, ${level === null ? 'level not readable' : `level ${level} of 5`}`,
    issuer: {
      flood: 'Federal Office for the Environment FOEN',
      avalanche: 'WSL Institute for Snow and Avalanche Research SLF',
    },
    unread: {
      flood: 'Flood danger not known at the moment',
      avalanche: 'Avalanche danger not known at the moment',
    },
  },
  de: {
    title: (kind, level) =>
      `${{ flood: 'Hochwassergefahr', avalanche: 'Lawinengefahr' }[kind]}, ${level === null ? 'Stufe nicht lesbar' : `Stufe ${level} von 5`}`,
    issuer: {
      flood: 'Bundesamt für Umwelt BAFU',
      avalanche: 'WSL-Institut für Schnee- und Lawinenforschung SLF',
    },
    unread: {
      flood: 'Hochwassergefahr zurzeit nicht bekannt',
      avalanche: 'Lawinengefahr zurzeit nicht bekannt',
    },
  },
  fr: {
    title: (kind, level) =>
      `${{ flood: 'Danger de crue', avalanche: 'Danger d’avalanches' }[kind]}, ${level === null ? 'degré illisible' : `degré ${level} sur 5`}`,
    issuer: {
      flood: 'Office fédéral de l’environnement OFEV',
      avalanche: 'WSL Institut pour l’étude de la neige et des avalanches SLF',
    },
    unread: {
      flood: 'Danger de crue inconnu pour le moment',
      avalanche: 'Danger d’avalanches inconnu pour le moment',
    },
  },
  it: {
    title: (kind, level) =>
      `${{ flood: 'Pericolo di piena', avalanche: 'Pericolo di valanghe' }[kind]}, ${level === null ? 'livello non leggibile' : `livello ${level} su 5`}`,
    issuer: {
      flood: 'Ufficio federale dell’ambiente UFAM',
      avalanche: 'WSL Istituto per lo studio della neve e delle valanghe SLF',
    },
    unread: {
      flood: 'Pericolo di piena al momento non noto',
      avalanche: 'Pericolo di valanghe al momento non noto',
    },
  },
}

/** Waters by their name in the language, avalanche regions by the issuer's. */
export function dangerWhere(danger: FurtherDanger, waterName: (name: string) => string): string[] {
  if (danger.kind === 'avalanche') return danger.area.regions.slice(0, mostNamed).map(({ name }) => name)
  const { water, name } = danger.gauges[0]
  return [water === null ? name : waterName(water)]
}
