import type { FurtherDanger } from '../danger/danger.ts'
import type { InEveryLanguage, Language } from '../language.ts'
import type { ComingRain } from '../push/coming-rain.ts'
import type { DayLine } from '../push/day-line.ts'
import type { DayReceipt } from '../push/day-receipt.ts'
import { warningOccasion } from '../push/due-warnings.ts'
import { type EventWish, isNeedWish } from '../push/wish.ts'
import type { WishEvent } from '../push/wish-event.ts'
import type { PrecipitationForm } from '../rain/precipitation-form.ts'
import type { WeatherWarning } from '../warning/warning.ts'
import { warningAnchor, warningTexts } from '../warning/warning-rules.ts'
import { capitalised } from './capitalised.ts'
import { dangerTexts } from './danger-texts.ts'
import { dayLinePhrases, dayLineText, dayLineTitle, dayReceiptText } from './day-line-text.ts'
import { rainOutlookText } from './rain-outlook-text.ts'
import { feedTime, periodText, warningsAtomTexts } from './warnings-atom-texts.ts'
import { type WishClock, wishClosesText, wishOpensText } from './wish-text.ts'

/**
 * What a browser shows. `tag`: a later notification with the same one takes its place, silently where its `occasion` is
 * the same too. `closes`: tags of others that it stands for as well.
 */
export type PushNote = {
  tag: string
  closes?: readonly string[]
  occasion: string
  title: string
  body: string
  url: string
  language: string
}

/** Notifications show a few lines, and a push message holds 4 kB: four bytes for every letter fit. */
const longestTitle = 120
const longestBody = 600
/** Identifiers are some 60 letters long. */
const mostClosed = 8
const longestClosed = 100

/** In the issuer's words; the line before them says where and how long. */
export function warningNote(
  {
    warning,
    placeNames,
    isDemo,
  }: { warning: WeatherWarning; placeNames: readonly string[]; isDemo: boolean },
  language: Language,
): PushNote {
  const ours = warningsAtomTexts[language]
  const { language: spoken, text } = warningTexts(warning, language)[0]
  const lines = [
    isDemo ? ours.demo : '',
    `${placeNames.join(', ')}${colon(language)}${periodText(warning, language)}`,
    text.description,
  ]
  const tag = tagOf(warning.originId ?? warning.id)
  const closes = (warning.replacedIds ?? [])
    .map(tagOf)
    .filter((other) => other !== tag && other.length <= longestClosed)
  return {
    tag,
    ...(closes.length > 0 && { closes: closes.slice(0, mostClosed) }),
    occasion: warningOccasion(warning),
    title: cut(text.title, longestTitle),
    body: cut(lines.filter((line) => line !== '').join('\n'), longestBody),
    url: `/${language}/alerts#${warningAnchor(warning)}`,
    language: spoken,
  }
}

const tagOf = (id: string) => `warning-${id}`

/** `where`: the waters or avalanche regions; `place` leads to the page of one of the places. */
export function dangerNote(
  {
    danger,
    where,
    place,
    placeNames,
  }: { danger: FurtherDanger; where: readonly string[]; place: string; placeNames: readonly string[] },
  language: Language,
): PushNote {
  const { kind, id, level, issuedAt, source } = danger
  const issued = issuedAt === null ? '' : `, ${feedTime(issuedAt, language)}`
  const lines = [
    source.isDemo ? warningsAtomTexts[language].demo : '',
    `${placeNames.join(', ')}${colon(language)}${where.join(', ')}`,
    `${dangerTexts[language].issuer[kind]}${issued}`,
  ]
  return {
    // A higher level at the same place takes its place; the bulletin names its areas again in every edition.
    tag: `danger-${kind === 'avalanche' ? kind : id}-${place}`,
    occasion: String(level),
    title: dangerTexts[language].title(kind, level),
    body: cut(lines.filter((line) => line !== '').join('\n'), longestBody),
    url: `/${language}/alerts?place=${encodeURIComponent(place)}`,
    language,
  }
}

/** Behind the place and a colon: without a capital where nouns have none. */
const coming: InEveryLanguage<(form: PrecipitationForm, minutes: number) => string> = {
  en: (form, minutes) =>
    `${{ rain: 'rain', snow: 'snow', mixed: 'rain and snow', unknown: 'precipitation' }[form]} in about ${minutes} minutes`,
  de: (form, minutes) =>
    `${{ rain: 'Regen', snow: 'Schnee', mixed: 'Schneeregen', unknown: 'Niederschlag' }[form]} in etwa ${minutes} Minuten`,
  fr: (form, minutes) =>
    `${{ rain: 'pluie', snow: 'neige', mixed: 'pluie mêlée de neige', unknown: 'précipitations' }[form]} dans ${minutes} minutes environ`,
  it: (form, minutes) =>
    `${{ rain: 'pioggia', snow: 'neve', mixed: 'pioggia mista a neve', unknown: 'precipitazioni' }[form]} tra circa ${minutes} minuti`,
}

