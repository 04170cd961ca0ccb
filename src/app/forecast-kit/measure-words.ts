import type { Format } from '../i18n/format.ts'
import type { Writing } from '../i18n/writing.ts'

type Words = Pick<Writing, 't' | 'format'>
type Speeds = { speedKmh: number | null; gustKmh: number | null }

/** "chance 70%"; of three hours together it says so. null where it is not known. */
export function chanceWords(percent: number | null, { t, format }: Words, isOfThree = false): string | null {
  if (percent === null) return null
  return t(isOfThree ? 'forecast.readChanceOfThree' : 'forecast.readChance', {
    chance: format.percent(percent),
  })
}

/** "wind 12 km/h · From the west · gusts 30 km/h"; null where it is not known. */
export function windWords(
  { speedKmh, gustKmh, from = null }: Speeds & { from?: string | null },
  { t, format }: Words,
): string | null {
  if (speedKmh === null) return null
  const parts = [
    t('forecast.readWind', { speed: format.speedText(speedKmh) }),
    from,
    gustKmh && t('forecast.gustsOf', { speed: format.speedText(gustKmh) }),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** "12 / 30": gusts behind the mean, in a table whose head has the unit. */
export const windFigures = (
  speedKmh: number,
  gustKmh: number | null,
  { speed }: Pick<Format, 'speed'>,
): string => (gustKmh === null ? speed(speedKmh) : `${speed(speedKmh)} / ${speed(gustKmh)}`)

/** "12 / 30 km/h", gusts behind the mean; null where it is not known. */
export function windText({ speedKmh, gustKmh }: Speeds, { format }: Pick<Words, 'format'>): string | null {
  if (speedKmh === null) return null
  return `${windFigures(speedKmh, gustKmh, format)}\u00a0${format.unitNames.speed}`
}
