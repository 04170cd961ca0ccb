import type { Place } from '../../../domain/place/place.ts'
import { sumStep } from '../../../domain/rain/radar-scale.ts'
import { isSeenEnough, isWholeSum } from '../../../domain/rain/sum-coverage.ts'
import type { SumPeriodId } from '../../../domain/rain/sum-periods.ts'
import { hourMs, minuteMs } from '../../../domain/time/durations.ts'
import { localDate } from '../../../domain/time/local-time.ts'
import { amountOf, leastShownAmount } from '../../../domain/weather/amount.ts'
import type { Falling } from '../../../domain/weather/calendar-day.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { PlaceSums, RainSums } from '../../../services/radar/show/create-radar.ts'
import type { RadarManifest } from '../../../services/radar/show/radar-manifest.ts'
import type { SumPeriod } from '../../../services/radar/show/rain-sums.ts'
import { dayAndTime } from '../../i18n/day-and-time.ts'
import type { Writing } from '../../i18n/writing.ts'
import { sourceView } from '../../provenance/source-view.ts'
import { isRadarFilling } from '../map/radar-filling.server.ts'
import type { AmountView } from './column-amount.server.ts'
import { amountInWords, columnAmount } from './column-amount.server.ts'
import { defaultPeriod } from './precipitation-query.ts'

/** "09:05–10:05", with the days where the two are not of one. */
export function spanText(
  startAt: number,
  endAt: number,
  timeZone: string,
  { format }: Pick<Writing, 'format'>,
): string {
  const time = (at: number) => format.time(at, timeZone)
  if (localDate(startAt, timeZone) === localDate(endAt, timeZone)) return `${time(startAt)}–${time(endAt)}`
  const full = (at: number) => `${format.weekdayShort(at, timeZone)} ${time(at)}`
  return `${full(startAt)} – ${full(endAt)}`
}

type SumsAsked = {
  place: Place
  requested: SumPeriodId
  /** In which form it falls, or fell. */
  fallingOf: (sum: PlaceSums[number], mm: number) => Falling
  writing: Writing
}

export function radarSumsView(
  sums: Reading<RainSums>,
  here: PlaceSums | null,
  manifest: RadarManifest,
  { place, requested, fallingOf, writing }: SumsAsked,
) {
  const ofPlace = new Map(here?.map((sum) => [sum.id, sum]))
  // A forecast that has begun to pass is no longer one of the next hours.
  const isOver = sums.data.some(({ kind, endAt }) => kind === 'predicted' && endAt <= writing.now)
  const periods = sums.data
    .filter(({ kind }) => kind === 'measured' || !isOver)
    .map((sum) => periodView(sum, fallingAt(sum.id), ofPlace.get(sum.id) ?? null, place.timeZone, writing))
    .sort((a, b) => signedHours(b) - signedHours(a))
  const chosen =
    periods.find(({ id }) => id === requested) ??
    (periods.find(({ id }) => id === defaultPeriod) as PeriodView)
  return {
    periods,
    chosen: chosen.id,
    grid: manifest.grid,
    /** What the chosen sum is over the place. */
    sentence: sumSentence(chosen, here ? fallingAt(chosen.id) : 'outside', place, writing),
    /** "10:05": when the newest picture was measured. */
    measuredTime: dayAndTime(manifest.nowAt, place.timeZone, writing),
    /** More of the first pictures is on its way. */
    isFilling: isRadarFilling(manifest),
  }

  function fallingAt(id: PlaceSums[number]['id']): Falling | null {
    const sum = ofPlace.get(id)
    const mm = mmSeen(sum)
    return sum && mm !== null ? fallingOf(sum, mm) : null
  }
}

/** Sums of the radar and of its prediction, from the longest back to the furthest ahead. */
export type RadarSumsView = ReturnType<typeof radarSumsView>

function mmSeen(sum: PlaceSums[number] | null | undefined): number | null {
  if (!sum || sum.mm === null) return null
  const { kind, startAt, endAt, coveredMinutes, mm } = sum
  const isKnown =
    kind === 'predicted' ||
    mm >= leastShownAmount ||
    isSeenEnough(coveredMinutes, (endAt - startAt) / minuteMs)
  return isKnown ? mm : null
}

const signedHours = ({ kind, hours }: PeriodView) => (kind === 'measured' ? hours : -hours)

function periodView(
  map: RainSums[number],
  falling: Falling | null,
  here: PlaceSums[number] | null,
  timeZone: string,
  writing: Writing,
) {
  const { id, kind, sources, url } = map
  const hours = Math.round((map.endAt - map.startAt) / hourMs)
  const ofPlace = timesOf(here && here.mm !== null ? here : map)
  return {
    id,
    kind,
    hours,
    /** "Last 24 hours". */
    title: writing.t(kind === 'measured' ? 'precipitation.last' : 'precipitation.next', { count: hours }),
    ...ofPlace,
    /** At the place, "≥ 12.4" where part of the period was not seen; null where the radars do not see. */
    amount:
      falling && atLeast(columnAmount(falling, writing), ofPlace.covered !== null && kind === 'measured'),
    /** Step of the sum ramp; 0 is dry. */
    step: sumStep(falling && amountOf(falling)),
    /** Everyone who measured part of it. */
    credits: sources.map((source) => sourceView(source, writing)),
    /** Of the whole map, which begins at the radar's newest picture and may have seen more than the place. */
    picture: { url, ...timesOf(map) },
  }

  function timesOf({ startAt, endAt, coveredMinutes }: SumPeriod) {
    // One picture that never came does not make a sum of a day an estimate.
    const isCut = !isWholeSum(coveredMinutes, hours * 60)
    return {
      /** "Sat 10:05 – Sun 10:05": what `mm` is of. */
      span: spanText(startAt, endAt, timeZone, writing),
      /** "2 h 5 min", where less than the period was seen at the place. */
      covered: isCut && coveredMinutes > 0 ? durationText(coveredMinutes) : null,
    }
  }
}

export type PeriodView = ReturnType<typeof periodView>

function atLeast(amount: AmountView, isCut: boolean): AmountView {
  return isCut ? { ...amount, value: `≥\u202f${amount.value}` } : amount
}

/** "2 h 5 min". */
function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  const parts = [hours > 0 && `${hours}\u00a0h`, (rest > 0 || hours === 0) && `${rest}\u00a0min`]
  return parts.filter(Boolean).join('\u00a0')
}

function sumSentence(
  { kind, hours, covered }: PeriodView,
  falling: Falling | null | 'outside',
  place: Place,
  writing: Writing,
): string {
  const { t, language } = writing
  const values = { place: place.names[language], count: hours }
  if (falling === 'outside') return t('radar.outside', values)
  if (falling === null) return t('precipitation.unseen', values)
  const mm = amountOf(falling) ?? 0
  const amount = amountInWords(falling, writing)
  if (kind === 'measured') {
    // What was not seen may have been wet.
    if (mm < leastShownAmount) return t(covered ? 'precipitation.drySoFar' : 'precipitation.wasDry', values)
    return t(covered ? 'precipitation.fellAtLeast' : 'precipitation.fell', { ...values, amount })
  }
  return mm < leastShownAmount
    ? t('precipitation.staysDry', values)
    : t('precipitation.willFall', { ...values, amount })
}