export function rainNote(
  {
    rain,
    place,
    isDemo,
  }: {
    rain: ComingRain
    place: { slug: string; name: string; time: (at: number) => string }
    isDemo: boolean
  },
  language: Language,
): PushNote {
  const sentence = rainOutlookText(rain.outlook, language, { place: null, time: place.time })
  const demo = isDemo ? `${demoWeather[language]}\n` : ''
  return {
    tag: `rain-${place.slug}`,
    occasion: String(rain.startAt),
    title: `${cut(place.name, longestTitle / 2)}${colon(language)}${coming[language](rain.outlook.form, rain.minutes)}`,
    body: cut(`${demo}${sentence}`, longestBody),
    url: `/${language}/location/${place.slug}`,
    language,
  }
}

/** `event`: what comes; null: what had been told for that day (null: today) does not come after all. */
export function wishNote(
  {
    wish,
    place,
    event,
    told,
    clock,
    isDemo,
  }: {
    wish: Pick<EventWish, 'kind' | 'criteria'>
    place: { value: string; name: string }
    event: WishEvent | null
    told: { day: string | null }
    clock: WishClock
    isDemo: boolean
  },
  language: Language,
): PushNote {
  const { title, text } = event
    ? wishOpensText(event, language, clock)
    : wishClosesText(wish.kind, language, told.day)
  const demo = isDemo ? `${demoWeather[language]}\n` : ''
  return {
    // The news of another day, and that it does not come, take the place of what was told before.
    tag: `wish-${place.value}-${wish.kind}`,
    occasion: `${title} ${text}`,
    title: cut(`${cut(place.name, longestTitle / 2)}${colon(language)}${title}`, longestTitle),
    body: cut(`${demo}${text}`, longestBody),
    url: `/${language}${wishPage(wish, place.value)}`,
    language,
  }
}

/** The day in one line; where somebody warns, in their words before it. */
export function dayLineNote(
  {
    line,
    dangers,
    place,
    time,
    isDemo,
  }: {
    line: DayLine
    /** Titles of what is warned of on that day, the gravest first. */
    dangers: readonly string[]
    place: { value: string; name: string }
    time: (at: number) => string
    isDemo: boolean
  },
  language: Language,
): PushNote {
  const upTo = dayLineTitle(line, language)
  const [gravest, ...others] = dangers
  const text = dayLineText(line, language, time)
  const lines = gravest ? [...others, `${capitalised(upTo)}. ${text}`] : [text]
  return dayNote({ place, title: gravest ?? upTo, lines, isDemo }, language)
}

/** In the evening: what was said in the morning, and what was measured. */
export function dayReceiptNote(
  {
    receipt,
    place,
    time,
    isDemo,
  }: {
    receipt: DayReceipt
    place: { value: string; name: string }
    time: (at: number) => string
    isDemo: boolean
  },
  language: Language,
): PushNote {
  const title = dayLinePhrases[language].receipt
  return dayNote({ place, title, lines: [dayReceiptText(receipt, language, time)], isDemo }, language)
}

/** What became of the day takes the place of its line. */
function dayNote(
  {
    place,
    title,
    lines,
    isDemo,
  }: { place: { value: string; name: string }; title: string; lines: readonly string[]; isDemo: boolean },
  language: Language,
): PushNote {
  const body = [...(isDemo ? [demoWeather[language]] : []), ...lines].join('\n')
  return {
    tag: `wish-${place.value}-day`,
    occasion: `${title} ${body}`,
    title: cut(`${cut(place.name, longestTitle / 2)}${colon(language)}${title}`, longestTitle),
    body: cut(body, longestBody),
    url: `/${language}/location/${place.value}`,
    language,
  }
}

/** The planner's answer, the lakes, or the place. */
function wishPage({ kind, criteria }: Parameters<typeof wishNote>[0]['wish'], place: string): string {
  if (kind === 'lake') return `/water?place=${encodeURIComponent(place)}`
  if (!isNeedWish(kind)) return `/location/${place}`
  return `/plan?place=${encodeURIComponent(place)}&need=${kind}${criteria ? `&${criteria}` : ''}`
}

const demoWeather: InEveryLanguage = {
  en: 'Demo data, not real weather',
  de: 'Demodaten, kein echtes Wetter',
  fr: 'Données de démonstration, pas une vraie météo',
  it: 'Dati dimostrativi, non una situazione reale',
}

/** French sets a thin space before it. */
const colon = (language: Language) => (language === 'fr' ? '\u202f: ' : ': ')

/** Says where it was cut. */
function cut(text: string, letters: number): string {
  const all = [...text]
  return all.length <= letters ? text : `${all.slice(0, letters - 1).join('')}…`
}
