import { compassSector } from '../../../domain/place/compass-sector.ts'
import type { Place } from '../../../domain/place/place.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { meltingDepthM } from '../../../domain/weather/falling-form.ts'
import { shownFreezingLevel } from '../../../domain/weather/freezing-range.ts'
import type { RequestContext } from '../../../page-contract/page-contract.ts'
import type { PlaceFrame } from '../../../services/forecast-frames/place-hours.ts'
import { dayAndTime } from '../../i18n/day-and-time.ts'
import type { Writing } from '../../i18n/writing.ts'

/** What counts as rain in the median, and what is named as possible where it is dry, mm/h. */
const wetMmh = 0.1
const possibleFromMmh = 1
const sentenceHours = 48

/** What the forecast frames say at a place, in words. */
export type PlaceForecastView = NonNullable<ReturnType<typeof placeForecastView>>

/** What models have of an hour, or of three, ready to be read; null where it is not known. */
export type HourValues = PlaceForecastView['values'][number]

/** `fromAt`: where the nowcast ends; `since`: where the radar begins. null where local forecasts have nothing for the place. */
export function placeForecastView(
  { services }: Pick<RequestContext, 'services'>,
  place: Place,
  { since, fromAt }: { since: number; fromAt: number },
  writing: Writing,
) {
  const all = services.forecastFrames.getPlace(place, since) ?? []
  const frames = all.filter(({ endAt }) => endAt > fromAt)
  if (frames.length === 0) return null
  return {
    /** Of the next two days after the radar's two hours. */
    sentence: sentenceOf(frames, place, writing),
    hours: frames.map((frame) => ({
      startAt: frame.startAt,
      endAt: frame.endAt,
      rateMmh: frame.rateMmh,
      /** Nine in ten runs stay below. */
      mostMmh: frame.mostMmh,
      text: rainText(frame, place, writing),
    })),
    /** What else it has, also of the hours that the radar tells. */
    values: all.map((frame) => ({
      startAt: frame.startAt,
      endAt: frame.endAt,
      temperature: temperatureText(frame, writing),
      wind: windText(frame, writing),
      clouds: frame.cloudPercent === null ? null : writing.format.percent(frame.cloudPercent),
      snowLine: snowLineText(frame, writing),
    })),
  }
}

const isWet = ({ rateMmh }: PlaceFrame) => (rateMmh ?? 0) >= wetMmh
const isPossible = ({ mostMmh }: PlaceFrame) => (mostMmh ?? 0) >= possibleFromMmh
const hoursOf = ({ startAt, endAt }: PlaceFrame) => (endAt - startAt) / hourMs

function amountText(mm: number, isSnow: boolean, { format }: Writing): string {
  // Fresh snow: about a centimetre to a millimetre of water.
  return isSnow ? format.depthText(mm) : format.amountText(mm)
}

function rainText(frame: PlaceFrame, { timeZone }: Place, writing: Writing): string {
  const { t } = writing
  const time = dayAndTime(frame.startAt, timeZone, writing)
  if (frame.rateMmh === null) return t('weather.noRainDataAt', { time })
  const most = amountText(frame.mostMmh ?? 0, frame.isSnow, writing)
  if (!isWet(frame))
    return isPossible(frame) ? t('radar.aheadRarely', { time, most }) : t('weather.dryAt', { time })
  const amount = amountText(frame.rateMmh * hoursOf(frame), frame.isSnow, writing)
  const isRange = hoursOf(frame) === 1 && (frame.mostMmh ?? 0) >= frame.rateMmh + wetMmh
  const key = frame.isSnow ? 'aheadSnowAt' : 'aheadRainAt'
  return isRange ? t(`radar.${key}UpTo`, { time, amount, most }) : t(`radar.${key}`, { time, amount })
}

/** The first spell of rain or snow in two days, and when the next one begins. */
function sentenceOf(frames: readonly PlaceFrame[], place: Place, writing: Writing): string | null {
  const { t, format } = writing
  const [first] = frames
  if (!first || frames.some(({ rateMmh }) => rateMmh === null)) return null
  const near = frames.filter(({ startAt }) => startAt < first.startAt + sentenceHours * hourMs)
  const when = (at: number) => dayAndTime(at, place.timeZone, writing)
  const clock = (at: number) =>
    when(at).replace(format.time(at, place.timeZone), format.clock(at, place.timeZone))
  const name = place.names[writing.language]
  const begins = near.findIndex(isWet)
  if (begins < 0) {
    const likeliest = near.reduce((a, b) => ((b.mostMmh ?? 0) > (a.mostMmh ?? 0) ? b : a), first)
    return isPossible(likeliest)
      ? t('radar.aheadPossible', { place: name, when: clock(likeliest.startAt) })
      : t('radar.aheadDry', { place: name })
  }
  const rest = near.slice(begins)
  const length = rest.findIndex((frame) => !isWet(frame))
  const spell = length < 0 ? rest : rest.slice(0, length)
  const mm = spell.reduce((sum, frame) => sum + (frame.rateMmh ?? 0) * hoursOf(frame), 0)
  const isSnow = spell.filter((frame) => frame.isSnow).length * 2 > spell.length
  const sentence = t(isSnow ? 'radar.aheadSnow' : 'radar.aheadRain', {
    place: name,
    from: when(spell[0]?.startAt ?? first.startAt),
    to: clock(spell.at(-1)?.endAt ?? first.endAt),
    amount: isSnow ? format.wholeDepthText(Math.max(1, mm)) : format.wholeAmountText(Math.max(1, mm)),
  })
  const again = length < 0 ? undefined : rest.slice(length).find(isWet)
  return again ? `${sentence} ${t('radar.aheadAgain', { when: clock(again.startAt) })}` : sentence
}

function temperatureText({ temperatureC, temperatureRangeC: range }: PlaceFrame, writing: Writing): string {
  const { t, format } = writing
  const value = format.temperatureText(temperatureC)
  if (!range) return value
  const [low, high] = [format.temperature(range.p10), format.temperature(range.p90)]
  return low === high ? value : t('radar.aheadRange', { value, low, high })
}

function windText({ windKmh, gustKmh, windFromDegrees }: PlaceFrame, { t, format }: Writing): string | null {
  if (windKmh === null) return null
  // A preposition in all four languages, written as the beginning of a line.
  const label = windFromDegrees === null ? null : t(`weather.windFrom-${compassSector(windFromDegrees)}`)
  const from = label && `${label.charAt(0).toLowerCase()}${label.slice(1)}`
  const gusts = gustKmh === null ? null : t('radar.stationGusts', { speed: format.speedText(gustKmh) })
  return [from, format.speedText(windKmh), gusts].filter((part) => part !== null).join(', ')
}

function snowLineText({ freezingLevelM }: PlaceFrame, { t, format }: Writing): string | null {
  if (freezingLevelM === null) return null
  const height = format.number(shownFreezingLevel(Math.max(0, freezingLevelM - meltingDepthM)))
  return t('weather.about', { amount: `${height}\u00a0m` })
}
