import type { InEveryLanguage, Language } from '../domain/language.ts'

/** A service that warns, as it calls itself, with its own page. */
export type WarningService = { name: string; url: string }

/** MeteoSwiss goes by a name and address of its own in each language. */
const meteoswiss: InEveryLanguage<WarningService> = {
  en: { name: 'MeteoSwiss', url: 'https://www.meteoswiss.admin.ch' },
  de: { name: 'MeteoSchweiz', url: 'https://www.meteoschweiz.admin.ch' },
  fr: { name: 'MétéoSuisse', url: 'https://www.meteosuisse.admin.ch' },
  it: { name: 'MeteoSvizzera', url: 'https://www.meteosvizzera.admin.ch' },
}

const meteoalarm: WarningService = { name: 'MeteoAlarm', url: 'https://meteoalarm.org' }

/** Of the World Meteorological Organization: the warnings of its members. */
const worldwide: WarningService = {
  name: 'WMO Severe Weather Information Centre',
  url: 'https://severeweather.wmo.int',
}

/** Neighbours, and the countries whose cities visitors look up most. */
const national: Readonly<Record<string, WarningService>> = {
  AT: { name: 'GeoSphere Austria', url: 'https://warnungen.geosphere.at' },
  AU: { name: 'Bureau of Meteorology', url: 'https://www.bom.gov.au' },
  CA: { name: 'Environment Canada', url: 'https://weather.gc.ca' },
  DE: { name: 'Deutscher Wetterdienst', url: 'https://www.dwd.de' },
  ES: { name: 'AEMET', url: 'https://www.aemet.es' },
  FR: { name: 'Météo-France', url: 'https://vigilance.meteofrance.fr' },
  GB: { name: 'Met Office', url: 'https://www.metoffice.gov.uk' },
  IT: { name: 'Protezione Civile', url: 'https://www.protezionecivile.gov.it' },
  JP: { name: 'Japan Meteorological Agency', url: 'https://www.jma.go.jp' },
  US: { name: 'National Weather Service', url: 'https://www.weather.gov' },
}

/** Countries whose weather services issue through MeteoAlarm (meteoalarm.org, members). */
const meteoalarmCountries = new Set(
  'AD AT BA BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IL IS IT LT LU LV MD ME MK MT NL NO PL PT RO RS SE SI SK UA'.split(
    ' ',
  ),
)

/** Who warns in a country (ISO 3166-1 alpha-2, "" where it is not known), the nearest first. */
export function whoWarnsIn(country: string, language: Language): WarningService[] {
  if (country === 'CH' || country === 'LI') return [meteoswiss[language], meteoalarm]
  const own = national[country]
  const common = meteoalarmCountries.has(country) ? meteoalarm : worldwide
  return own ? [own, common] : [common]
}
