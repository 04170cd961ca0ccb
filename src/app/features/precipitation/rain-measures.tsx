import type { ReactNode } from 'react'
import { leastShownAmount } from '../../../domain/weather/amount.ts'
import type { Format } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { Translate } from '../../i18n/texts.ts'
import { AmountPanel } from '../charts/amount-panel.tsx'
import { ChancePanel } from '../charts/chance-panel.tsx'
import type { HourSlots } from '../charts/hour-slots.ts'
import type { Measure } from '../charts/measure-table.tsx'
import type { HourRainView } from './precipitation-view.ts'

type RainMeasure = Measure<HourRainView> & { panel: (view: HourSlots<HourRainView>) => ReactNode }

/** What falls in an hour, how much of it as snow, and how likely that is. */
export function useRainMeasures(): readonly RainMeasure[] {
  const { t, format } = useLanguage()
  return rainMeasuresIn(t, format)
}

const isShown = (value: number | null): value is number => value !== null && value >= leastShownAmount

const rainMeasuresIn = (t: Translate, format: Format): RainMeasure[] => [
  {
    name: 'amount',
    head: `${t('precipitation.amount')} ${format.unitNames.amount}`,
    // Where no amount is given its column says so.
    given: () => true,
    cell: ({ amountMm, amountRangeMm }) => (
      <>
        <b>{isShown(amountMm) ? format.amountInColumn(amountMm) : '–'}</b>
        {amountRangeMm && amountRangeMm.high >= leastShownAmount && (
          <small>
            {' '}
            {format.amountInColumn(amountRangeMm.low)}–{format.amountInColumn(amountRangeMm.high)}
          </small>
        )}
      </>
    ),
    spoken: ({ amountMm, amountRangeMm }) =>
      [
        amountMm !== null && format.amountText(amountMm),
        amountRangeMm &&
          amountRangeMm.high >= leastShownAmount &&
          t('precipitation.likely', {
            range: `${format.amount(amountRangeMm.low)}–${format.amountText(amountRangeMm.high)}`,
          }),
      ]
        .filter(Boolean)
        .join(' · '),
    panel: (view) => (
      <AmountPanel
        view={view}
        label={t('precipitation.amount')}
        unit={t('precipitation.perHour', { unit: format.unitNames.amount })}
        nothing={t(
          view.hours.every(({ chancePercent }) => (chancePercent ?? 0) < 20)
            ? 'precipitation.nothing'
            : 'precipitation.nothingNotable',
        )}
      />
    ),
  },
  {
    name: 'snow',
    head: `${t('precipitation.ofWhichSnow')} ${format.unitNames.depth}`,
    given: ({ snowCm }) => (isShown(snowCm) ? snowCm : null),
    cell: ({ snowCm }) => (isShown(snowCm) ? format.depthInColumn(snowCm) : null),
    spoken: ({ snowCm }) =>
      isShown(snowCm) ? t('precipitation.readSnow', { amount: format.depthText(snowCm) }) : null,
    panel: (view) => (
      <AmountPanel
        view={view}
        label={t('precipitation.ofWhichSnow')}
        unit={t('precipitation.ofWater', { unit: format.unitNames.amount })}
        nothing=""
        amountOf={({ snowMm }) => snowMm}
      />
    ),
  },
  {
    name: 'chance',
    head: `${t('precipitation.chance')} %`,
    className: 'is-rain',
    given: () => true,
    cell: ({ chancePercent }) => (chancePercent === null ? null : format.number(chancePercent)),
    spoken: ({ chancePercent }) =>
      chancePercent === null
        ? null
        : t('precipitation.readChance', { chance: format.percent(chancePercent) }),
    panel: (view) => <ChancePanel view={view} label={t('precipitation.chance')} />,
  },
]
