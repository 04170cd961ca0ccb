import { LRUCache } from 'lru-cache'
import { memoise } from '../domain/memoise.ts'
import type { Coordinates } from '../domain/place/coordinates.ts'
import { dayMs, hourMs, minuteMs, tenMinutesMs } from '../domain/time/durations.ts'
import { json } from './answers.ts'
import type { Atmosphere } from './atmosphere.ts'
import type { DemoWire } from './demo-wire.ts'
import { type DemoGauge, demoGauges, type RiverMake } from './hydrology-stations.ts'
import { clamp } from './noise.ts'
import { summerness } from './synoptic.ts'

/** The graph of the federal linked data service: results of a SPARQL query, every value as text. */
const graph = 'https://environment.ld.admin.ch/foen/hydro'
const publishedAfterMs = 6 * minuteMs
/** One line is down: values of five hours ago. */
const lateId = '2085'
const lateMs = 5 * hourMs

/**
 * Mean and swing of the year in °C, its lag behind the sun, swing of a day, hours until half the rain has run off, the
 * rain in mm that adds the mean discharge once (a lake swallows most of it), and the middle height of the catchment.
 */
const rivers: Record<
  RiverMake,
  {
    meanC: number
    yearC: number
    lagDays: number
    dayC: number
    runOffH: number
    doublesMm: number
    catchmentM: number
  }
> = {
  outlet: { meanC: 12.6, yearC: 8.6, lagDays: 24, dayC: 0.3, runOffH: 40, doublesMm: 26, catchmentM: 1300 },
  lowland: { meanC: 12, yearC: 8, lagDays: 12, dayC: 0.9, runOffH: 18, doublesMm: 11, catchmentM: 600 },
  foothills: { meanC: 9.6, yearC: 6.8, lagDays: 9, dayC: 1.4, runOffH: 9, doublesMm: 6.5, catchmentM: 1100 },
  glacier: { meanC: 7, yearC: 3.4, lagDays: 2, dayC: 1.1, runOffH: 14, doublesMm: 10, catchmentM: 2100 },
}
const lake = { runOffH: 72, catchmentM: 1300 }

/** Times the season's usual discharge from which each danger level, 2 to 5, begins. */
const dangerFrom = [2.4, 3.3, 4.4, 6]
/** Metres above mean level, for lakes. */
const lakeDangerFrom = [0.7, 0.95, 1.2, 1.5]

export const hydrologyWire: DemoWire = {
  paths: /\/query$/,
  create({ atmosphere }) {
    const answer = createHydrologyWire(atmosphere)
    return ({ nowMs }) => json(answer(nowMs))
  },
}

export function createHydrologyWire(atmosphere: Atmosphere) {
  const catchments = catchmentsOf(atmosphere)
  return (nowMs: number): object => {
    const rows = demoGauges.map((gauge) => row(catchments, gauge, stampOf(gauge, nowMs)))
    const vars = [
      'observation',
      'name',
      'water',
      'point',
      'time',
      'discharge',
      'level',
      'temperature',
      'danger',
    ]
    return { head: { vars }, results: { bindings: [...rows, buriedGauge] } }
  }
}

function stampOf({ id }: DemoGauge, nowMs: number): number {
  const atMs = Math.floor((nowMs - publishedAfterMs) / tenMinutesMs) * tenMinutesMs
  return id === lateId ? atMs - lateMs : atMs
}

type Cell = { type: 'uri' | 'literal'; value: string }
const uri = (value: string): Cell => ({ type: 'uri', value })
const literal = (value: string): Cell => ({ type: 'literal', value })

/** How high the water of a catchment stands, measured or not. */
function stateOf(catchments: Catchments, { make, coordinates }: Waters, atMs: number) {
  const wetMm = storedRain(catchments, { make, coordinates }, atMs)
  if (make === 'lake') {
    // Lakes are highest after the snow has melted, and a little rain of a wide country raises them.
    const swellM = 0.22 * summerness(atMs - 15 * dayMs) + 0.006 * wetMm
    return { wetMm, swellM, risen: 1, danger: levelFrom(lakeDangerFrom, swellM) }
  }
  const risen = 0.75 + wetMm / rivers[make].doublesMm
  return { wetMm, swellM: 0, risen, danger: levelFrom(dangerFrom, risen) }
}
type Waters = Pick<DemoGauge, 'make' | 'coordinates'>

/** For who warns of it: 1 to 5. */
export const createFloodDanger = (atmosphere: Atmosphere) => (waters: Waters, atMs: number) =>
  stateOf(catchmentsOf(atmosphere), waters, atMs).danger

function row(catchments: Catchments, gauge: DemoGauge, atMs: number): Record<string, Cell> {
  const { make, levelM, dischargeM3s, hasTemperature, hasThresholds, isInLitres } = gauge
  const isLake = make === 'lake'
  const { wetMm, swellM, risen, danger } = stateOf(catchments, gauge, atMs)
  const usual = isLake ? 1 : usualFlow(make, atMs)
  const flow = usual * risen
  const level = levelM === null ? 0.1 * flow - 0.25 : levelM + (isLake ? swellM : 0.9 * (flow ** 0.6 - 1))
  return {
    ...gaugeCells(gauge, atMs),
    ...(isLake ? {} : { discharge: literal((dischargeM3s * flow * (isInLitres ? 1000 : 1)).toFixed(3)) }),
    level: literal(level.toFixed(3)),
    ...(hasTemperature && !isLake
      ? { temperature: literal(temperatureC(catchments, { ...gauge, make }, wetMm, atMs).toFixed(2)) }
      : {}),
    danger: hasThresholds ? literal(String(danger)) : uri('https://cube.link/Undefined'),
  }
}

