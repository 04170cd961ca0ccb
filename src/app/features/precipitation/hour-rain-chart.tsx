import { leastShownAmount } from '../../../domain/weather/amount.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { AmountPanel } from '../charts/amount-panel.tsx'
import { ChancePanel } from '../charts/chance-panel.tsx'
import { ReadableChart } from '../charts/chart-cursor.tsx'
import { HourAxis } from '../charts/hour-axis.tsx'
import type { ComingView, HourRainView } from './precipitation-view.ts'

/** Amount and chance of each hour as two charts on one axis; snow as a third where any falls. */
export function HourRainChart({ coming }: { coming: ComingView }) {
  const { t, format } = useLanguage()
  const { hours: view } = coming
  const { hours, slots } = view
  const textOf = useHourText()
  const hasSnow = hours.some(({ snowCm }) => (snowCm ?? 0) >= leastShownAmount)
  return (
    <>
      <ReadableChart
        hint={t('precipitation.readHint')}
        label={t('precipitation.readHours')}
        positions={hours.map((_, at) => (at + 0.5) / slots)}
        keys={hours.map(({ at }) => at)}
        textOf={(at) => textOf(hours[at])}
        axis={<HourAxis view={view} notGiven="" />}
      >
        <AmountPanel
          view={view}
          label={t('precipitation.amount')}
          unit={t('precipitation.perHour', { unit: format.unitNames.amount })}
          nothing={t(
            hours.every(({ chancePercent }) => (chancePercent ?? 0) < 20)
              ? 'precipitation.nothing'
              : 'precipitation.nothingNotable',
          )}
        />
        <ChancePanel view={view} label={t('precipitation.chance')} />
        {hasSnow && (
          <AmountPanel
            view={view}
            label={t('precipitation.ofWhichSnow')}
            unit={t('precipitation.ofWater', { unit: format.unitNames.amount })}
            nothing=""
            amountOf={({ snowMm }) => snowMm}
          />
        )}
      </ReadableChart>
      {coming.hasRanges && <p className="chart-note">{t('precipitation.bandNote')}</p>}
    </>
  )
}

/** One hour in words: what a screen reader says and the readout shows. */
function useHourText(): (hour: HourRainView | undefined) => string {
  const { t, format } = useLanguage()
  return (hour) => {
    if (!hour) return ''
    const { day, time, amountMm, amountRangeMm, snowCm, chancePercent } = hour
    const parts = [
      `${day ? `${day}, ` : ''}${time}`,
      amountMm === null ? null : format.amountText(amountMm),
      amountRangeMm && amountRangeMm.high >= leastShownAmount
        ? t('precipitation.likely', {
            range: `${format.amount(amountRangeMm.low)}–${format.amountText(amountRangeMm.high)}`,
          })
        : null,
      snowCm !== null && snowCm >= leastShownAmount
        ? t('precipitation.readSnow', { amount: format.depthText(snowCm) })
        : null,
      chancePercent === null
        ? null
        : t('precipitation.readChance', { chance: format.percent(chancePercent) }),
    ]
    return parts.filter((part) => part !== null).join(' · ')
  }
}
