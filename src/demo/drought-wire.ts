import { dayMs, hourMs } from '../domain/time/durations.ts'
import { json, notFound } from './answers.ts'
import type { DemoWire } from './demo-wire.ts'
import { longLack } from './dryness.ts'
import { type HazardRegion, hazardRegions, outlineOf } from './hazard-regions.ts'

const layer = 'ch.bafu.trockenheitswarnkarte'
const words = [
  ['Keine oder geringe Gefahr', 'Danger nul ou faible', 'pericolo nullo o debole', 'No or low danger'],
  ['Mässige Gefahr', 'Danger limité', 'pericolo moderato', 'Moderate danger'],
  ['Erhebliche Gefahr', 'Danger marqué', 'pericolo marcato', 'Considerable danger'],
  ['Grosse Gefahr', 'Danger fort', 'pericolo forte', 'High danger'],
] as const

/** The map of droughts behind the API of the federal geodata service: one region, or all that an envelope touches. */
export const droughtWire: DemoWire = {
  paths: /\/MapServer\//,
  create({ seed }) {
    return ({ url, nowMs }) => {
      // It changes on Thursdays, if at all: 1 January 1970 was one.
      const thursdayMs = Math.floor(nowMs / (7 * dayMs)) * 7 * dayMs
      const lacks = hazardRegions().map((region) => ({ region, lack: lackOf(region, seed, thursdayMs) }))
      // Somewhere in the country it is always too dry.
      const [, , third] = lacks.map(({ lack }) => lack).sort((a, b) => b - a)
      const features = lacks.map(({ region, lack }) =>
        feature(region, Math.max(levelOf(lack), lack >= (third ?? 1) ? 2 : 1), thursdayMs),
      )
      if (url.pathname.endsWith('/identify')) return json({ results: features })
      const id = Number(/\/(\d+)$/.exec(url.pathname)?.[1])
      const found = features.find(({ featureId }) => featureId === id)
      return found && url.pathname.includes(layer) ? json({ feature: found }) : notFound()
    }
  },
}

/** Dry regions south of the Alps and in the valleys behind the first high range suffer first. */
const isDryValley = ({ id }: HazardRegion) => [46, 50, ...range(58, 68)].includes(id)

const lackOf = (region: HazardRegion, seed: number, atMs: number) =>
  longLack(seed, region.centre, atMs) + (isDryValley(region) ? 0.3 : -0.3)
const levelOf = (lack: number) => 1 + [0.3, 0.6, 0.9].filter((from) => lack > from).length

function feature(region: HazardRegion, level: number, thursdayMs: number) {
  const [de, fr, it, en] = words[level - 1] ?? words[0]
  const { name } = region
  return {
    layerBodId: layer,
    featureId: region.id,
    id: region.id,
    type: 'Feature',
    geometry: { type: 'MultiPolygon', coordinates: region.areas.map((area) => [outlineOf(area)]) },
    attributes: {
      idn: region.id,
      warnlevel: level,
      name_de: name.de,
      name_fr: name.fr,
      name_it: name.it,
      name_en: name.en,
      info_de: de,
      info_fr: fr,
      info_it: it,
      info_en: en,
      valid_from: `${new Date(thursdayMs + hourMs).toISOString().slice(0, 10).replaceAll('-', '/')} 00:00:00+00`,
    },
  }
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
