import type { FogLimit } from '../../../domain/mountain/fog-limit.ts'
import type { Inversion } from '../../../domain/mountain/inversion.ts'
import { addDays, hourOfDay, localDate } from '../../../domain/time/local-time.ts'
import type { HeightProfile } from '../../../services/mountain/get-height-profile.ts'
import type { Writing } from '../../i18n/writing.ts'
import { altitudeText } from '../region/altitude-ladder.server.ts'

const hourMs = 3_600_000
const timeZone = 'Europe/Zurich'
/** Farther ahead the height of fog cannot be forecast. */
const aheadMs = 42 * hourMs
/** Shorter spells are not worth a sentence. */
const leastHours = 2

const tens = (height: number) => altitudeText(Math.round(height / 10) * 10)

/** Fog, inversion and freezing level in words, the most telling first. */
export function layerSentences(profile: HeightProfile, writing: Writing): string[] {
  const { measured } = profile
  const fogNow = measured?.fog && fogNowText(measured.fog, writing)
  const fogAhead = fogAheadText(profile, writing)
  const inversion =
    measured?.inversion != null
      ? inversionText('mountain.inversionNow', measured.inversion, {}, writing)
      : inversionAheadText(profile, writing)
  return [fogNow, fogAhead, inversion, freezingText(profile, writing)].filter((text) => text != null)
}

function fogNowText(fog: FogLimit, { t }: Writing): string {
  return fog.aboutM === null
    ? t('mountain.fogNowBetween', { low: tens(fog.lowM), high: tens(fog.highM) })
    : t('mountain.fogNow', { height: altitudeText(fog.aboutM) })
}

type Spell<T> = { fromAt: number; toAt: number; values: T[] }

/** The first unbroken spell of at least two hours in the next day and a half. */
function firstSpell<T>(
  layers: HeightProfile['layers'],
  read: (layer: HeightProfile['layers'][number]) => T | null,
  now: number,
): Spell<T> | null {
  let spell: Spell<T> | null = null
  for (const layer of layers) {
    const value = layer.startAt - now < aheadMs ? read(layer) : null
    if (value === null) {
      if (spell && spell.values.length >= leastHours) break
      spell = null
    } else {
      spell ??= { fromAt: layer.startAt, toAt: layer.startAt, values: [] }
      spell.values.push(value)
      spell.toAt = layer.startAt + hourMs
    }
  }
  return spell && spell.values.length >= leastHours ? spell : null
}

function fogAheadText({ layers }: HeightProfile, writing: Writing): string | null {
  const { t, now } = writing
  const spell = firstSpell(layers, ({ fog }) => fog, now)
  if (spell === null) return null
  const foggy = spell.values.filter(({ kind }) => kind === 'fog').length
  const kind = foggy * 2 >= spell.values.length ? 'fog' : 'stratus'
  const abouts = spell.values.map(({ aboutM }) => aboutM).filter((about) => about !== null)
  const when = whenText(spell, writing)
  const isLikely =
    spell.values.filter(({ confidence }) => confidence === 'likely').length * 2 > spell.values.length
  const confidence = t(isLikely ? 'mountain.likely' : 'mountain.uncertain')
  if (abouts.length * 2 < spell.values.length) {
    const low = middleOf(spell.values.map(({ lowM }) => lowM))
    const high = middleOf(spell.values.map(({ highM }) => highM))
    return `${t(`mountain.${kind}Between`, { low: tens(low), high: tens(high), when })} ${confidence}`
  }
  const height = Math.round(abouts.reduce((sum, about) => sum + about, 0) / abouts.length / 100) * 100
  return `${t(`mountain.${kind}Below`, { height: altitudeText(height), when })} ${confidence}`
}

/** The median: one odd hour does not matter. */
function middleOf(heights: readonly number[]): number {
  return heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0
}

function inversionAheadText({ layers }: HeightProfile, writing: Writing): string | null {
  const spell = firstSpell(layers, ({ inversion }) => inversion, writing.now)
  const strongest = spell?.values.toSorted((a, b) => b.byC - a.byC)[0]
  if (!spell || !strongest) return null
  return inversionText('mountain.inversionAhead', strongest, { when: whenText(spell, writing) }, writing)
}

function inversionText(
  key: 'mountain.inversionNow' | 'mountain.inversionAhead',
  { bottomM, topM, byC }: Inversion,
  values: Record<string, string>,
  { t, format }: Writing,
): string {
  return t(key, { ...values, degrees: format.degreesApart(byC), low: tens(bottomM), high: tens(topM) })
}

/** "today, 14:00 to 18:00". */
function whenText({ fromAt, toAt }: Spell<unknown>, { t, format, now }: Writing): string {
  const today = localDate(now, timeZone)
  const date = localDate(fromAt, timeZone)
  const day =
    date === today
      ? t('weather.today')
      : date === addDays(today, 1)
        ? t('weather.tomorrow')
        : format.weekday(fromAt, timeZone)
  return t('mountain.span', { day, from: format.time(fromAt, timeZone), to: format.time(toAt, timeZone) })
}

/** At noon of the coming days. */
function freezingText({ rungs }: HeightProfile, { t, format }: Writing): string | null {
  const own = rungs.find(({ isOwn }) => isOwn)
  const noons = (own?.hourly ?? []).filter(
    ({ startAt, freezingLevelM }) => freezingLevelM !== undefined && hourOfDay(startAt, timeZone) === 12,
  )
  const days = noons.slice(0, 3).map(({ startAt, freezingLevelM = 0 }) =>
    t('mountain.freezingOn', {
      day: format.weekday(startAt, timeZone),
      height: altitudeText(Math.round(freezingLevelM / 50) * 50),
    }),
  )
  return days.length === 0 ? null : t('mountain.freezing', { days: format.list(days) })
}
