import { dayMs } from '../domain/time/durations.ts'
import { clamp, noise1, smoothstep } from './noise.ts'
import type { PlanePoint } from './swiss-plane.ts'
import type { Synoptic } from './synoptic.ts'
import type { Ground } from './terrain.ts'

export type SurfaceWind = { windSpeedMs: number; windFromDegrees: number; gustMs: number }

export type WindSetting = PlanePoint & {
  ground: Ground
  elevationM: number
  atMs: number
  solarHour: number
  /** −1 midwinter … 1 midsummer. */
  season: number
  foehn: number
  showerMmh: number
  /** 0 … 1: depth of the cold pool above, which keeps the wind away. */
  pool: number
}

/** Beyond 28 m/s (100 km/h) gusts grow slowly: a pass in an ordinary storm is no hurricane, m/s. */
const bounded = (gustMs: number) => Math.min(gustMs, 28 + 0.35 * Math.max(0, gustMs - 28))

/** Sum of frontal westerlies, bise, föhn and breeze; u and v point where the air goes, m/s. */
export function surfaceWind(seed: number, s: Synoptic, at: WindSetting): SurfaceWind {
  const { ground } = at
  const days = at.atMs / dayMs
  const height = smoothstep(900, 2600, at.elevationM)
  const isSouth = ground.south > 0.5
  const shelter = 1 - (0.45 * ground.alpine + 0.3 * ground.south) * (1 - height)
  const front = (1.3 + s.frontWindMs * 0.75) * shelter * (1 - 0.6 * at.pool) * (1 - 0.8 * s.bise)
  // South-westerly before a front, north-westerly behind it.
  const turn = 0.7 * (s.northwesterlyFlow - 0.7 * s.southerlyFlow)
  // Strongest where Jura and Alps close in, towards Lake Geneva.
  const narrowing = 0.55 + 0.45 * smoothstep(40, -120, at.xKm)
  const bise = 7.5 * s.bise * (1 - ground.alpine) * (1 - ground.south) * narrowing
  const afternoon = clamp(Math.cos(((at.solarHour - 15) * Math.PI) / 12), 0, 1)
  const breeze = 1.1 * afternoon * (0.6 + 0.5 * at.season) * (isSouth ? 0.7 : 0.5)
  const foehn = 8.5 * at.foehn * (isSouth ? -0.8 : 1)
  const aloft = 1 + 0.7 * height
  // What dams at the Alps flows over their crest: föhn begins up there.
  const overCrest = height * (11 * s.southerlyFlow - 9 * s.northwesterlyFlow)
  const westerly = front * Math.cos(turn) * (1 - 0.75 * height * s.southerlyFlow)
  const u = (westerly - 0.85 * bise + 0.5 * noise1(seed + 53, days * 2)) * aloft + 2.6 * height
  const v =
    (0.4 - front * Math.sin(turn) - 0.5 * bise + foehn + breeze + 0.6 * noise1(seed + 54, days * 2)) * aloft +
    overCrest
  const flicker =
    1 + 0.28 * noise1(seed + 51, days * 9 + at.xKm / 40) + 0.15 * noise1(seed + 52, days * 40 + at.yKm / 25)
  const windSpeedMs = Math.max(0.3, Math.hypot(u, v) * flicker)
  const gustiness = 1.65 + 0.35 * at.foehn + 0.1 * noise1(seed + 55, days * 20)
  const downburst = 9 * smoothstep(5, 40, at.showerMmh)
  return {
    windSpeedMs,
    gustMs: Math.max(windSpeedMs * 1.25, bounded(windSpeedMs * gustiness + 0.6 + downburst)),
    windFromDegrees: ((Math.atan2(-u, -v) * 180) / Math.PI + 360) % 360,
  }
}
