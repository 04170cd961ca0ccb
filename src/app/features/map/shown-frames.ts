import { hourMs, minuteMs } from '../../../domain/time/durations.ts'
import { cloudPicturesAt } from './cloud-pictures.ts'
import type { RainSequence } from './rain-sequence.ts'

/** Whose picture is drawn: that of the time shown, or until it is loaded that of another time, or none. */
export type Drawn = 'own' | 'nothing' | number

/** What is drawn: two pictures by address and how far the time has come from one to the other. */
export type Shown = {
  from: string
  to: string
  fraction: number
  minutes: number
  of: Drawn
  /** Radar beyond the grid, coarser; null where there is none of this time. */
  outer: string | null
  /** null: there is no picture of this time, which is shown as nothing. */
  clouds: { from: string; to: string; fraction: number; of: Drawn } | null
  /** Where it snows at the nearest full hour; null where it does nowhere, or nobody knows. */
  snow: string | null
}

type Loaded = { at: number; url: string }

type Around = { from: Loaded; to: Loaded; fraction: number; of: Drawn }

/** The pictures around a time and how far between them it lies; until both are loaded the nearest one that is. */
function around(pictures: readonly Loaded[], time: number, has: (url: string) => boolean): Around | null {
  const from = pictures.findLast(({ at }) => at <= time) ?? pictures[0]
  const to = pictures.find(({ at }) => at >= time) ?? pictures.at(-1)
  if (!from || !to) return null
  if (!has(from.url) || !has(to.url)) {
    const loaded = nearest(
      pictures.filter(({ url }) => has(url)),
      time,
    )
    return loaded ? { from: loaded, to: loaded, fraction: 0, of: loaded.at } : null
  }
  const fraction = to.at > from.at ? Math.min(1, Math.max(0, (time - from.at) / (to.at - from.at))) : 0
  return { from, to, fraction, of: 'own' }
}

const nearestHour = (hours: readonly { at: number; url: string | null }[], time: number) =>
  hours.find(({ at }) => time <= at + hourMs / 2) ?? hours.at(-1)

/** The radar beyond the grid is slower: a picture counts so long. */
const outerMs = 10 * minuteMs
const outerOf = ({ outer }: RainSequence, time: number) =>
  (outer?.frames ?? []).filter(({ at }) => Math.abs(at - time) <= outerMs)
const nearest = (pictures: readonly Loaded[], time: number) =>
  [...pictures].sort((a, b) => Math.abs(a.at - time) - Math.abs(b.at - time))[0]

/**
 * What to draw at a time: between two pictures the rain glides from one to the other, and where one is missing, from its
 * neighbours. One that is not loaded yet is not made up: the nearest loaded one stands in for it, as what it is.
 */
export function shownAt(sequence: RainSequence, time: number, has: (url: string) => boolean): Shown | null {
  const known = ({ at, url }: { at: number; url: string | null }): Loaded[] => (url ? [{ at, url }] : [])
  const rain = around(sequence.frames.flatMap(known), time, has)
  const ofTime = cloudPicturesAt(sequence.layers.clouds.frames ?? [], time)
  const clouds = around(ofTime.flatMap(known), time, has)
  if (!rain && !clouds) return null
  const snow = nearestHour(sequence.layers.snow.frames ?? [], time)
  const outer = nearest(
    outerOf(sequence, time)
      .flatMap(known)
      .filter(({ url }) => has(url)),
    time,
  )
  return {
    from: rain?.from.url ?? '',
    to: rain?.to.url ?? '',
    fraction: rain?.fraction ?? 0,
    minutes: rain ? (rain.to.at - rain.from.at) / minuteMs : 0,
    of: rain?.of ?? 'nothing',
    snow: snow?.url ?? null,
    outer: outer?.url ?? null,
    clouds:
      ofTime.length === 0
        ? null
        : {
            from: clouds?.from.url ?? '',
            to: clouds?.to.url ?? '',
            fraction: clouds?.fraction ?? 0,
            of: clouds?.of ?? 'nothing',
          },
  }
}

/** Uploads per drawn frame: more would be felt. */
const uploadsAtOnce = 3

/**
 * Of the pictures that wait for the graphics card, those to be uploaded before the next frame: all that it shows, which
 * else would be drawn without them, and then some of the others.
 */
export function nextUploads(waiting: Iterable<string>, shown: Shown | null): string[] {
  const { from, to, clouds, snow, outer } = shown ?? {}
  const needed = new Set([from, to, clouds?.from, clouds?.to, snow, outer])
  const [first, others] = [[] as string[], [] as string[]]
  for (const url of waiting) (needed.has(url) ? first : others).push(url)
  return [...first, ...others.slice(0, Math.max(0, uploadsAtOnce - first.length))]
}

/** Every picture of the sequence, those in the direction of play first. */
export function picturesByNeed(
  sequence: RainSequence,
  time: number,
  { isClouds, isBackwards = false }: { isClouds: boolean; isBackwards?: boolean },
): string[] {
  const frames = sequence.frames.filter(({ url }) => url !== null)
  const near = [...frames].sort((a, b) => Math.abs(a.at - time) - Math.abs(b.at - time)).slice(0, 2)
  const ahead = frames.filter(({ at }) => at >= time)
  const behind = frames.filter(({ at }) => at < time).reverse()
  const clouds = [...(sequence.layers.clouds.frames ?? [])].reverse()
  const snow = sequence.layers.snow.frames?.flatMap(({ url }) => (url ? [{ url }] : [])) ?? []
  const inOrder = isBackwards ? [...behind, ...ahead] : [...ahead, ...behind]
  const order = isClouds
    ? [...clouds, ...near, ...snow]
    : [...near, ...snow, ...outerOf(sequence, time), ...inOrder, ...(sequence.outer?.frames ?? [])]
  return [...new Set(order.map(({ url }) => url as string))]
}
