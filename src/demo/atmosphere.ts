import type { Coordinates } from '../domain/place/coordinates.ts'
import { dayMs } from '../domain/time/durations.ts'
import { createRainField, lonOfX, solarHourOf } from './demo-rain.ts'
import type { PlaneGrid } from './drifting-noise.ts'
import { bell, clamp, noise1, smoothstep } from './noise.ts'
import { surfaceWind } from './surface-wind.ts'
import { type PlanePoint, toPlane } from './swiss-plane.ts'
import { createSynoptics, type Synoptic, summerness } from './synoptic.ts'
import { type Ground, groundAt } from './terrain.ts'

/** The air at one place and instant. */
export type AirState = {
  elevationM: number
  temperatureC: number
  dewPointC: number
  humidityPercent: number
  /** At sea level. */
  pressureHpa: number
  cloudPercent: number
  /** Precipitation, water equivalent; 0 or at least 0.1. */
  rateMmh: number
  /** Part of it that falls from showers and thunderstorms. */
  showerMmh: number
  isSnow: boolean
  /** Rain and snow mixed. */
  isSleet: boolean
  freezingLevelM: number
  windSpeedMs: number
  windFromDegrees: number
  gustMs: number
  visibilityM: number
  fog: boolean
  /** Low stratus overhead: grey below a lid of warm air, the ground not in it. */
  stratus: boolean
  thunder: boolean
  /** 0 … 1: strength of föhn here. */
  foehn: number
}

export type Atmosphere = {
  at(coordinates: Coordinates, elevationM: number | null, atMs: number): AirState
  /** Precipitation alone, far cheaper than `at`. */
  rateAt(coordinates: Coordinates, atMs: number): number
  /** The same by LV95 kilometres from Bern. */
  rateMmh(xKm: number, yKm: number, atMs: number): number
  rateGrid(grid: PlaneGrid, atMs: number): Float32Array
}

/** A place as the atmosphere sees it; far places borrow the fronts of the home region, shifted. */
type Site = PlanePoint & {
  frontX: number
  frontY: number
  ground: Ground
  lat: number
  lon: number
  isHome: boolean
}

/** Precipitation falls as snow below this; a degree of melting is survived. */
export const snowBelowC = 0.9

const homeRadiusKm = 700
const wrap = (km: number) => km - Math.round(km / (2 * homeRadiusKm)) * 2 * homeRadiusKm

/** Dew point (°C) by Magnus over water, coefficients of Sonntag 1990. */
function dewPoint(temperatureC: number, humidityPercent: number): number {
  const g = Math.log(humidityPercent / 100) + (17.62 * temperatureC) / (243.12 + temperatureC)
  return (243.12 * g) / (17.62 - g)
}

