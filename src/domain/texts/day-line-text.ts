import type { InEveryLanguage, Language } from '../language.ts'
import type { DayLine } from '../push/day-line.ts'
import type { DayReceipt } from '../push/day-receipt.ts'
import { capitalised } from './capitalised.ts'
import { dayLineDe } from './day-line/de.ts'
import { dayLineEn } from './day-line/en.ts'
import { dayLineFr } from './day-line/fr.ts'
import { dayLineIt } from './day-line/it.ts'
import type { DayLinePhrases } from './day-line/phrases.ts'
import { degreesFigure } from './degrees.ts'
import { ofPlace } from './place-in-sentence.ts'

export const dayLinePhrases: InEveryLanguage<DayLinePhrases> = {
  en: dayLineEn,
  de: dayLineDe,
  fr: dayLineFr,
  it: dayLineIt,
}

/** "17:00" on the clock of the place. */
type TimeOf = (at: number) => string

const degrees = (temperatureC: number): string => `${degreesFigure(Math.round(temperatureC))}°`

/** "Shorts; umbrella from 17:00; UV 7; grasses moderate; Lake Zurich 21°." */
export function dayLineText(line: DayLine, language: Language, timeOf: TimeOf): string {
  const words = dayLinePhrases[language]
  const { wear, falling, uv, lake, pollen } = line
  const parts = [
    words.wear[wear],
    falling ? fallingText(falling, words, timeOf) : words.dry,
    uv === null ? null : words.uv(uv),
    pollen && words.pollen(pollen),
    lake && words.lake(lake.name, degrees(lake.temperatureC)),
  ]
  const separator = language === 'fr' ? '\u202f; ' : '; '
  return `${capitalised(parts.filter((part) => part !== null).join(separator))}.`
}

/** "up to 27° today" */
export const dayLineTitle = ({ maxC }: DayLine, language: Language): string =>
  dayLinePhrases[language].upTo(degrees(maxC))

function fallingText(
  { what, startAt, isLikely }: NonNullable<DayLine['falling']>,
  words: DayLinePhrases,
  timeOf: TimeOf,
): string {
  const when = startAt === null ? words.now : words.from(timeOf(startAt))
  return isLikely ? words.take[what](when) : words.perhaps[what](when)
}

/** As the sentence names it: "the Bern station", "la station de Berne". */
const stationName = (name: string, language: Language): string =>
  language === 'fr' || language === 'it' ? ofPlace(name, language) : name

/** "We said rain from 17:00; by the radar it came at 17:25. …" */
export function dayReceiptText(
  { falling, saidAt, rain, maxC, measuredMax }: DayReceipt,
  language: Language,
  timeOf: TimeOf,
): string {
  const words = dayLinePhrases[language]
  const said = falling
    ? words.said[falling.what](words.from(timeOf(falling.startAt ?? saidAt)), falling.isLikely)
    : words.saidDry
  const figures = { said: degrees(maxC), measured: measuredMax && degrees(measuredMax.temperatureC) }
  const sentences = [
    rain.kind === 'unknown'
      ? words.unknown(said)
      : rain.kind === 'stayed-dry'
        ? words.stayedDry(said, falling === null)
        : rain.at === null
          ? words.fell(said, words.millimetres(rain.mm ?? 0))
          : words.came(said, timeOf(rain.at), falling?.what === 'snow'),
    measuredMax && figures.measured !== null
      ? words.measured(figures.said, figures.measured, stationName(measuredMax.station, language))
      : words.unmeasured(figures.said),
  ]
  return sentences.join(' ')
}
