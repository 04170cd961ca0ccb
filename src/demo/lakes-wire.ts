import { dayMs, hourMs } from '../domain/time/durations.ts'
import { bathingLakes } from '../reference/bathing-lakes.ts'
import { json, notFound } from './answers.ts'
import type { Atmosphere } from './atmosphere.ts'
import type { DemoWire } from './demo-wire.ts'
import { summerness } from './synoptic.ts'

const stepMs = 3 * hourMs

export const lakesWire: DemoWire = {
  paths: /\/simulations\/1d\//,
  create:
    ({ atmosphere }) =>
    ({ url }) => {
      const body = lakeSimulation(atmosphere, url.pathname)
      return body ? json(body) : notFound()
    },
}

/** Eawag's Alplakes: /simulations/1d/point/simstrat/{lake}/{from}/{to}/{depth}; null for a lake it does not know. */
function lakeSimulation(atmosphere: Atmosphere, pathname: string): object | null {
  const [, id, from = '', to = ''] = /\/simstrat\/(\w+)\/(\d{12})\/(\d{12})\//.exec(pathname) ?? []
  const lake = bathingLakes.find((one) => one.id === id)
  const [shore] = lake?.shores ?? []
  if (!lake || !shore) return null
  const firstMs = Math.ceil(instantOf(from) / stepMs) * stepMs
  const steps = Math.min(100, Math.floor((instantOf(to) - firstMs) / stepMs) + 1)
  const times = Array.from({ length: Math.max(0, steps) }, (_, index) => firstMs + index * stepMs)
  // The lake follows the air of some days, slowly: one look at it is enough.
  const air = atmosphere.at(shore, lake.heightM, firstMs).temperatureC
  const data = times.map((atMs) => {
    const season = 12.8 + 9 * summerness(atMs - 26 * dayMs) - Math.max(0, (lake.heightM - 450) / 200)
    const hour = (atMs / hourMs + shore.lon / 15) % 24
    const day = 0.5 * Math.cos(((hour - 17) * Math.PI) / 12)
    return Number(Math.max(0.3, season + day + 0.12 * (air - season)).toFixed(3))
  })
  return {
    time: times.map((atMs) => `${new Date(atMs).toISOString().slice(0, 19)}+00:00`),
    depth: { data: 1, unit: 'm', description: 'Distance from the surface' },
    variables: { T: { data, unit: 'degC', description: 'Water temperature' } },
  }
}

/** "202607151400", UTC. */
function instantOf(stamp: string): number {
  const [, date = '', hours = '', minutes = ''] = /^(\d{8})(\d\d)(\d\d)$/.exec(stamp) ?? []
  return Date.parse(`${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${hours}:${minutes}:00Z`)
}
