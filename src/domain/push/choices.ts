import { furtherKinds } from '../danger/danger.ts'
import { mostKeptPlaces } from '../place/kept-places.ts'
import { isPlaceValue } from '../place/location-option.ts'
import { severities } from '../warning/warning.ts'
import type { QuietHours } from './quiet-hours.ts'
import type { Watch } from './watch.ts'
import { type Wish, wishesOnce, wishFault, wishKinds } from './wish.ts'

const version = 1
const time = /^([01]\d|2[0-3]):[0-5]\d$/

/** What a browser has stored; none where it is not ours. */
export function parseChoices(text: string | null): Watch[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    const { version: found, watches } = (stored ?? {}) as Record<string, unknown>
    if (found !== version || !Array.isArray(watches)) return []
    return watches.map(watchOf).filter((watch) => watch !== null)
  } catch {
    return []
  }
}

export function serialiseChoices(watches: readonly Watch[]): string {
  return JSON.stringify({ version, watches })
}

/** `choice` null: nothing more of this place. */
export function withChoice(watches: readonly Watch[], place: string, choice: Watch | null): Watch[] {
  const others = watches.filter((watch) => watch.place !== place)
  return (choice ? [...others, choice] : others).slice(-mostKeptPlaces)
}

/** What is wanted of the place with these wishes; null: nothing more. */
export function withWishes(watch: Watch | undefined, place: string, wishes: readonly Wish[]): Watch | null {
  const { wishes: _, ...others } = watch ?? { place, warningsFrom: null, rain: null }
  if (wishes.length > 0) return { ...others, wishes }
  const isWanted = others.warningsFrom !== null || others.rain !== null || (others.dangers?.length ?? 0) > 0
  return isWanted ? others : null
}

/** What is chosen besides wishes, which have a list of their own; null: nothing. */
export const besidesWishes = (watch: Watch | null | undefined): Watch | null =>
  watch ? withWishes(watch, watch.place, []) : null

function wishesOf(stored: unknown): Wish[] {
  const wishes = (Array.isArray(stored) ? stored : []).map((entry: unknown): Wish | null => {
    const { kind, criteria, limit, ahead, quiet, snoozedUntil, at, receipt } = (entry ?? {}) as Record<
      string,
      unknown
    >
    const known = wishKinds.find((one) => one === kind)
    if (!known || typeof ahead !== 'number') return null
    const wish: Wish = {
      kind: known,
      ahead,
      quiet: quietOf(quiet),
      ...(typeof criteria === 'string' && { criteria }),
      ...(typeof limit === 'number' && { limit }),
      ...(typeof snoozedUntil === 'number' && { snoozedUntil }),
      ...(typeof at === 'string' && { at }),
      ...(typeof receipt === 'boolean' && { receipt }),
    }
    return wishFault(wish) === null ? wish : null
  })
  return wishesOnce(wishes.filter((wish) => wish !== null))
}

function watchOf(entry: unknown): Watch | null {
  const { place, warningsFrom, rain, dangers, wishes } = (entry ?? {}) as Record<string, unknown>
  if (typeof place !== 'string' || !isPlaceValue(place)) return null
  const level = severities.find((severity) => severity === warningsFrom) ?? null
  const wanted =
    typeof rain === 'object' && rain !== null
      ? { quiet: quietOf((rain as Record<string, unknown>).quiet) }
      : null
  const kinds = furtherKinds.filter((kind) => Array.isArray(dangers) && dangers.includes(kind))
  const asked = wishesOf(wishes)
  if (level === null && wanted === null && kinds.length === 0 && asked.length === 0) return null
  return {
    place,
    warningsFrom: level,
    rain: wanted,
    ...(kinds.length > 0 && { dangers: kinds }),
    ...(asked.length > 0 && { wishes: asked }),
  }
}

function quietOf(quiet: unknown): QuietHours | null {
  const { from, to } = (quiet ?? {}) as Record<string, unknown>
  const areTimes = [from, to].every((one) => typeof one === 'string' && time.test(one))
  return areTimes ? ({ from, to } as QuietHours) : null
}
