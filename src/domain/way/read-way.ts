import { hourMs, minuteMs, tenMinutesMs } from '../time/durations.ts'
import { addDays, instantOfLocal, localDate, swissTime } from '../time/local-time.ts'
import { shownDays } from '../weather/outlook.ts'
import { nextTenMinutes } from './departures.ts'
import { allMeans, type Means } from './means.ts'
import { decodeTrack, type Track } from './track-code.ts'
import type { wayQuery } from './way-query.ts'

/** What the address asks for. */
export type WayAsked = {
  /** As typed, in order, the empty ones left out. */
  stops: readonly string[]
  /** Instead of places. */
  track: Track | null
  by: Means
  leaveAt: number
  /** What the address says and cannot be taken as it stands. */
  trouble: readonly WayTrouble[]
}
/** `past`: a departure that is over; `far`: one beyond the days that every page shows; `many`: places left out. */
export type WayTrouble = 'past' | 'far' | 'leave' | 'by' | 'track' | 'many'

export const mostStops = 8
export const longestStop = 80

export function readWay(given: ReturnType<typeof wayQuery.read>, now: number): WayAsked {
  const named = given.stop
    // No place has such a long name: what is cut off is not known either.
    .map((text) => text.trim().slice(0, longestStop))
    .filter((text) => text !== '')
  const stops = named.slice(0, mostStops)
  const code = given.track ?? ''
  const track = code === '' ? null : decodeTrack(code)
  const typed = given.by ?? ''
  const by = allMeans.find((one) => one === typed)
  const { leaveAt, trouble } = readLeave(given.leave ?? '', now)
  return {
    stops,
    track,
    by: by ?? (track ? 'foot' : 'car'),
    leaveAt,
    trouble: [
      ...(trouble ? [trouble] : []),
      ...(typed !== '' && !by ? (['by'] as const) : []),
      ...(code !== '' && !track ? (['track'] as const) : []),
      ...(!track && named.length > mostStops ? (['many'] as const) : []),
    ],
  }
}

/** As `datetime-local` writes it, on the Swiss clock. */
const local = /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))T([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/

function readLeave(text: string, now: number): { leaveAt: number; trouble: WayTrouble | null } {
  const soon = nextTenMinutes(now)
  if (text === '') return { leaveAt: soon, trouble: null }
  const [, date, hour, minute] = local.exec(text) ?? []
  if (!date) return { leaveAt: soon, trouble: 'leave' }
  const asked = instantOfLocal(date, Number(hour), swissTime) + Number(minute) * minuteMs
  if (!Number.isFinite(asked)) return { leaveAt: soon, trouble: 'leave' }
  const leaveAt = Math.round(asked / tenMinutesMs) * tenMinutesMs
  // A page that was shared some minutes ago is about now.
  if (leaveAt < soon) return { leaveAt: soon, trouble: asked < now - hourMs / 2 ? 'past' : null }
  return lastDeparture(now) < leaveAt ? { leaveAt: soon, trouble: 'far' } : { leaveAt, trouble: null }
}

/** The days that every page shows. */
export const lastDeparture = (now: number): number =>
  instantOfLocal(addDays(localDate(now, swissTime), shownDays), 0, swissTime) - tenMinutesMs
