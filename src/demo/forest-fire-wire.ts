import { dayMs, hourMs } from '../domain/time/durations.ts'
import type { WarningArea } from '../domain/warning/warning-area.ts'
import { warningRegions } from '../reference/warning-regions.ts'
import type { Atmosphere } from './atmosphere.ts'
import { createDryness, drynessKey, longLack } from './dryness.ts'
import { inMetres, lv95Crs, outlineOf } from './hazard-regions.ts'
import { clamp } from './noise.ts'
import { summerness } from './synoptic.ts'

const dangerLayer = 'gefahren-waldbrand_warnung'
const measureLayer = 'gefahren-waldbrand_praeventionsmassnahmen_kantone'

type Words = { de: string; fr: string; it: string; en: string }
const titles: readonly Words[] = [
  {
    de: 'Keine oder geringe Gefahr',
    fr: 'Aucun ou danger faible',
    it: 'Pericolo debole',
    en: 'Low danger',
  },
  { de: 'Mässige Gefahr', fr: 'Danger limité', it: 'Pericolo moderato', en: 'Moderate danger' },
  { de: 'Erhebliche Gefahr', fr: 'Danger marqué', it: 'Pericolo marcato', en: 'Considerable danger' },
  { de: 'Grosse Gefahr', fr: 'Danger fort', it: 'Pericolo forte', en: 'High danger' },
  { de: 'Sehr grosse Gefahr', fr: 'Danger très fort', it: 'Pericolo molto forte', en: 'Very high danger' },
]

/** By level: what a canton orders as a rule. */
const measures: readonly { title: Words; text: Words }[] = [
  {
    title: {
      de: 'Keine Massnahmen in Kraft',
      fr: 'Aucune mesure en vigueur',
      it: 'Nessuna misura in vigore',
      en: 'No measures in force',
    },
    text: {
      de: 'Feuer möglich, in jedem Fall ist die nötige Sorgfalt anzuwenden',
      fr: 'Feux possibles, la prudence est de mise dans tous les cas',
      it: 'Fuochi possibili, usare in ogni caso la dovuta prudenza',
      en: 'Fire possible, due caution to be exercised in all cases',
    },
  },
  {
    title: {
      de: 'Mahnung zu sorgfältigem Umgang mit Feuer im Wald und in Waldesnähe/im Freien',
      fr: 'Appel à la prudence avec le feu en forêt et à proximité/en plein air',
      it: 'Invito alla prudenza con il fuoco nel bosco e nelle sue vicinanze/all’aperto',
      en: 'Warning that care should be taken when lighting fires in the forest and in the proximity of the forest/in the open',
    },
    text: {
      de: 'Auf das Entfachen von Feuern im Wald und in Waldesnähe ist zu verzichten',
      fr: 'Éviter d’allumer des feux en forêt et à proximité',
      it: 'Evitare di accendere fuochi nel bosco e nelle sue vicinanze',
      en: 'The lighting of fires should be avoided in the forest and in the proximity of the forest',
    },
  },
  {
    title: {
      de: 'Bedingtes Feuerverbot im Wald und in Waldesnähe/im Freien',
      fr: 'Interdiction conditionnelle de feu en forêt et à proximité/en plein air',
      it: 'Divieto condizionato di accendere fuochi nel bosco e nelle sue vicinanze/all’aperto',
      en: 'Conditional ban on fires in the forest and in the proximity of the forest / in the open',
    },
    text: {
      de: 'Feuer nur in fest eingerichteten Feuerstellen erlaubt, mit der nötigen Sorgfalt',
      fr: 'Feux autorisés uniquement dans les foyers aménagés, avec la prudence nécessaire',
      it: 'Fuochi consentiti solo nei focolari fissi, con la dovuta prudenza',
      en: 'Fires only allowed in permanent campfire sites, due caution to be exercised',
    },
  },
  {
    title: {
      de: 'Absolutes Feuerverbot im Wald und in Waldesnähe',
      fr: 'Interdiction absolue de feu en forêt et à proximité',
      it: 'Divieto assoluto di accendere fuochi nel bosco e nelle sue vicinanze',
      en: 'Absolute ban on fires in the forest and in the proximity of the forest',
    },
    text: {
      de: 'Feuer im übrigen Freien erlaubt, mit der nötigen Sorgfalt',
      fr: 'Feux autorisés ailleurs en plein air, avec la prudence nécessaire',
      it: 'Fuochi consentiti altrove all’aperto, con la dovuta prudenza',
      en: 'Fires allowed elsewhere in the open, due caution to be exercised',
    },
  },
]

