import type { InEveryLanguage } from '../domain/language.ts'
import type { RegionId } from '../domain/place/place.ts'

/** Degrees WGS 84. */
type Bounds = { west: number; south: number; east: number; north: number }

export type Region = { id: RegionId; names: InEveryLanguage; bounds: Bounds }

export type Canton = {
  code: string
  names: InEveryLanguage
  /** Where the canton's places stand by default; single places may lie elsewhere (the Bernese Oberland is alpine). */
  region: RegionId
}

/*
 * The six regions are the product's own division, and so are their names. Canton names: ISO 3166-2 lists as in the
 * packages iso3166-2-db (MIT) and cldr-subdivisions-full (Unicode). Bounds: generalised canton boundaries of the
 * Federal Statistical Office and swisstopo, as in the package swiss-maps, converted from LV95; the Alps' are those of
 * the alpine warning areas.
 */
export const regions: readonly Region[] = [
  {
    id: 'northern-switzerland',
    names: {
      en: 'Northern Switzerland',
      de: 'Nordschweiz',
      fr: 'Suisse du Nord',
      it: 'Svizzera settentrionale',
    },
    bounds: { west: 7.326, south: 47.075, east: 8.985, north: 47.808 },
  },
  {
    id: 'eastern-switzerland',
    names: { en: 'Eastern Switzerland', de: 'Ostschweiz', fr: 'Suisse orientale', it: 'Svizzera orientale' },
    bounds: { west: 8.651, south: 46.169, east: 10.492, north: 47.695 },
  },
  {
    id: 'central-switzerland',
    names: {
      en: 'Central Switzerland',
      de: 'Zentralschweiz',
      fr: 'Suisse centrale',
      it: 'Svizzera centrale',
    },
    bounds: { west: 7.836, south: 46.528, east: 9.005, north: 47.287 },
  },
  {
    id: 'western-switzerland',
    names: {
      en: 'Western Switzerland',
      de: 'Bern und Westschweiz',
      fr: 'Suisse occidentale',
      it: 'Svizzera occidentale',
    },
    bounds: { west: 5.956, south: 46.128, east: 8.455, north: 47.504 },
  },
  {
    id: 'southern-switzerland',
    names: {
      en: 'Southern Switzerland',
      de: 'Südschweiz',
      fr: 'Suisse du Sud',
      it: 'Svizzera meridionale',
    },
    bounds: { west: 8.382, south: 45.818, east: 9.16, north: 46.632 },
  },
  {
    id: 'alpine',
    names: { en: 'Alps', de: 'Alpen', fr: 'Alpes', it: 'Alpi' },
    bounds: { west: 6.77, south: 45.859, east: 10.49, north: 47.415 },
  },
]

