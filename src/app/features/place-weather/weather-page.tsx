import './weather-page.css'
import type { ReactNode } from 'react'
import { AdRail, AdSlot, FooterAd } from '../../ads/ad-slot.tsx'
import { useFreshRadar } from '../../browser/use-fresh-radar.ts'
import { Section } from '../../design/section.tsx'
import { FailureNotice, Notice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { LiveAge } from '../../provenance/live-age.tsx'
import { Provenance } from '../../provenance/provenance.tsx'
import { StillLoading } from '../../provenance/still-loading.tsx'
import { TryAgain } from '../../provenance/try-again.tsx'
import { LateKeyEntryScreen } from '../setup/late-key-entry-screen.tsx'
import { DailyGrid } from './daily-grid.tsx'
import { HourlyStrip } from './hourly-strip.tsx'
import { PageCreditsLine } from './page-credits.tsx'
import { PageLink } from './page-link.tsx'
import { RainStrip } from './rain-strip.tsx'
import { ReadingTiles } from './reading-tiles.tsx'
import { usePlaceChange } from './use-place-change.ts'
import { WarningsSection } from './warnings-section.tsx'
import { HeroReading, HeroSkeleton, WeatherHero } from './weather-hero.tsx'
import type { MissingWeather, WeatherPageView } from './weather-page.server.ts'
import { WeatherSkeleton } from './weather-skeleton.tsx'

/** The sky above a place's weather, with the current values or a placeholder; without a key, the key form. */
export function WeatherFirstScreen({
  page: { weather, place, sky, placeQuery },
  heading,
}: {
  page: WeatherPageView
  /** Over the place's name. */
  heading?: ReactNode
}) {
  const isChanging = usePlaceChange()
  const failed = 'failure' in weather
  if (failed && weather.failure === 'key-missing') return null
  return (
    <WeatherHero
      scene={sky}
      label={failed || isChanging ? '' : weather.iconName}
      place={place}
      heading={heading}
    >
      {isChanging ? (
        <HeroSkeleton />
      ) : failed ? (
        <WeatherFailure weather={weather} />
      ) : (
        <HeroReading weather={weather} height={place.height} placeQuery={placeQuery} />
      )}
    </WeatherHero>
  )
}

type WeatherPageProps = {
  page: WeatherPageView
  /** Before everything else. */
  opening?: ReactNode
  /** A last section, before the last advertisements. */
  children?: ReactNode
}

/** One place's weather below its first screen. */
export function WeatherPage({ page, opening, children }: WeatherPageProps) {
  const { weather, sky } = page
  const isChanging = usePlaceChange()
  if ('failure' in weather && weather.failure === 'key-missing') return <LateKeyEntryScreen sky={sky} />
  return isChanging ? (
    <WeatherSkeleton />
  ) : (
    <Body page={page} opening={opening}>
      {children}
    </Body>
  )
}

/** What people open the page for comes first: rain, the hours, the week. Warnings are in the bar under the header too. */
function Body({ page, opening, children }: WeatherPageProps) {
  const { t, format } = useLanguage()
  const { weather, warnings, placeQuery } = page
  const loaded = 'failure' in weather ? null : weather
  const withAds = !warnings.isSevere
  return (
    <>
      {loaded && withAds && <AdRail />}
      {opening}
      <RainSection page={page} />
      {loaded && (
        <>
          <Section
            title={t('home.next24Hours')}
            lead={
              loaded.hours.sentence && (
                <>
                  <span className="lead-day">{loaded.hours.label}</span> {loaded.hours.sentence}
                </>
              )
            }
            note={t('home.hoursNote', { amount: format.unitNames.amount })}
            margin={
              withAds && (
                <div className="margin-ad">
                  <AdSlot placement="sidebar-left" />
                </div>
              )
            }
          >
            <HourlyStrip hours={loaded.hours} placeQuery={placeQuery} />
          </Section>
          <Section
            title={t('home.days')}
            lead={
              loaded.days.sentence && (
                <>
                  <span className="lead-day">{t('home.tomorrow')}</span> {loaded.days.sentence}{' '}
                  {loaded.days.heaviest}
                </>
              )
            }
            margin={
              <>
                <PageLink to="/forecast" query={placeQuery}>
                  {t('home.detailedForecast')}
                </PageLink>
                {withAds && (
                  <div className="margin-ad">
                    <AdSlot placement="sidebar-right" />
                  </div>
                )}
              </>
            }
          >
            <DailyGrid days={loaded.days} placeQuery={placeQuery} />
          </Section>
        </>
      )}
      <WarningsSection warnings={warnings} query={placeQuery} allText={t('home.allAlerts')} />
      {loaded && <ReadingTiles weather={loaded} />}
      {loaded && withAds && (
        <div className="wrap">
          <AdSlot placement="home" />
        </div>
      )}
      {children}
      <PageCreditsLine page={page} />
      <FooterAd />
    </>
  )
}

/** The page revalidates until the radar's first pictures are there. */
function RainPending({ children }: { children: string }) {
  useFreshRadar(false)
  return <p>{children}</p>
}

function RainSection({ page: { rain, placeQuery } }: { page: WeatherPageView }) {
  const { t } = useLanguage()
  const link = (
    <PageLink to="/radar" query={placeQuery}>
      {t('home.openRadar')}
    </PageLink>
  )
  if ('missing' in rain) {
    return (
      <Section title={t('home.nextTwoHours')} margin={link}>
        <div className="below-rule">
          <Notice glyph="info">
            {rain.isPending ? <RainPending>{rain.missing}</RainPending> : <p>{rain.missing}</p>}
          </Notice>
        </div>
      </Section>
    )
  }
  // Where the map ends there is nothing to wait for, and no chart to draw.
  if ('abroad' in rain) {
    return (
      <div className="wrap">
        <p className="rain-outside">{rain.abroad}</p>
        {rain.source && <Provenance source={rain.source} />}
      </div>
    )
  }
  // Where all comes from is said at the page's end; that it is old, here.
  const age = <LiveAge age={rain.age} isOnlyOld />
  if (rain.bars.length === 0) {
    return (
      <Section className="link-beside" title={t('home.nextTwoHours')} margin={link}>
        <p className="rain-dry rain-sentence below-rule">{rain.sentence}</p>
        {age}
      </Section>
    )
  }
  return (
    <Section
      className="link-beside"
      title={t('home.nextTwoHours')}
      lead={<span className="rain-sentence">{rain.sentence}</span>}
      margin={link}
    >
      <RainStrip rain={rain} label={t('home.rainChart')} begin={t('home.now')} />
      {age}
    </Section>
  )
}

/** Shown when the weather could not be fetched, or is still on its way. */
function WeatherFailure({ weather: { failure, message } }: { weather: MissingWeather }) {
  const { t } = useLanguage()
  if (failure === 'pending') return <StillLoading />
  return <FailureNotice heading="h2" title={t('common.error')} message={message} action={<TryAgain />} />
}
