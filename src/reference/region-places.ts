import type { RegionId } from '../domain/place/place.ts'

/**
 * The places that represent a region on its page, by slug, from north-west to south-east; the Alps from high to low.
 * Chosen so that they cover the region's valleys and heights and their labels fit on its map. Together they bound what
 * lists may fetch from the weather provider (docs/decisions/0010).
 */
export const regionPlaces: Record<RegionId, readonly string[]> = {
  'northern-switzerland': [
    'basel',
    'liestal',
    'schaffhausen',
    'baden',
    'winterthur',
    'olten',
    'aarau',
    'zurich',
    'wetzikon',
    'solothurn',
  ],
  'eastern-switzerland': [
    'frauenfeld',
    'kreuzlingen',
    'st-gallen',
    'rapperswil-jona',
    'saentis',
    'buchs-sg',
    'glarus',
    'chur',
    'disentis',
    'davos',
    'scuol',
    'st-moritz',
  ],
  'central-switzerland': [
    'zug',
    'einsiedeln',
    'lucerne',
    'napf',
    'schwyz',
    'pilatus',
    'sarnen',
    'altdorf',
    'engelberg',
    'andermatt',
  ],
  'western-switzerland': [
    'delemont',
    'la-chaux-de-fonds',
    'biel-bienne',
    'neuchatel',
    'bern',
    'yverdon-les-bains',
    'fribourg',
    'thun',
    'grindelwald',
    'lausanne',
    'montreux',
    'geneva',
  ],
  'southern-switzerland': [
    'airolo',
    'san-bernardino',
    'biasca',
    'locarno',
    'bellinzona',
    'lugano',
    'monte-generoso',
    'chiasso',
  ],
  alpine: [
    'jungfraujoch',
    'gornergrat',
    'weissfluhjoch',
    'saentis',
    'bernina-pass',
    'st-moritz',
    'arosa',
    'zermatt',
    'davos',
    'andermatt',
    'adelboden',
    'grindelwald',
  ],
}

const listed = new Set(Object.values(regionPlaces).flat())

/** Whether a list may fetch the place's weather from the provider. */
export function isListedPlace(slug: string): boolean {
  return listed.has(slug)
}

/** The place whose picture represents the region in previews of a shared link. */
export const regionTowns: Record<RegionId, string> = {
  'northern-switzerland': 'zurich',
  'eastern-switzerland': 'st-gallen',
  'central-switzerland': 'lucerne',
  'western-switzerland': 'lausanne',
  'southern-switzerland': 'lugano',
  alpine: 'zermatt',
}
