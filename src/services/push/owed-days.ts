import { heaviestPollen } from '../../domain/air/pollen.ts'
import { isGrave } from '../../domain/danger/danger.ts'
import type { Language } from '../../domain/language.ts'
import type { Place } from '../../domain/place/place.ts'
import { type DayLine, type DayLineFacts, dayLine, dueOfDay } from '../../domain/push/day-line.ts'
import { dayReceipt, type Measured, saidOf, withRainSeen } from '../../domain/push/day-receipt.ts'
import type { ToldWish } from '../../domain/push/told-wish.ts'
import type { Wish } from '../../domain/push/wish.ts'
import type { PlaceRain } from '../../domain/rain/place-rain.ts'
import { dangerTexts } from '../../domain/texts/danger-texts.ts'
import { dayLineNote, dayReceiptNote, type PushNote } from '../../domain/texts/push-texts.ts'
import { localDate } from '../../domain/time/local-time.ts'
import { severityRank } from '../../domain/warning/severity-rank.ts'
import { warningTexts } from '../../domain/warning/warning-rules.ts'
import { waterName } from '../../reference/water-names.ts'
import type { GetPollen } from '../pollen/get-pollen.ts'
import type { GetFurtherDangers } from '../warnings/get-dangers.ts'
import { placeClock } from './place-clock.ts'
import type { WatchedPlaces } from './watched-places.ts'

/** What a day's line says and what became of it is read from. */
export type KnownDay = Pick<DayLineFacts, 'outlook' | 'timeZone' | 'uv'> & {
  rain: PlaceRain | null
  soFar: Measured['soFar']
  isDemo: boolean
}

type AskedDay = {
  wish: Wish
  value: string
  place: Place
  before: ToldWish | null
  mayTell: boolean
}

/** The line of each morning and what became of it in the evening. */
export function createOwedDays(
  options: {
    places: Pick<WatchedPlaces, 'warningsAt'>
    getPollen: GetPollen
    getFurtherDangers: GetFurtherDangers
    /** null: nothing is known. */
    knownOf: (place: Place) => Promise<KnownDay | null>
    lakeOf: (place: Place) => Promise<DayLine['lake']>
  },
  now: number,
) {
  let pollen: ReturnType<GetPollen> | null = null

  async function lineOf(place: Place, known: KnownDay): Promise<DayLine | null> {
    pollen ??= options.getPollen()
    const { data: stations } = await pollen
    return dayLine({
      ...known,
      lake: await options.lakeOf(place),
      pollen: stations && heaviestPollen(place.coordinates, stations, now),
      now,
    })
  }

  /** In the issuers' words, the gravest first. */
  async function dangersOf(value: string, place: Place, language: Language): Promise<string[]> {
    const today = localDate(now, place.timeZone)
    const warnings = options.places
      .warningsAt(value)
      .filter(({ startAt, endAt }) => endAt > now && localDate(startAt, place.timeZone) <= today)
      .toSorted((a, b) => severityRank(b) - severityRank(a))
      .map((warning) => warningTexts(warning, language)[0].text.title)
    const { dangers } = await options.getFurtherDangers({ kind: 'place', place }, language)
    const further = dangers.filter(isGrave).map(({ kind, level }) => dangerTexts[language].title(kind, level))
    return [...new Set([...warnings, ...further])]
  }

  async function morning({ value, place, wish }: AskedDay, language: Language, today: string) {
    const known = await options.knownOf(place)
    const line = known && (await lineOf(place, known))
    if (!line) return null
    const lake = line.lake && { ...line.lake, name: waterName(line.lake.name, language) }
    const note = dayLineNote(
      {
        line: { ...line, lake },
        dangers: await dangersOf(value, place, language),
        place: { value, name: place.names[language] },
        time: placeClock(place.timeZone, language).time,
        isDemo: known.isDemo,
      },
      language,
    )
    // Kept for the evening alone.
    const said = wish.receipt ? { said: saidOf(line, known.rain, now) } : {}
    return { note, told: { day: today, mark: '', startAt: null, isOpen: wish.receipt === true, ...said } }
  }

  async function evening(
    { value, place, before }: AskedDay & { before: ToldWish },
    said: NonNullable<ToldWish['said']>,
    language: Language,
  ) {
    const known = await options.knownOf(place)
    if (!known) return null
    const measured = { fallenMm: known.rain?.fallenTodayMm ?? null, soFar: known.soFar }
    const { timeZone } = place
    const receipt = dayReceipt(withRainSeen(said, known.rain), measured, { timeZone, now })
    const note = dayReceiptNote(
      {
        receipt,
        place: { value, name: place.names[language] },
        time: placeClock(timeZone, language).time,
        isDemo: known.isDemo,
      },
      language,
    )
    const { said: _, ...told } = before
    return { note, told: { ...told, isOpen: false } }
  }

  /** `note` null: nothing to tell now. `told`: what is kept from now on. */
  return async (
    asked: AskedDay,
    language: Language,
  ): Promise<{ key: 'wish' | 'receipt'; note: PushNote | null; told: ToldWish | null }> => {
    const { wish, place, before, mayTell } = asked
    const today = localDate(now, place.timeZone)
    const due = dueOfDay(wish, place.timeZone, now)
    if (due === 'line' && mayTell && before?.day !== today) {
      const line = await morning(asked, language, today)
      return { key: 'wish', note: line?.note ?? null, told: line?.told ?? before }
    }
    if (!before?.said || !wish.receipt || before.day !== today || !before.isOpen)
      return { key: 'receipt', note: null, told: before }
    if (due === 'receipt' && mayTell) {
      const receipt = await evening({ ...asked, before }, before.said, language)
      return { key: 'receipt', note: receipt?.note ?? null, told: receipt?.told ?? before }
    }
    const known = before.said.cameAt === null ? await options.knownOf(place) : null
    const said = withRainSeen(before.said, known?.rain ?? null)
    return { key: 'receipt', note: null, told: { ...before, said } }
  }
}
