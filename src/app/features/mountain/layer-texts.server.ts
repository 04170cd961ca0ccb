import type { FogLimit } from '../../../domain/mountain/fog-limit.ts'
import type { Inversion } from '../../../domain/mountain/inversion.ts'
import { layerSpells, limitOfSpell, type Spell } from '../../../domain/mountain/layer-spells.ts'
import { addDays, hourOfDay, localDate, swissTime } from '../../../domain/time/local-time.ts'
import { shownFreezingLevel } from '../../../domain/weather/freezing-range.ts'
import type { HeightProfile } from '../../../services/mountain/get-height-profile.ts'
import { endClock } from '../../forecast-kit/end-clock.server.ts'
import { altitudeText } from '../../forecast-kit/height-text.server.ts'
import type { Writing } from '../../i18n/writing.ts'

/** More would be a list. */
const mostSpells = 2

const tens = (height: number) => altitudeText(Math.round(height / 10) * 10)

/** The spells of fog that words and drawing show. */
export const fogSpellsOf = ({ layers }: Pick<HeightProfile, 'layers'>, now: number): Spell<FogLimit>[] =>
  layerSpells(layers, ({ fog }) => fog, now).slice(0, mostSpells)

/** Fog, inversion and freezing level in words, the most telling first. */
export function layerSentences(profile: HeightProfile, writing: Writing): string[] {
  const { measured } = profile
  const fogNow = measured?.fog && fogNowText(measured.fog, writing)
  const fogAhead = fogSpellsOf(profile, writing.now).map((spell) => fogAheadText(spell, writing))
  const inversion =
    measured?.inversion != null
      ? inversionText('mountain.inversionNow', measured.inversion, {}, writing)
      : inversionAheadText(profile, writing)
  return [fogNow, ...fogAhead, inversion, freezingText(profile, writing)].filter((text) => text != null)
}

const confidenceText = ({ confidence }: FogLimit, { t }: Writing) =>
  t(confidence === 'likely' ? 'mountain.likely' : 'mountain.uncertain')

function fogNowText(fog: FogLimit, writing: Writing): string {
  const { t } = writing
  const text =
    fog.aboutM === null
      ? t('mountain.fogNowBetween', { low: tens(fog.lowM), high: tens(fog.highM) })
      : t('mountain.fogNow', { height: altitudeText(fog.aboutM) })
  return `${text} ${confidenceText(fog, writing)}`
}

function fogAheadText(spell: Spell<FogLimit>, writing: Writing): string {
  const { t } = writing
  const fog = limitOfSpell(spell)
  const when = whenText(spell, writing)
  const text =
    fog.aboutM === null
      ? t(`mountain.${fog.kind}Between`, { low: tens(fog.lowM), high: tens(fog.highM), when })
      : t(`mountain.${fog.kind}Below`, { height: altitudeText(fog.aboutM), when })
  return `${text} ${confidenceText(fog, writing)}`
}

function inversionAheadText({ layers }: HeightProfile, writing: Writing): string | null {
  const [spell] = layerSpells(layers, ({ inversion }) => inversion, writing.now)
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

/** "today 14:00–18:00", or "today 18:00 – tomorrow 09:00". */
function whenText({ fromAt, toAt }: Spell<unknown>, writing: Writing): string {
  const { t, format } = writing
  const times = { from: format.time(fromAt, swissTime), to: endClock(toAt, swissTime, writing) }
  const [day, last] = [dayText(fromAt, writing), dayText(toAt - 1, writing)]
  return day === last
    ? t('mountain.span', { day, ...times })
    : t('mountain.spanOfDays', { day, last, ...times })
}

function dayText(at: number, { t, format, now }: Writing): string {
  const today = localDate(now, swissTime)
  const date = localDate(at, swissTime)
  if (date === today) return t('weather.today')
  return date === addDays(today, 1) ? t('weather.tomorrow') : format.weekday(at, swissTime)
}

/** At noon of the coming days. */
function freezingText({ rungs }: HeightProfile, { t, format }: Writing): string | null {
  const own = rungs.find(({ isOwn }) => isOwn)
  const noons = (own?.hourly ?? []).filter(
    ({ startAt, freezingLevelM }) => freezingLevelM !== undefined && hourOfDay(startAt, swissTime) === 12,
  )
  const days = noons.slice(0, 3).map(({ startAt, freezingLevelM = 0 }) =>
    t('mountain.freezingOn', {
      day: format.weekday(startAt, swissTime),
      height: altitudeText(shownFreezingLevel(freezingLevelM)),
    }),
  )
  return days.length === 0 ? null : t('mountain.freezing', { days: format.list(days) })
}
