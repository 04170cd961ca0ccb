import type { ReactNode } from 'react'
import { temperatureGradient } from '../../../domain/weather/temperature-scale.ts'
import { ChartPanel } from '../../design/chart/chart-panel.tsx'
import { heightScale } from '../../design/chart/chart-paths.ts'
import type { TemperatureAxis } from '../../forecast-kit/value-ticks.server.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'

type Scale = ReturnType<typeof heightScale>

/** Temperatures over hours or days. Drawings fill and stroke with the colours of the scale, `url(#id)`. */
export function TemperaturePanel({
  id,
  height,
  axis: { low, high, ticks },
  padding,
  now,
  drawing,
  labels,
}: {
  id: string
  height: number
  axis: TemperatureAxis
  padding: { top: number; bottom: number }
  now: number | null
  drawing: (y: Scale) => ReactNode
  labels: (y: Scale) => ReactNode
}) {
  const { t, format } = useLanguage()
  const y = heightScale(low, high, height, padding)
  const atShare = heightScale(0, 1, height, padding)
  return (
    <ChartPanel
      label={t('forecast.temperature')}
      unit={format.unitNames.temperature}
      className="is-labelled"
      height={height}
      now={now}
      ticks={ticks.map(({ at, text }) => ({ text, y: atShare(at) }))}
      drawing={
        <>
          <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={height} y2="0">
            {temperatureGradient(low, high).map(({ at, colour }) => (
              <stop key={at} offset={at.toFixed(3)} stopColor={colour} />
            ))}
          </linearGradient>
          {drawing(y)}
        </>
      }
    >
      {labels(y)}
    </ChartPanel>
  )
}
