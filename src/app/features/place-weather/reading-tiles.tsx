import { Section } from '../../design/section.tsx'
import { Fact, Facts, Tile, Tiles } from '../../design/tiles.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { LoadedWeather } from './weather-page.server.ts'

/** Figures of the hour and the line of facts beneath. A value not given is left out. */
export function ReadingTiles({ weather }: { weather: LoadedWeather }) {
  const { t, format } = useLanguage()
  const { feelsLike, humidity, wind, precipitation, facts } = weather
  return (
    <Section title={t('home.readings')}>
      <Tiles>
        {feelsLike && <Tile label={t('home.feelsLike')} {...feelsLike} unit={format.unitNames.temperature} />}
        {humidity && <Tile label={t('home.humidity')} {...humidity} unit="%" />}
        {wind && <Tile label={t('home.wind')} {...wind} unit={format.unitNames.speed} />}
        <Tile label={t('home.chance')} {...precipitation} unit="%" />
      </Tiles>
      <Facts>
        {facts.sunrise && <Fact glyph="sunrise" label={t('home.sunrise')} value={facts.sunrise} />}
        {facts.sunset && <Fact glyph="sunset" label={t('home.sunset')} value={facts.sunset} />}
        {facts.uv && <Fact glyph="uv" label={t('home.uvIndex')} value={facts.uv} />}
        {facts.visibility && <Fact glyph="eye" label={t('home.visibility')} value={facts.visibility} />}
        {facts.sunshine && <Fact glyph="uv" label={t('home.sunshineToday')} value={facts.sunshine} />}
        {facts.freezingLevel && <Fact label={t('home.freezingLevel')} value={facts.freezingLevel} />}
      </Facts>
    </Section>
  )
}
