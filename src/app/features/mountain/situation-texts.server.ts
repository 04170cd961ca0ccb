import { biseFromHpa } from '../../../domain/regional-wind/bise.ts'
import { foehnInPlainFromHpa } from '../../../domain/regional-wind/foehn.ts'
import {
  biseStations,
  foehnStations,
  type WindMoment,
  type WindStation,
} from '../../../domain/regional-wind/regional-winds.ts'
import type { WindLevel } from '../../../domain/regional-wind/wind-sample.ts'
import { namedStations } from '../../i18n/named-stations.server.ts'
import type { Writing } from '../../i18n/writing.ts'

export type SituationTexts = {
  sentence: string
  /** How sure it is; null where nothing is claimed. */
  confidence: string | null
  /** What the two stations' pressures say. */
  difference: string
}

/** Föhn and bise in words. */
export function situationTexts(
  moment: WindMoment,
  writing: Writing,
): { foehn: SituationTexts; bise: SituationTexts } {
  return { foehn: foehnTexts(moment, writing), bise: biseTexts(moment, writing) }
}

function foehnTexts({ foehn, foehnOf }: WindMoment, writing: Writing): SituationTexts {
  const { t, format, language } = writing
  const { side, level, differenceHpa, signs, stations } = foehn
  const names = format.list(namesOf(stations, namedStations(foehnStations, language)))
  const isIndexed = stations.some((id) => foehnOf[id]?.isOwnReading === false)
  const key = level === 'none' ? 'foehn-none' : (`foehn-${side}-${level}` as const)
  const inPlain =
    side === 'south' && level === 'blowing' && Math.abs(differenceHpa ?? 0) >= foehnInPlainFromHpa
  const saying = (which: 'for' | 'against') =>
    (['crest', 'pressure'] as const).filter((name) => signs[name] === which)
  const valley = stations.length === 0 ? [] : [isIndexed ? ('index' as const) : ('valley' as const)]
  return {
    sentence: [t(`mountain.${key}`, { stations: names }), inPlain && t('mountain.foehnInPlain')]
      .filter(Boolean)
      .join(' '),
    confidence: confidenceText(
      level,
      isIndexed ? 'certain' : 'likely',
      { for: [...valley, ...saying('for')], against: saying('against') },
      writing,
    ),
    difference: differenceText('foehn', differenceHpa, writing),
  }
}

function biseTexts({ bise }: WindMoment, writing: Writing): SituationTexts {
  const { t, format, language } = writing
  const { level, differenceHpa, stations } = bise
  const names = namesOf(stations, namedStations(biseStations, language))
  const isPressureFor = (differenceHpa ?? 0) >= biseFromHpa
  return {
    sentence: t(`mountain.bise-${level}`, { stations: format.list(names) }),
    confidence: confidenceText(
      level,
      'likely',
      {
        for: [
          ...(stations.length > 0 ? (['northEast'] as const) : []),
          ...(isPressureFor ? (['pressure'] as const) : []),
        ],
        against: [],
      },
      writing,
    ),
    difference: differenceText('bise', differenceHpa, writing),
  }
}

type SignName = 'index' | 'valley' | 'crest' | 'pressure' | 'northEast'

/** How sure it is, and what says so. `blowing`: how sure it is where it blows. */
function confidenceText(
  level: WindLevel,
  blowing: 'certain' | 'likely',
  signs: Record<'for' | 'against', readonly SignName[]>,
  { t, format }: Writing,
): string | null {
  if (level === 'none') return null
  if (level === 'favourable') return t('mountain.confidence-pressure')
  const listed = (names: readonly SignName[]) => format.list(names.map((name) => t(`mountain.sign-${name}`)))
  return [
    t(`mountain.confidence-${level === 'blowing' ? blowing : 'uncertain'}`),
    t('mountain.signsFor', { signs: listed(signs.for) }),
    ...(signs.against.length > 0 ? [t('mountain.signsAgainst', { signs: listed(signs.against) })] : []),
  ].join(' ')
}

/** Smaller differences round to zero. */
const leastHpa = 0.05
const differenceKeys = {
  foehn: {
    none: 'mountain.alpsDifferenceNone',
    higher: 'mountain.alpsDifference-south',
    lower: 'mountain.alpsDifference-north',
  },
  bise: {
    none: 'mountain.plateauDifferenceNone',
    higher: 'mountain.plateauDifference-east',
    lower: 'mountain.plateauDifference-west',
  },
} as const

function differenceText(
  wind: keyof typeof differenceKeys,
  hpa: number | null,
  { t, format }: Writing,
): string {
  if (hpa === null) return t('mountain.unknownDifference')
  const { none, higher, lower } = differenceKeys[wind]
  const size = Math.abs(hpa)
  return size < leastHpa ? t(none) : t(hpa > 0 ? higher : lower, { value: format.fixed(size, 1) })
}

export function namesOf(ids: readonly string[], stations: readonly WindStation[]): string[] {
  return stations.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
}
