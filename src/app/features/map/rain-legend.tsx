import { highestRateMmh, rainStepsMmh, sumStepsMm } from '../../../domain/rain/radar-scale.ts'
import { temperatureColour } from '../../../domain/weather/temperature-scale.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { MapLayer } from './rain-sequence.ts'

/** `mmh`: what is hatched as possible, and below what the layer of heavy cells shows faintly. */
const notes = {
  precipitation: { text: 'radar.legendPossible', mmh: 1 },
  snow: { text: 'radar.legendUnknown', mmh: 0 },
  storms: { text: 'radar.legendStorms', mmh: 10 },
} as const

/** What the colours of a layer mean: lower bound of each step, and the words for them. */
export function RainLegend({ layer }: { layer: MapLayer }) {
  const { t, format } = useLanguage()
  if (layer === 'clouds') {
    return (
      <div className="rain-legend">
        <p>{t('radar.clouds')}</p>
        <CloudColours />
        <p className="rain-legend-note">{t('radar.legendClouds')}</p>
      </div>
    )
  }
  if (layer === 'temperature') return <TemperatureLegend />
  if (layer === 'wind')
    return (
      <div className="rain-legend">
        <p>
          {t('radar.wind')} <span>{format.unitNames.speed}</span>
        </p>
        <ol className="is-gusts">
          {gustColours.map(({ kmh, colour }) => (
            <li key={kmh} style={{ '--colour': colour }}>
              <b>{format.speed(kmh)}</b>
            </li>
          ))}
        </ol>
        <p className="rain-legend-note">{t('radar.legendWind')}</p>
      </div>
    )
  return (
    <div className="rain-legend">
      <Steps unit={format.unitNames.rate} from={rainStepsMmh} to={highestRateMmh} />
      <div className="rain-legend-words">
        <span>{t('radar.light')}</span>
        <span>{t('radar.moderate')}</span>
        <span>{t('radar.heavy')}</span>
        <span>{t('radar.veryHeavy')}</span>
      </div>
      <p className="rain-legend-note">{t(notes[layer].text, { rate: format.rateText(notes[layer].mmh) })}</p>
    </div>
  )
}

/** What the same colours mean on a map of sums: lower bound of each step. */
export function SumLegend() {
  const { t, format } = useLanguage()
  return (
    <div className="rain-legend">
      <Steps unit={format.unitNames.amount} from={sumStepsMm} />
      <p className="rain-legend-note">{t('radar.legendUnknown')}</p>
    </div>
  )
}

/** `to`: what the last step ends at. */
function Steps({ unit, from, to }: { unit: string; from: readonly number[]; to?: number }) {
  const { t, format } = useLanguage()
  return (
    <>
      <p>
        {t('radar.precipitation')} <span>{unit}</span>
      </p>
      <ol className={to === undefined ? undefined : 'has-end'}>
        {from.map((bound, index) => (
          <li key={bound} style={{ '--colour': `var(--rain-${index})` }}>
            <b>{format.stepBound(bound)}</b>
            {to !== undefined && index === from.length - 1 && (
              <b className="is-end">{format.stepBound(to)}</b>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

/** From clear to overcast. */
export function CloudColours() {
  const { t } = useLanguage()
  return (
    <>
      <div className="rain-legend-clouds" aria-hidden="true" />
      <div className="rain-legend-ends">
        <span>{t('radar.cloudClear')}</span>
        <span>{t('radar.cloudFull')}</span>
      </div>
    </>
  )
}

/** By so much of the ink gusts darken the ground, per cent. */
export const gustColours = [
  { kmh: 55, share: 14 },
  { kmh: 75, share: 28 },
  { kmh: 100, share: 42 },
].map(({ kmh, share }) => ({ kmh, colour: `color-mix(in srgb, var(--ink) ${share}%, var(--map-land))` }))
export const toldDegrees = [-10, 0, 10, 20, 30]

function TemperatureLegend() {
  const { t, format } = useLanguage()
  return (
    <div className="rain-legend">
      <p>
        {t('radar.temperature')} <span>{format.unitNames.temperature}</span>
      </p>
      <ol className="is-temperature">
        {toldDegrees.map((degrees) => (
          <li key={degrees} style={{ '--colour': temperatureColour(degrees) }}>
            <b>{format.degrees(degrees)}</b>
          </li>
        ))}
      </ol>
      <p className="rain-legend-note">{t('radar.legendTemperature')}</p>
    </div>
  )
}
