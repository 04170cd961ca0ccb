import { foehnInPlainFromHpa } from '../../../domain/regional-wind/foehn.ts'
import { biseStations, foehnStations, type WindMoment } from '../../../domain/regional-wind/regional-winds.ts'
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

function foehnTexts({ foehn, foehnOf }: WindMoment, { t, format }: Writing): SituationTexts {
  const { side, level, differenceHpa, stations } = foehn
  const names = format.list(namesOf(stations, foehnStations))
  const isIndexed = stations.some((id) => foehnOf[id]?.isOwnReading === false)
  const size = differenceHpa === null ? 0 : Math.abs(differenceHpa)
  const key = level === 'none' ? 'foehn-none' : (`foehn-${side}-${level}` as const)
  const inPlain = side === 'south' && level === 'blowing' && size >= foehnInPlainFromHpa
  return {
    sentence: [t(`mountain.${key}`, { stations: names }), inPlain && t('mountain.foehnInPlain')]
      .filter(Boolean)
      .join(' '),
    confidence:
      level === 'none'
        ? null
        : t(
            level === 'favourable'
              ? 'mountain.confidence-pressure'
              : level === 'signs'
                ? 'mountain.confidence-signs'
                : isIndexed
                  ? 'mountain.confidence-index'
                  : 'mountain.confidence-own',
          ),
    difference:
      differenceHpa === null
        ? t('mountain.unknownDifference')
        : size < 0.05
          ? t('mountain.alpsDifferenceNone')
          : t(`mountain.alpsDifference-${differenceHpa > 0 ? 'south' : 'north'}`, {
              value: format.fixed(size, 1),
            }),
  }
}

function biseTexts({ bise }: WindMoment, { t, format }: Writing): SituationTexts {
  const { level, differenceHpa, stations } = bise
  const size = differenceHpa === null ? 0 : Math.abs(differenceHpa)
  return {
    sentence: t(`mountain.bise-${level}`, { stations: format.list(namesOf(stations, biseStations)) }),
    confidence:
      level === 'none'
        ? null
        : t(
            level === 'favourable'
              ? 'mountain.confidence-pressure'
              : level === 'signs'
                ? 'mountain.confidence-signs'
                : 'mountain.confidence-bise',
          ),
    difference:
      differenceHpa === null
        ? t('mountain.unknownDifference')
        : size < 0.05
          ? t('mountain.plateauDifferenceNone')
          : t(`mountain.plateauDifference-${differenceHpa > 0 ? 'east' : 'west'}`, {
              value: format.fixed(size, 1),
            }),
  }
}

function namesOf(ids: readonly string[], stations: readonly { id: string; name: string }[]): string[] {
  return stations.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
}
