import type { ReactNode } from 'react'
import { LocalLink } from '../../browser/local-link.tsx'
import { Glyph, WeatherIcon } from '../../design/icons/icon.tsx'
import { Hero, HeroFigure } from '../../design/scene/scene.tsx'
import type { SceneView } from '../../design/scene/scene-view.ts'
import { Skeleton } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { LiveAge } from '../../provenance/live-age.tsx'
import { HeroPlace } from '../search/hero-place.tsx'
import { clockText, hourAddress } from './day-address.ts'
import { KeepButton } from './keep-button.tsx'
import { unpackDays } from './packed-days.ts'
import { unpackStrip } from './packed-strip.ts'
import type { LoadedWeather } from './weather-page.server.ts'

type WeatherHeroProps = {
  scene: SceneView
  /** Names the drawn condition. */
  label: string
  place: { name: string; slug: string; title: string }
  /** Over the place's name. */
  heading?: ReactNode
  children: ReactNode
}

/** The sky over a place. The heading stays the same element while the content below it changes. */
export function WeatherHero({ scene, label, place, heading, children }: WeatherHeroProps) {
  return (
    <Hero {...scene} label={label} className="weather-hero">
      {heading}
      <HeroPlace name={place.name} title={place.title}>
        <KeepButton key={place.slug} place={{ value: place.slug, label: place.name }} />
      </HeroPlace>
      {children}
    </Hero>
  )
}

/** Columns of the coming hours on a phone's first screen. */
const phoneHours = 5

type HeroReadingProps = { weather: LoadedWeather; height: string | null; placeQuery: string }

export function HeroReading({ weather, height, placeQuery }: HeroReadingProps) {
  const { t, format } = useLanguage()
  const { icon, temperatureC, range, headline, age } = weather
  const { firstHour } = weather.hours
  const hours = unpackStrip(weather.hours.hours)
  const next = hours[0]?.isNow ? 1 : 0
  return (
    <>
      <p className="hero-line">
        <WeatherIcon name={icon} size={40} label="" />
        {headline}
      </p>
      <HeroFigure unit={format.units.temperature}>{format.temperature(temperatureC)}</HeroFigure>
      {range && (
        <p className="hero-range">
          {unpackDays(weather.days.days)[0]?.weekday}
          <span>
            <Glyph name="up" size={18} />
            <span className="visually-hidden">{t('home.maximum')}</span> {format.degrees(range.maxC)}
          </span>
          <span>
            <Glyph name="down" size={18} />
            <span className="visually-hidden">{t('home.minimum')}</span> {format.degrees(range.minC)}
          </span>
        </p>
      )}
      <p className="hero-age">
        {range && <span>{range.extent}</span>}
        {height && <span className="hero-height">{height}</span>}
        <LiveAge age={age} />
      </p>
      <ol className="hero-hours">
        {hours.slice(next, next + phoneHours).map((hour, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the hours follow each other
          <li key={firstHour + next + index}>
            <LocalLink to={hourAddress(hours, next + index, placeQuery)}>
              {clockText(hour.hour)}
              <WeatherIcon name={hour.icon} size={30} label={hour.iconName} />
              <b>{format.degrees(hour.temperatureC)}</b>
              {hour.amount && (
                <small>
                  {hour.amount.value}&nbsp;{hour.amount.unit}
                </small>
              )}
            </LocalLink>
          </li>
        ))}
      </ol>
    </>
  )
}

export function HeroSkeleton() {
  return (
    <div className="hero-skeleton">
      <Skeleton width="16rem" height="1.5rem" />
      <Skeleton width="13rem" height="9rem" />
      <Skeleton width="8rem" height="1.5rem" />
      <Skeleton width="10rem" height="1.25rem" />
    </div>
  )
}
