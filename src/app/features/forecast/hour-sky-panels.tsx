import type { ReactNode } from 'react'
import type { CloudLayers } from '../../../domain/weather/weather.ts'
import { Box } from '../../design/chart/box.tsx'
import { barIn, barsPath, plotWidth } from '../../design/chart/chart-paths.ts'
import { HourPanel } from '../../forecast-kit/hour-panel.tsx'
import { slotOf } from '../../forecast-kit/hour-slots.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { PanelProps } from './drawn-hours.ts'

const sunshineHeight = 40
const layerHeight = 18

/** Minutes of sunshine in each hour; an hour of them fills the panel. */
export function HourSunshinePanel({ view, sums }: PanelProps & { sums?: ReactNode }) {
  const { t } = useLanguage()
  const { hours, slots } = view
  if (hours.every(({ sunshineMinutes }) => sunshineMinutes === undefined) && !sums) return null
  const height = sunshineHeight + (sums ? 14 : 0)
  const bars = hours.flatMap(({ sunshineMinutes }, index) =>
    sunshineMinutes
      ? {
          ...barIn(slotOf(view, index), slots),
          y: height - (sunshineMinutes / 60) * (sunshineHeight - 6),
        }
      : [],
  )
  return (
    <HourPanel
      view={view}
      label={t('forecast.sunshine')}
      unit={t('forecast.minPerHour')}
      height={height}
      drawing={
        <>
          <path className="sun-band" d={barsPath(bars, height)} />
          <path className="chart-base" d={`M0 ${height}H${plotWidth}`} />
        </>
      }
    >
      {sums}
    </HourPanel>
  )
}

const layers = ['high', 'middle', 'low'] as const
const percentOf = (clouds: CloudLayers, layer: (typeof layers)[number]) => clouds[`${layer}Percent`]

/** The three cloud layers, the highest on top: the denser, the more of it is covered. */
export function HourLayersPanel({ view }: PanelProps) {
  const { t } = useLanguage()
  const { hours, slots } = view
  if (hours.every(({ cloudLayers }) => !cloudLayers)) return null
  const width = plotWidth / slots
  const height = layers.length * layerHeight
  return (
    <HourPanel
      view={view}
      label={t('forecast.cloudLayers')}
      unit={t('forecast.cloudLayersKey')}
      height={height}
      drawing={hours.map(({ cloudLayers }, index) =>
        cloudLayers
          ? layers.map((layer, row) => (
              <Box
                key={`${slotOf(view, index)}-${layer}`}
                className="cloud-band"
                opacity={percentOf(cloudLayers, layer) / 100}
                x={slotOf(view, index) * width}
                width={width}
                y={row * layerHeight + 1}
                height={layerHeight - 2}
              />
            ))
          : null,
      )}
    />
  )
}
