import type { InEveryLanguage } from '../domain/language.ts'
import type { RegionId } from '../domain/place/place.ts'
import { namesOf, rowsOf } from './text-table.ts'

/** Degrees WGS 84. */
type Bounds = { west: number; south: number; east: number; north: number }

export type Region = { id: RegionId; names: InEveryLanguage; bounds: Bounds }

export type Canton = {
  code: string
  names: InEveryLanguage
  /** Where most of its people live; single places may lie elsewhere (the Bernese Oberland is alpine). */
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
      en: 'Bern and western Switzerland',
      de: 'Bern und Westschweiz',
      fr: 'Berne et Suisse romande',
      it: 'Berna e Svizzera romanda',
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

/* Code | names en / de / fr / it | region. */
const cantonTable = `
ZH | Zürich / Zürich / Zurich / Zurigo | northern-switzerland
BE | Bern / Bern / Berne / Berna | western-switzerland
LU | Lucerne / Luzern / Lucerne / Lucerna | central-switzerland
UR | Uri / Uri / Uri / Uri | central-switzerland
SZ | Schwyz / Schwyz / Schwyz / Svitto | central-switzerland
OW | Obwalden / Obwalden / Obwald / Obvaldo | central-switzerland
NW | Nidwalden / Nidwalden / Nidwald / Nidvaldo | central-switzerland
GL | Glarus / Glarus / Glaris / Glarona | eastern-switzerland
ZG | Zug / Zug / Zoug / Zugo | central-switzerland
FR | Fribourg / Freiburg / Fribourg / Friburgo | western-switzerland
SO | Solothurn / Solothurn / Soleure / Soletta | northern-switzerland
BS | Basel-Stadt / Basel-Stadt / Bâle-Ville / Basilea Città | northern-switzerland
BL | Basel-Landschaft / Basel-Landschaft / Bâle-Campagne / Basilea Campagna | northern-switzerland
SH | Schaffhausen / Schaffhausen / Schaffhouse / Sciaffusa | northern-switzerland
AR | Appenzell Ausserrhoden / Appenzell Ausserrhoden / Appenzell Rhodes-Extérieures / Appenzello Esterno | eastern-switzerland
AI | Appenzell Innerrhoden / Appenzell Innerrhoden / Appenzell Rhodes-Intérieures / Appenzello Interno | eastern-switzerland
SG | St. Gallen / St. Gallen / Saint-Gall / San Gallo | eastern-switzerland
GR | Graubünden / Graubünden / Grisons / Grigioni | eastern-switzerland
AG | Aargau / Aargau / Argovie / Argovia | northern-switzerland
TG | Thurgau / Thurgau / Thurgovie / Turgovia | eastern-switzerland
TI | Ticino / Tessin / Tessin / Ticino | southern-switzerland
VD | Vaud / Waadt / Vaud / Vaud | western-switzerland
VS | Valais / Wallis / Valais / Vallese | alpine
NE | Neuchâtel / Neuenburg / Neuchâtel / Neuchâtel | western-switzerland
GE | Geneva / Genf / Genève / Ginevra | western-switzerland
JU | Jura / Jura / Jura / Giura | western-switzerland
`

export const cantons: readonly Canton[] = rowsOf(cantonTable).map(([code = '', names = '', region]) => ({
  code,
  names: namesOf(names),
  region: region as RegionId,
}))

const cantonByCode = new Map(cantons.map((canton) => [canton.code, canton]))

/** By its two letters; null for anything else. */
export function cantonOf(code: string): Canton | null {
  return cantonByCode.get(code) ?? null
}
