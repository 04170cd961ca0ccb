import { memoise } from '../domain/memoise.ts'
import { dayMs, hourMs } from '../domain/time/durations.ts'
import { bell, clamp, noise1, unit } from './noise.ts'
import type { PlanePoint } from './swiss-plane.ts'

/** A front crossing from the west. `passesBernAt` in epoch ms, direction of travel in the plane. */
type Front = {
  passesBernAt: number
  speedKmh: number
  directionX: number
  directionY: number
  intensity: number
  /** 0 … 1: how much southerly flow, and so föhn, runs ahead of it. */
  southerly: number
}

/** One front falls into each slot, a few are missing: long fine spells. */
const slotMs = 2.7 * dayMs
const missingShare = 0.17

export type Synoptic = {
  /** Sea-level hPa. */
  pressureHpa: number
  /** Deviation of the air mass from the season, K. */
  airMassK: number
  /** Rain forcing along fronts, 0 … ~1.3. */
  frontal: number
  /** Shower activity behind fronts, 0 … ~1. */
  postFrontal: number
  /** Warm, unstable air just ahead of a front, 0 … 1. */
  preFrontal: number
  /** 0 … 1. */
  southerlyFlow: number
  northwesterlyFlow: number
  bise: number
  /** 0 near a front … 1 settled high pressure. */
  settled: number
  /** Fresh wind around fronts, m/s on open ground. */
  frontWindMs: number
}

type Path = { u: Float64Array; v: Float64Array; x: Float64Array; y: Float64Array }

export type Synoptics = {
  at(xKm: number, yKm: number, atMs: number): Synoptic
  /** Path of the air aloft between two instants, km. */
  drift(fromMs: number, toMs: number): PlanePoint
}

/** Fraction of the year, 0 at 1 January. */
export function yearPhase(atMs: number): number {
  const year = 365.2425 * dayMs
  return (((atMs % year) + year) % year) / year
}

/** 1 in mid-July, −1 in mid-January. */
export const summerness = (atMs: number) => Math.cos(2 * Math.PI * (yearPhase(atMs) - 0.547))

/** The Alps dam the air that blows against them: from Lugano to Zürich up to nine hectopascals, hPa. */
function acrossTheAlps(yKm: number, southerlyFlow: number, northwesterlyFlow: number): number {
  const damming = 6 * Math.min(southerlyFlow, 1) - 4.5 * Math.min(northwesterlyFlow, 1)
  return damming * clamp(-yKm / 110, -1, 1)
}

/** Hours summed up together; one forecast of eight days touches two blocks. */
const blockH = 256
/** Blocks kept, each of 4 kB. */
const blockMemory = 60

