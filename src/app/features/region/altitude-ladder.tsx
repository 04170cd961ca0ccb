import './altitude-ladder.css'
import { LocalLink } from '../../browser/local-link.tsx'
import { WeatherIcon } from '../../design/icons/icon.tsx'
import { MassifDrawing } from '../../design/scene/scene.tsx'
import { skyAttributes } from '../../design/scene/scene-view.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { LadderView } from './altitude-ladder.server.ts'
import { TemperatureNow } from './temperature-now.tsx'

/** Altitude as an axis: each rung is a real place at its height on the massif, never an estimate between two. */
export function AltitudeLadder({ ladder }: { ladder: LadderView }) {
  const { t } = useLanguage()
  const { viewBox, sky, light, season, sunSide, rungs } = ladder
  return (
    <div className="ladder" {...skyAttributes({ sky, light })}>
      <MassifDrawing viewBox={viewBox} light={light} season={season} sunSide={sunSide} />
      <ol aria-label={t('pages.regionAltitudeLabel')}>
        {rungs.map((rung) => (
          <li key={rung.slug} style={{ '--y': rung.y }}>
            <LocalLink to={`/location/${rung.slug}`}>
              <span>{rung.altitude}</span>
              <TemperatureNow now={rung.now} />
              <WeatherIcon name={rung.now.icon} label={rung.now.iconName} size={26} />
              <span className="rung-name link-name">{rung.name}</span>
              {rung.wind && <span className="rung-wind">{rung.wind}</span>}
            </LocalLink>
          </li>
        ))}
      </ol>
    </div>
  )
}