/** Where little rain comes over the ranges, and the sun of the south: there forests burn. */
const dryCantons: Record<string, number> = { VS: 1, TI: 1, GR: 0.8, UR: 0.5, VD: 0.45, JU: 0.45 }

/** The files of both layers, and the catalogue entry of the second; null: no such file. */
export function createForestFireWire(atmosphere: Atmosphere) {
  const dryness = createDryness(atmosphere)

  /** Assessed about noon, from the ground's dryness of that morning. */
  function levelOf({ centre, cantons }: WarningArea, seed: number, noonMs: number): number {
    const weight = dryCantons[cantons[0] ?? ''] ?? 0.24
    const lack = longLack(seed, centre, noonMs)
    // South of the Alps it burns in winter: bare woods, no snow low down, the wind from the north.
    const winter = cantons[0] === 'TI' ? 44 * clamp(-summerness(noonMs), 0, 1) * (0.85 + 0.2 * lack) : 0
    const index = weight * (dryness(drynessKey(centre, noonMs)) + 14 * lack) + winter
    return clamp(1 + [22, 38, 56, 78].filter((from) => index >= from).length, 1, 5)
  }

  return (path: string, origin: string, { seed, nowMs }: { seed: number; nowMs: number }): object | null => {
    if (path.endsWith('/items')) return catalogue(origin)
    const isMeasures = path.endsWith(`/${measureLayer}_2056.geojson`)
    if (!isMeasures && !path.endsWith(`/${dangerLayer}_2056.geojson`)) return null
    const noonMs = Math.floor((nowMs - 10 * hourMs) / dayMs) * dayMs + 10 * hourMs
    return {
      type: 'FeatureCollection',
      name: isMeasures ? 'waldbrandmassnahmen' : 'waldbrandwarnungen',
      crs: lv95Crs,
      features: warningRegions.map((area) => {
        const level = levelOf(area, seed, noonMs)
        const id = Number(area.id.slice(2))
        const measure = measures[Math.min(level, measures.length) - 1] ?? measures[0]
        return {
          type: 'Feature',
          id: 96_000 + id,
          geometry: { type: 'MultiPolygon', coordinates: [[inMetres(outlineOf(area))]] },
          properties: {
            region_id: id,
            canton: area.cantons[0] ?? 'FL',
            ...(isMeasures ? {} : { level }),
            ...inFour('name', { de: area.name, fr: area.name, it: area.name, en: area.name }),
            ...inFour('title', isMeasures ? measure?.title : titles[level - 1]),
            ...(isMeasures ? inFour('description', measure?.text) : {}),
            valid_from: new Date(noonMs).toISOString().replace('Z', '+00:00'),
          },
        }
      }),
    }
  }
}

const inFour = (name: string, words: Words | undefined) =>
  Object.fromEntries(Object.entries(words ?? {}).map(([language, text]) => [`${name}_${language}`, text]))

const catalogue = (origin: string) => ({
  type: 'FeatureCollection',
  features: [
    {
      id: measureLayer,
      assets: {
        [`${measureLayer}_2056.geojson`]: {
          href: `${origin}/ch.bafu.${measureLayer}/${measureLayer}/${measureLayer}_2056.geojson`,
        },
      },
    },
  ],
})
