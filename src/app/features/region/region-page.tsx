import '../../design/data-page.css'
import '../place-weather/weather-page.css'
import './region.css'
import type { RegionId } from '../../../domain/place/place.ts'
import { FooterAd } from '../../ads/ad-slot.tsx'
import { LocalLink } from '../../browser/local-link.tsx'
import { FoldedSection, PageHeading, Section } from '../../design/section.tsx'
import { Folded } from '../../design/table/folded.tsx'
import { Tile, Tiles } from '../../design/tiles.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { Missing } from '../../provenance/missing.tsx'
import { Provenance } from '../../provenance/provenance.tsx'
import { WarningsSection } from '../place-weather/warnings-section.tsx'
import type { WarningsView } from '../place-weather/warnings-view.server.ts'
import { AltitudeLadder } from './altitude-ladder.tsx'
import { PlaceTimetable } from './place-timetable.tsx'
import { RegionLocator, RegionMap } from './region-map.tsx'
import type { RegionPageView, RegionWeather } from './region-page.server.ts'

/** A region: its picture, its extremes, its warnings, its places. */
export function RegionPage({ page, warnings }: { page: RegionPageView; warnings: WarningsView }) {
  const { t } = useLanguage()
  const { id, name, outlook, weather, others } = page
  const warningsSection = (
    <WarningsSection
      warnings={warnings}
      query={`?region=${id}`}
      allText={t('pages.regionAllAlerts')}
      credit={warnings.age && <Provenance source={warnings.source} age={warnings.age} />}
    />
  )
  return (
    <>
      <div className="wrap region-head">
        <PageHeading title={name} lead={outlook} />
        <RegionLocator id={id} />
      </div>
      {'failure' in weather ? (
        <>
          <div className="wrap below-rule">
            <Missing failure={weather.failure} />
          </div>
          {warningsSection}
        </>
      ) : (
        <>
          <div className="wrap cluster split region-credits">
            <Credits weather={weather} />
          </div>
          <Picture page={page} weather={weather} />
          <Extremes weather={weather} />
          {warningsSection}
          <section className="wrap region-places" aria-labelledby="region-places">
            <h2 id="region-places">{t('pages.regionPlaces')}</h2>
            <Folded
              items={weather.places}
              first={6}
              caption=""
              restCaption=""
              moreText={(count) => t('pages.regionMorePlaces', { count })}
              show={(some) => <PlaceTimetable places={some} days={weather.days} />}
            />
            {weather.hasMeasured && <p className="note">{t('pages.regionMeasuredNote')}</p>}
            {weather.hasForecast && <p className="note">{t('pages.locationForecastNote')}</p>}
            {weather.missingCount > 0 && (
              <p className="note">{t('pages.regionMissing', { count: weather.missingCount })}</p>
            )}
          </section>
        </>
      )}
      <FoldedSection title={t('pages.regionOthers')}>
        <nav aria-label={t('pages.regionOthers')}>
          <RegionLinks regions={others} />
        </nav>
      </FoldedSection>
      <FooterAd />
    </>
  )
}

/** For an address that names none of the six. */
export function UnknownRegion({ regions }: { regions: readonly { id: RegionId; name: string }[] }) {
  const { t } = useLanguage()
  return (
    <div className="wrap region-unknown">
      <PageHeading title={t('pages.regionUnknownTitle')} lead={t('pages.regionUnknownText')} />
      <RegionLinks regions={regions} />
    </div>
  )
}

/** Each region by its shape and name. */
function RegionLinks({ regions }: { regions: readonly { id: RegionId; name: string }[] }) {
  return (
    <ul className="grid region-links plain-links">
      {regions.map(({ id, name }) => (
        <li key={id}>
          <LocalLink to={`/region/${id}`}>
            <RegionLocator id={id} />
            {name}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}

function Credits({ weather: { source, updated, hasForecast } }: { weather: RegionWeather }) {
  return <Provenance source={source} age={updated} isOld={hasForecast} />
}

function Picture({ page: { id, name }, weather }: { page: RegionPageView; weather: RegionWeather }) {
  const { t } = useLanguage()
  const { picture } = weather
  return picture.kind === 'map' ? (
    <Section title={t('pages.regionMap')} note={t('pages.regionMapNote')}>
      <RegionMap id={id} name={name} map={picture.map} />
    </Section>
  ) : (
    <Section
      title={t('pages.regionAltitude')}
      note={
        <>
          <span className="note-with-wind">{t('pages.regionAltitudeNote')}</span>
          <span className="note-without-wind">{t('pages.regionAltitudeNarrow')}</span>
        </>
      }
    >
      <AltitudeLadder ladder={picture.ladder} />
    </Section>
  )
}

const labelOf = {
  highest: 'pages.regionHighest',
  lowest: 'pages.regionLowest',
  wettest: 'pages.regionWettest',
  windiest: 'pages.regionWindiest',
} as const

function Extremes({ weather: { extremes, isRest } }: { weather: RegionWeather }) {
  const { t } = useLanguage()
  if (extremes.length === 0) return null
  return (
    <section className="wrap region-extremes" aria-labelledby="region-extremes">
      <h2 id="region-extremes">{t(isRest ? 'pages.regionExtremesRest' : 'pages.regionExtremes')}</h2>
      <Tiles>
        {extremes.map(({ kind, figure }) => (
          <Tile
            key={kind}
            label={t(labelOf[kind])}
            value={figure ? figure.value : t('pages.regionDry')}
            unit={figure?.unit}
            note={
              figure ? (
                <LocalLink to={`/location/${figure.slug}`}>{figure.place}</LocalLink>
              ) : (
                t('pages.regionDryNote')
              )
            }
          />
        ))}
      </Tiles>
    </section>
  )
}
