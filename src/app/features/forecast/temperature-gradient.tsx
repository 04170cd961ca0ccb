import { temperatureGradient } from '../../../domain/weather/temperature-scale.ts'

/** The temperature colours up a panel of this height, for stroke and fill. */
export function TemperatureGradient({
  id,
  low,
  high,
  height,
}: {
  id: string
  low: number
  high: number
  height: number
}) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={height} y2="0">
      {temperatureGradient(low, high).map(({ at, colour }) => (
        <stop key={at} offset={at.toFixed(3)} stopColor={colour} />
      ))}
    </linearGradient>
  )
}