function gaugeCells({ id, make, name, water, coordinates }: DemoGauge, atMs: number): Record<string, Cell> {
  return {
    observation: uri(`${graph}/${make === 'lake' ? 'lake' : 'river'}/observation/${id}`),
    name: literal(name),
    water: uri(`${graph}/waterbody/${encodeURIComponent(water)}`),
    point: literal(`POINT(${coordinates.lon} ${coordinates.lat})`),
    time: literal(stampText(atMs)),
  }
}

/** Swiss winter time all year, as the office writes it. */
const stampText = (atMs: number) => `${new Date(atMs + hourMs).toISOString().slice(0, 19)}+01:00`

const slotMs = 6 * hourMs
const slots = 8
/** What a catchment gets, however hard it pours over the gauge. */
const mostMmh = 6

/** Rain and air over the surroundings of a gauge, in steps of some hours; neighbours share theirs. */
function createCatchments(atmosphere: Atmosphere) {
  const known = new LRUCache<string, { rateMmh: number; airC: number }>({ max: 5000 })
  return ({ lat, lon }: Coordinates, slot: number) => {
    const around = { lat: Math.round(lat * 3) / 3, lon: Math.round(lon * 2) / 2 }
    const key = `${around.lat} ${around.lon} ${slot}`
    const kept = known.get(key)
    if (kept) return kept
    const { temperatureC: airC } = atmosphere.at(around, 500, (slot + 0.5) * slotMs)
    let rateMmh = 0
    for (let at = hourMs / 2; at < slotMs; at += hourMs)
      rateMmh += atmosphere.rateAt(around, slot * slotMs + at) * (hourMs / slotMs)
    const state = { rateMmh: Math.min(mostMmh, rateMmh), airC }
    known.set(key, state)
    return state
  }
}
type Catchments = ReturnType<typeof createCatchments>
const catchmentsOf = memoise(createCatchments, 2)

/** Rain that has fallen and not run off yet, in mm. */
function storedRain(catchments: Catchments, { make, coordinates }: Waters, atMs: number): number {
  const { runOffH, catchmentM } = make === 'lake' ? lake : rivers[make]
  const newest = Math.floor(atMs / slotMs)
  let sum = 0
  for (let slot = newest; slot > newest - slots; slot--) {
    const endMs = Math.min(atMs, (slot + 1) * slotMs)
    const { rateMmh, airC } = catchments(coordinates, slot)
    const fellMm = (rateMmh * rainShare(airC, catchmentM) * (endMs - slot * slotMs)) / hourMs
    sum += fellMm * 0.5 ** ((atMs - endMs) / hourMs / runOffH)
  }
  return sum
}

/** Snow stays where it falls. `airC` at 500 m. */
function rainShare(airC: number, catchmentM: number): number {
  const thereC = airC - (6 * (catchmentM - 500)) / 1000
  return clamp((thereC + 0.5) / 3, 0, 1)
}

/** Times the mean of the year. */
function usualFlow(make: RiverMake, atMs: number): number {
  const melt = make === 'glacier' ? 0.75 : make === 'foothills' ? 0.1 : 0.25
  return 1 + melt * summerness(atMs + 20 * dayMs)
}

function temperatureC(
  catchments: Catchments,
  { coordinates, levelM, make }: DemoGauge & { make: RiverMake },
  wetMm: number,
  atMs: number,
): number {
  const { meanC, yearC, lagDays, dayC } = rivers[make]
  const season =
    meanC + yearC * summerness(atMs - lagDays * dayMs) - Math.max(0, ((levelM ?? 450) - 450) / 250)
  // Warmest in the late afternoon, and following the air of the last two days a little.
  const hour = (atMs / hourMs + coordinates.lon / 15) % 24
  const day = dayC * Math.cos(((hour - 16.5) * Math.PI) / 12)
  const newest = Math.floor(atMs / slotMs)
  const airs = Array.from({ length: slots }, (_, ago) => catchments(coordinates, newest - ago).airC)
  const air = airs.reduce((sum, one) => sum + one, 0) / slots
  return Math.max(0.1, season + day + 0.18 * (air - season) - 0.02 * wetMm)
}

function levelFrom(limits: readonly number[], value: number): number {
  return 1 + limits.filter((limit) => value >= limit).length
}

/** A rock fall buried it in May 2025; its last observation is still in the graph. */
const buriedGauge: Record<string, Cell> = {
  observation: uri(`${graph}/river/observation/2269`),
  name: literal('Blatten'),
  water: uri(`${graph}/waterbody/Lonza`),
  point: literal('POINT(7.8187 46.4201)'),
  time: literal('2025-05-28T14:20:00+01:00'),
  discharge: literal('12.100'),
  danger: literal('1'),
}