export const cantons: readonly Canton[] = [
  {
    code: 'ZH',
    names: { en: 'Zurich', de: 'Zürich', fr: 'Zurich', it: 'Zurigo' },
    region: 'northern-switzerland',
  },
  { code: 'BE', names: { en: 'Bern', de: 'Bern', fr: 'Berne', it: 'Berna' }, region: 'western-switzerland' },
  {
    code: 'LU',
    names: { en: 'Lucerne', de: 'Luzern', fr: 'Lucerne', it: 'Lucerna' },
    region: 'central-switzerland',
  },
  { code: 'UR', names: { en: 'Uri', de: 'Uri', fr: 'Uri', it: 'Uri' }, region: 'central-switzerland' },
  {
    code: 'SZ',
    names: { en: 'Schwyz', de: 'Schwyz', fr: 'Schwyz', it: 'Svitto' },
    region: 'central-switzerland',
  },
  {
    code: 'OW',
    names: { en: 'Obwalden', de: 'Obwalden', fr: 'Obwald', it: 'Obvaldo' },
    region: 'central-switzerland',
  },
  {
    code: 'NW',
    names: { en: 'Nidwalden', de: 'Nidwalden', fr: 'Nidwald', it: 'Nidvaldo' },
    region: 'central-switzerland',
  },
  {
    code: 'GL',
    names: { en: 'Glarus', de: 'Glarus', fr: 'Glaris', it: 'Glarona' },
    region: 'eastern-switzerland',
  },
  { code: 'ZG', names: { en: 'Zug', de: 'Zug', fr: 'Zoug', it: 'Zugo' }, region: 'central-switzerland' },
  {
    code: 'FR',
    names: { en: 'Fribourg', de: 'Freiburg', fr: 'Fribourg', it: 'Friburgo' },
    region: 'western-switzerland',
  },
  {
    code: 'SO',
    names: { en: 'Solothurn', de: 'Solothurn', fr: 'Soleure', it: 'Soletta' },
    region: 'northern-switzerland',
  },
  {
    code: 'BS',
    names: { en: 'Basel-Stadt', de: 'Basel-Stadt', fr: 'Bâle-Ville', it: 'Basilea Città' },
    region: 'northern-switzerland',
  },
  {
    code: 'BL',
    names: { en: 'Basel-Landschaft', de: 'Basel-Landschaft', fr: 'Bâle-Campagne', it: 'Basilea Campagna' },
    region: 'northern-switzerland',
  },
  {
    code: 'SH',
    names: { en: 'Schaffhausen', de: 'Schaffhausen', fr: 'Schaffhouse', it: 'Sciaffusa' },
    region: 'northern-switzerland',
  },
  {
    code: 'AR',
    names: {
      en: 'Appenzell Ausserrhoden',
      de: 'Appenzell Ausserrhoden',
      fr: 'Appenzell Rhodes-Extérieures',
      it: 'Appenzello Esterno',
    },
    region: 'eastern-switzerland',
  },
  {
    code: 'AI',
    names: {
      en: 'Appenzell Innerrhoden',
      de: 'Appenzell Innerrhoden',
      fr: 'Appenzell Rhodes-Intérieures',
      it: 'Appenzello Interno',
    },
    region: 'eastern-switzerland',
  },
  {
    code: 'SG',
    names: { en: 'St. Gallen', de: 'St. Gallen', fr: 'Saint-Gall', it: 'San Gallo' },
    region: 'eastern-switzerland',
  },
  {
    code: 'GR',
    names: { en: 'Graubünden', de: 'Graubünden', fr: 'Grisons', it: 'Grigioni' },
    region: 'eastern-switzerland',
  },
  {
    code: 'AG',
    names: { en: 'Aargau', de: 'Aargau', fr: 'Argovie', it: 'Argovia' },
    region: 'northern-switzerland',
  },
  {
    code: 'TG',
    names: { en: 'Thurgau', de: 'Thurgau', fr: 'Thurgovie', it: 'Turgovia' },
    region: 'eastern-switzerland',
  },
  {
    code: 'TI',
    names: { en: 'Ticino', de: 'Tessin', fr: 'Tessin', it: 'Ticino' },
    region: 'southern-switzerland',
  },
  { code: 'VD', names: { en: 'Vaud', de: 'Waadt', fr: 'Vaud', it: 'Vaud' }, region: 'western-switzerland' },
  { code: 'VS', names: { en: 'Valais', de: 'Wallis', fr: 'Valais', it: 'Vallese' }, region: 'alpine' },
  {
    code: 'NE',
    names: { en: 'Neuchâtel', de: 'Neuenburg', fr: 'Neuchâtel', it: 'Neuchâtel' },
    region: 'western-switzerland',
  },
  {
    code: 'GE',
    names: { en: 'Geneva', de: 'Genf', fr: 'Genève', it: 'Ginevra' },
    region: 'western-switzerland',
  },
  { code: 'JU', names: { en: 'Jura', de: 'Jura', fr: 'Jura', it: 'Giura' }, region: 'western-switzerland' },
]

const cantonByCode = new Map(cantons.map((canton) => [canton.code, canton]))

/** By its two letters; null for anything else. */
export function cantonOf(code: string): Canton | null {
  return cantonByCode.get(code) ?? null
}
