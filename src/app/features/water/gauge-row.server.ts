import { type Coordinates, distanceKm } from '../../../domain/place/coordinates.ts'
import { lakeInside } from '../../../domain/texts/inside-sentence.ts'
import { dayMs } from '../../../domain/time/durations.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import {
  isCurrentWater,
  levelTrend,
  steadyWithinC,
  temperatureTrend,
  type WaterReading,
  type WaterTrend,
} from '../../../domain/water/water.ts'
import { lakeFlowingOut, waterName } from '../../../reference/water-names.ts'
import type { Format } from '../../i18n/format.ts'
import type { Writing } from '../../i18n/writing.ts'

export type FloodView = NonNullable<GaugeRow['danger']>

/** Always with its tenth, so that figures of a column compare. */
export const temperatureText = (valueC: number, format: Format) =>
  `${format.temperatureInColumn(valueC)}\u00a0${format.unitNames.temperature}`

const degreesIn = (format: Format) => (change: number) =>
  `${format.degreesApart(change, 1)}\u00a0${format.unitNames.temperature}`

export function gaugeRow(reading: WaterReading, from: Coordinates | null, writing: Writing) {
  const { t, format, language, now } = writing
  const { id, temperatureC, levelM, dischargeM3s, danger, isDangerUnreadable, measuredAt } = reading
  const lake = lakeFlowingOut(id, language)
  const centimetres = (change: number) => `${format.number(Math.round(change * 100))}\u00a0cm`
  return {
    id,
    /** Lake or river, and where: "Aare", "Bern, Schönau". */
    ...nameOf(reading, writing),
    /** "Outflow of Lake Thun". */
    hint: lake && t('water.outflow', { lake: lakeInside(lake) }),
    distance: from && `${format.distance(distanceKm(from, reading.coordinates))}\u00a0km`,
    temperature: temperatureC === null ? null : temperatureText(temperatureC, format),
    temperatureTrend: trendView(temperatureTrend(reading), degreesIn(format)),
    level: levelM === null ? null : `${format.fixed(levelM, 2)}\u00a0m`,
    levelTrend: trendView(levelTrend(reading), centimetres),
    discharge: dischargeM3s === null ? null : dischargeText(dischargeM3s, writing),
    /** null: the office sets no level here. */
    danger: danger && { level: danger, text: t(`alerts.danger-${danger}`) },
    isDangerUnreadable,
    measuredAt:
      now - measuredAt < dayMs / 2
        ? format.time(measuredAt, swissTime)
        : format.dateTime(measuredAt, swissTime),
    iso: new Date(measuredAt).toISOString(),
    /** Older than two hours: shown as last known. */
    isOld: !isCurrentWater(reading, now),
  }
}

export type GaugeRow = ReturnType<typeof gaugeRow> & {
  /** Bathing view: why not here. */
  warning?: string | null
}

/** "Rhine" and "Basel, Rheinhalle"; where the office names no water, the station is used. */
export function nameOf(
  { water, name }: Pick<WaterReading, 'water' | 'name'>,
  { language }: Pick<Writing, 'language'>,
): { water: string; station: string } {
  return water === null ? { water: name, station: '' } : { water: waterName(water, language), station: name }
}

/** "Rhine, Basel, Rheinhalle". */
export const fullName = (reading: Pick<WaterReading, 'water' | 'name'>, writing: Pick<Writing, 'language'>) =>
  Object.values(nameOf(reading, writing)).filter(Boolean).join(', ')

/** Against the same time of yesterday; null where that is not known. */
export function dailyTrend(change24hC: number | null, format: Format): TrendView | null {
  if (change24hC === null) return null
  const direction = Math.abs(change24hC) < steadyWithinC ? 'steady' : change24hC > 0 ? 'rising' : 'falling'
  return trendView({ change: change24hC, hours: 24, direction }, degreesIn(format))
}

/** "+12 cm"; null where our own values do not reach back so far. */
function trendView(trend: WaterTrend | null, amount: (change: number) => string) {
  if (trend === null) return null
  const { direction, change, hours } = trend
  const isSteady = direction === 'steady'
  return {
    direction,
    change: isSteady ? '' : `${change < 0 ? '−' : '+'}${amount(Math.abs(change))}`,
    hours,
  }
}

/** `change` is empty where there is none to speak of. */
export type TrendView = NonNullable<ReturnType<typeof trendView>>

/** As many digits as the gauge resolves. */
function dischargeText(m3s: number, { format }: Writing): string {
  const digits = m3s < 1 ? 2 : m3s < 100 ? 1 : 0
  return `${format.fixed(m3s, digits)}\u00a0m³/s`
}