export function createSynoptics(seed: number): Synoptics {
  const frontOf = memoise((slot: number): Front | null => {
    const random = (n: number) => unit(seed + n, slot)
    if (random(1) <= missingShare) return null
    const angle = (random(2) - 0.55) * 0.9
    return {
      passesBernAt: (slot + 0.15 + 0.7 * random(3)) * slotMs,
      speedKmh: 24 + 30 * random(4),
      directionX: Math.cos(angle),
      directionY: Math.sin(angle),
      intensity: 0.45 + 0.75 * random(5),
      southerly: random(6) > 0.6 ? 0.45 + 0.75 * random(7) : 0.15 * random(7),
    }
  })

  function at(xKm: number, yKm: number, atMs: number): Synoptic {
    const winter = -summerness(atMs)
    const days = atMs / dayMs
    let trough = 0
    let airMassK = 3.2 * noise1(seed + 11, days / 9) + 2 * noise1(seed + 12, days / 3.3 + xKm / 2500)
    let frontal = 0
    let postFrontal = 0
    let preFrontal = 0
    let southerlyFlow = 0
    let northwesterlyFlow = 0
    let dammedSouth = 0
    let dammedNorth = 0
    let unsettled = 0
    let frontWindMs = 0
    const slot = Math.floor(atMs / slotMs)
    for (let k = slot - 2; k <= slot + 2; k++) {
      const front = frontOf(k)
      if (!front) continue
      const aheadKm = xKm * front.directionX + yKm * front.directionY
      const sinceH = (atMs - front.passesBernAt) / hourMs - aheadKm / front.speedKmh
      if (Math.abs(sinceH) > 75) continue
      const i = front.intensity
      // Across the Alps the pressure differs by what dams there alone: föhn and pressure are one state.
      const alongH = (atMs - front.passesBernAt) / hourMs - (xKm * front.directionX) / front.speedKmh
      trough += i * (17 + 6 * winter) * bell(alongH, 17)
      dammedSouth += i * front.southerly * bell(alongH + 13, 12)
      dammedNorth += i * bell(alongH - 11, 12)
      airMassK +=
        i *
        (3.4 * bell(sinceH + 15, 15) - 4.6 * (sinceH > 0 ? bell(sinceH - 15, 24) : bell(sinceH, 4) * 0.68))
      frontal += i * (0.85 * bell(sinceH, 3.6) + 0.62 * bell(sinceH + 6, 5.5) + 0.22 * bell(sinceH - 10, 9))
      postFrontal += i * bell(sinceH - 9, 7)
      preFrontal += i * bell(sinceH + 2.5, 4)
      southerlyFlow += i * front.southerly * bell(sinceH + 13, 12)
      northwesterlyFlow += i * bell(sinceH - 11, 12)
      unsettled += i * bell(sinceH - 2, 20)
      frontWindMs += i * i * (6.8 + 2.2 * winter) * (bell(sinceH, 4) + 0.45 * bell(sinceH - 8, 9))
    }
    const settled = clamp(1.05 - 1.35 * unsettled, 0, 1)
    // Weak upper troughs between the fronts: grey days with a little rain.
    frontal +=
      0.55 * clamp(noise1(seed + 15, days / 1.1 - xKm / 1100) + noise1(seed + 16, days / 4) - 0.5, 0, 1)
    const slow = noise1(seed + 13, days / 6)
    const bise = settled * clamp(noise1(seed + 14, days / 2.6) * 1.8 - 0.35, 0, 1)
    return {
      pressureHpa:
        1019 +
        6 * slow +
        5 * settled -
        trough +
        (xKm * slow) / 250 +
        acrossTheAlps(yKm, dammedSouth, dammedNorth) +
        // High in the north-east: from Geneva to Lake Constance.
        3.2 * bise * clamp(xKm / 120, -1, 1.2),
      airMassK: airMassK - 2.2 * bise,
      frontal: Math.min(frontal, 1.35),
      postFrontal: Math.min(postFrontal, 1.1),
      preFrontal: Math.min(preFrontal, 1),
      southerlyFlow: Math.min(southerlyFlow, 1),
      northwesterlyFlow: Math.min(northwesterlyFlow, 1),
      bise,
      settled,
      frontWindMs,
    }
  }

  /** Wind that carries the rain, km/h, for a whole hour number; one for the whole region. */
  function windOfHour(hour: number): [u: number, v: number] {
    const s = at(0, 0, hour * hourMs)
    const days = hour / 24
    return [
      24 + 22 * (1 - s.settled) + 14 * noise1(seed + 21, days / 1.7) - 12 * s.bise,
      30 * s.southerlyFlow - 20 * s.northwesterlyFlow - 8 * s.bise + 14 * noise1(seed + 22, days / 1.7) + 4,
    ]
  }

  /** Wind at each whole hour of a block and the way of the air since the block began. */
  const pathOf = memoise((block: number): Path => {
    const path = {
      u: new Float64Array(blockH + 1),
      v: new Float64Array(blockH + 1),
      x: new Float64Array(blockH + 1),
      y: new Float64Array(blockH + 1),
    }
    for (let i = 0; i <= blockH; i++) {
      const [u, v] = windOfHour(block * blockH + i)
      path.u[i] = u
      path.v[i] = v
      if (i === 0) continue
      path.x[i] = (path.x[i - 1] as number) + (u + (path.u[i - 1] as number)) / 2
      path.y[i] = (path.y[i - 1] as number) + (v + (path.v[i - 1] as number)) / 2
    }
    return path
  }, blockMemory)

  /** Way since the block began; wind is linear between whole hours. */
  function wayInBlock(block: number, hours: number): PlanePoint {
    const path = pathOf(block)
    const i = Math.min(blockH - 1, Math.floor(hours))
    const f = hours - i
    const way = (start: Float64Array, wind: Float64Array) => {
      const w = wind[i] as number
      return (start[i] as number) + w * f + (((wind[i + 1] as number) - w) * f * f) / 2
    }
    return { xKm: way(path.x, path.u), yKm: way(path.y, path.v) }
  }

  function drift(fromMs: number, toMs: number): PlanePoint {
    const fromBlock = Math.floor(fromMs / hourMs / blockH)
    const toBlock = Math.floor(toMs / hourMs / blockH)
    const start = wayInBlock(fromBlock, fromMs / hourMs - fromBlock * blockH)
    const end = wayInBlock(toBlock, toMs / hourMs - toBlock * blockH)
    let xKm = end.xKm - start.xKm
    let yKm = end.yKm - start.yKm
    const sign = toBlock > fromBlock ? 1 : -1
    for (let block = Math.min(fromBlock, toBlock); block < Math.max(fromBlock, toBlock); block++) {
      const whole = wayInBlock(block, blockH)
      xKm += sign * whole.xKm
      yKm += sign * whole.yKm
    }
    return { xKm, yKm }
  }

  return { at, drift }
}
