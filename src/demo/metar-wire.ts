import { minuteMs } from '../domain/time/durations.ts'
import { type Airport, airports } from '../reference/airports.ts'
import { json } from './answers.ts'
import type { AirState, Atmosphere } from './atmosphere.ts'
import type { DemoWire } from './demo-wire.ts'

/** At 20 and 50 past the hour, published some minutes later. */
const stepMs = 30 * minuteMs
const offsetMs = 20 * minuteMs
const publishedAfterMs = 4 * minuteMs

/** The Aviation Weather Center's reports, newest and older mixed. */
export const metarWire: DemoWire = {
  paths: /\/api\/data\/metar$/,
  create({ atmosphere }) {
    return ({ nowMs }) => {
      const newest = Math.floor((nowMs - publishedAfterMs - offsetMs) / stepMs) * stepMs + offsetMs
      return json(
        airports.flatMap((airport) =>
          [0, 1].map((ago) => report(atmosphere, airport, newest - ago * stepMs)),
        ),
      )
    }
  },
}

function report(atmosphere: Atmosphere, airport: Airport, at: number) {
  const { icao, names, country, coordinates, heightM } = airport
  const air = atmosphere.at(coordinates, heightM, at)
  const iso = new Date(at).toISOString()
  const stamp = `${iso.slice(8, 10)}${iso.slice(11, 13)}${iso.slice(14, 16)}Z`
  return {
    icaoId: icao,
    name: `${names.de.replace(/^Flug\S+ /, '')} Arpt, ${country}`,
    lat: coordinates.lat,
    lon: coordinates.lon,
    elev: heightM,
    obsTime: at / 1000,
    reportTime: iso,
    metarType: 'METAR',
    temp: Math.round(air.temperatureC),
    dewp: Math.round(air.dewPointC),
    visib: air.visibilityM >= 9900 ? '6+' : Number((air.visibilityM / 1609).toFixed(2)),
    rawOb: `METAR ${icao} ${stamp} ${windOf(air)} ${sightOf(air)}`,
  }
}

const two = (value: number) => String(Math.round(Math.abs(value))).padStart(2, '0')

function windOf({ windFromDegrees, windSpeedMs, gustMs }: AirState): string {
  const knots = windSpeedMs * 1.944
  const from = String((Math.round(windFromDegrees / 10) * 10) % 360).padStart(3, '0')
  const gust = gustMs * 1.944 > knots + 10 ? `G${two(gustMs * 1.944)}` : ''
  return knots < 0.5 ? '00000KT' : `${from}${two(knots)}${gust}KT`
}

/** Visibility, weather, clouds, temperatures and pressure. */
function sightOf({ visibilityM, temperatureC, dewPointC, pressureHpa, rateMmh, fog }: AirState): string {
  const metres = visibilityM < 800 ? Math.floor(visibilityM / 50) * 50 : Math.floor(visibilityM / 100) * 100
  const sight = visibilityM >= 9900 ? '9999' : String(metres).padStart(4, '0')
  const weather = fog ? ' FG' : rateMmh > 0 ? ' RA' : ''
  const degrees = (celsius: number) => `${Math.round(celsius) < 0 ? 'M' : ''}${two(celsius)}`
  return `${sight}${weather} SCT030 ${degrees(temperatureC)}/${degrees(dewPointC)} Q${Math.round(pressureHpa)} NOSIG`
}