export function createAtmosphere(seed: number): Atmosphere {
  const synoptics = createSynoptics(seed)
  const rain = createRainField(seed, synoptics)
  // Keyed by object: a forecast uses the same coordinates a thousand times.
  const sites = new WeakMap<Coordinates, Site>()

  function siteOf(coordinates: Coordinates): Site {
    const known = sites.get(coordinates)
    if (known) return known
    const { xKm, yKm } = toPlane(coordinates)
    const isHome = Math.abs(xKm) < homeRadiusKm && Math.abs(yKm) < homeRadiusKm
    const site = {
      xKm,
      yKm,
      frontX: wrap(xKm),
      frontY: wrap(yKm),
      ground: groundAt(xKm, yKm),
      ...coordinates,
      isHome,
    }
    sites.set(coordinates, site)
    return site
  }

  /** Tropics have no winter, the southern hemisphere has it in July. */
  const seasonAt = (site: Site, atMs: number) =>
    site.isHome ? summerness(atMs) : summerness(atMs) * clamp(site.lat / 42, -1.3, 1.3)

  function sampleRain(site: Site, s: Synoptic, season: number, atMs: number) {
    const solarHour = solarHourOf(site.isHome ? lonOfX(site.xKm) : site.lon, atMs)
    return rain.sample(site.xKm, site.yKm, { atMs, ground: site.ground, s, season, solarHour })
  }

  function rateOfSite(site: Site, atMs: number): number {
    return sampleRain(site, synoptics.at(site.frontX, site.frontY, atMs), seasonAt(site, atMs), atMs).rateMmh
  }

  function at(coordinates: Coordinates, knownElevationM: number | null, atMs: number): AirState {
    const site = siteOf(coordinates)
    const { ground } = site
    const elevationM = knownElevationM ?? ground.elevationM
    const season = seasonAt(site, atMs)
    const s = synoptics.at(site.frontX, site.frontY, atMs)
    const wet = sampleRain(site, s, season, atMs)
    const solarHour = solarHourOf(site.lon, atMs)
    const km = elevationM / 1000

    // Seasonal mean at 500 m and its fall with height, after the MeteoSwiss normals 1991–2020.
    const lapse = 5.75 + 0.55 * season
    const climate = site.isHome
      ? 12.9 + 9.0 * season + 1.4 * ground.south + 0.5 * clamp(-site.xKm / 110, -0.6, 1)
      : 30.5 - 0.0098 * site.lat ** 2 + (6 + 0.06 * Math.abs(site.lat)) * season
    const freeAirAt500 = climate + s.airMassK

    // Cold pool and stratus under a settled high in the dark half of the year.
    const darkness = clamp((0.45 - season) / 1.3, 0, 1)
    const basin = site.isHome ? clamp(1 - 1.15 * ground.alpine, 0.25, 1) * (1 - 0.75 * ground.south) : 0
    const poolTopM = 850 + 320 * noise1(seed + 41, atMs / (1.4 * dayMs)) + 140 * s.bise
    const inPool = smoothstep(poolTopM + 120, poolTopM - 160, elevationM)
    const pool = s.settled ** 2 * darkness * basin
    const sunStrength = clamp(Math.cos(((solarHour - 13.5) * Math.PI) / 12), 0, 1) * (0.5 + 0.5 * season)
    const stratus =
      inPool * pool * (1.15 + 0.55 * noise1(seed + 42, atMs / (0.9 * dayMs)) - 0.9 * sunStrength)
    const underStratus = smoothstep(0.42, 0.62, stratus)

    const foehn = clamp(
      1.15 * s.southerlyFlow * ground.foehnSide * smoothstep(1500, 700, elevationM) +
        0.62 *
          s.northwesterlyFlow ** 2 *
          ground.south *
          smoothstep(1200, 500, elevationM) *
          (1 - smoothstep(-1, 1.5, wet.lastingIndex)),
      0,
      1,
    )

    const showerCloud = smoothstep(-1.6, 0.2, wet.showerIndex) * 0.85
    const layerCloud = smoothstep(-3.3, -0.5, wet.layeredIndex - 0.25 * s.settled)
    const highCloud = (1 - layerCloud) * (1 - showerCloud)
    const sky = clamp((1 - highCloud) * (1 - 0.45 * foehn), 0, 1)
    const cloudShare = Math.max(sky, underStratus, wet.rateMmh > 0 ? 0.75 + 0.25 * wetShare(wet.rateMmh) : 0)

    // Day and night: clear valleys swing most, peaks and grey days least.
    const lastingCloud = smoothstep(-3.3, -0.5, wet.lastingIndex - 0.25 * s.settled)
    const overcast = clamp(lastingCloud * 0.75 + underStratus, 0, 1)
    const exposed = smoothstep(1200, 2400, elevationM)
    const swing = (4.7 + 2.1 * season) * (1 - 0.68 * overcast) * (1 - 0.75 * exposed) * (1 - 0.35 * foehn)
    const daily =
      Math.cos(((solarHour - 14.8) * Math.PI) / 12) + 0.18 * Math.cos(((solarHour - 14) * Math.PI) / 6)

    // Above the pool the sinking air of the high warms, most just over its top.
    const sinkingK = 2.4 * s.settled ** 2 * darkness * (1 - ground.south)
    const sinkingAt = (heightM: number) => sinkingK * smoothstep(2600, 1400, heightM)
    // Rain cools the air over hours, a downpour at once.
    const rainCoolingK =
      1.1 * (1 + season) * smoothstep(-1.5, 1, wet.lastingIndex) + 2.5 * smoothstep(4, 25, wet.showerMmh)
    const temperatureC =
      freeAirAt500 -
      lapse * (km - 0.5) +
      swing * daily -
      5 * pool * inPool +
      sinkingAt(elevationM) * (1 - inPool) -
      // Valley floors of the Alps fill with cold air as well.
      2.6 * s.settled * darkness * ground.alpine * smoothstep(2300, 1500, elevationM) +
      (6 + 2 * darkness) * foehn -
      rainCoolingK

    let humidity = 66 - 5 * season + 9 * (1 - s.settled) - 2.6 * swing * daily + 10 * darkness * inPool
    if (wet.rateMmh > 0) humidity = Math.max(humidity, 84 + 10 * wetShare(wet.rateMmh))
    humidity = humidity + (97 - humidity) * underStratus
    humidity = clamp(humidity - 48 * foehn, 22, 99)

    // Fog where the ground touches the stratus, or shallow at the end of a still, moist night.
    const nearTop = smoothstep(poolTopM - 330, poolTopM - 130, elevationM)
    const nightEnd = bell(((solarHour + 17) % 24) - 12, 4)
    const fogginess =
      underStratus *
      Math.max(nearTop, nightEnd * (0.6 + 0.6 * noise1(seed + 43, site.xKm / 35 + atMs / (dayMs * 0.8))))
    const fog = fogginess > 0.45 && wet.rateMmh === 0
    if (fog) humidity = Math.max(humidity, 98)

    const isSnow = wet.rateMmh > 0 && temperatureC < snowBelowC
    const isSleet = wet.rateMmh > 0 && temperatureC >= 0.1 && temperatureC < 1.7
    const visibilityM = fog
      ? 90 + 800 * (1 - smoothstep(0.45, 1, fogginess))
      : wet.rateMmh > 0
        ? 10000 / (1 + wet.rateMmh * (isSnow ? 1.6 : 0.22))
        : 10000 - 5200 * underStratus

    const wind = surfaceWind(seed, s, {
      xKm: site.xKm,
      yKm: site.yKm,
      ground,
      elevationM,
      atMs,
      solarHour,
      season,
      foehn,
      showerMmh: wet.showerMmh,
      pool: pool * inPool,
    })
    // In the free air, which has no cold pool and no afternoon; the rain that falls through it cools it too.
    const levelWith = (warmerK: number) =>
      Math.max(0, 500 + ((freeAirAt500 + warmerK + 0.4 - rainCoolingK) / lapse) * 1000)
    const freezingLevelM = levelWith(sinkingAt(levelWith(sinkingK / 2)))
    return {
      elevationM,
      temperatureC,
      dewPointC: dewPoint(temperatureC, humidity),
      humidityPercent: humidity,
      pressureHpa: s.pressureHpa,
      cloudPercent: 100 * cloudShare,
      rateMmh: wet.rateMmh,
      showerMmh: wet.showerMmh,
      isSnow,
      isSleet,
      freezingLevelM,
      ...wind,
      visibilityM,
      fog,
      stratus: underStratus > 0.5 && !fog,
      thunder: wet.showerMmh > 6 && temperatureC > 5 && season > -0.3,
      foehn,
    }
  }

  return {
    at,
    rateAt: (coordinates, atMs) => rateOfSite(siteOf(coordinates), atMs),
    rateMmh: (xKm, yKm, atMs) =>
      rain.sample(xKm, yKm, {
        atMs,
        ground: groundAt(xKm, yKm),
        s: synoptics.at(xKm, yKm, atMs),
        season: summerness(atMs),
        solarHour: solarHourOf(lonOfX(xKm), atMs),
      }).rateMmh,
    rateGrid: rain.rateGrid,
  }
}

/** 0 dry … 1 heavy. */
const wetShare = (rateMmh: number) => clamp(rateMmh / (rateMmh + 1), 0, 1)
