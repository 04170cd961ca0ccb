/** Data that is part of the site itself, with the credit its licence requires. */
export const embeddedData = [
  { id: 'places', name: 'GeoNames', licence: 'CC BY 4.0', url: 'https://www.geonames.org' },
  {
    id: 'postcodes',
    name: 'switzerland-postal-codes (Swiss Post, GeoNames)',
    licence: 'MIT, CC BY 4.0',
    url: 'https://www.npmjs.com/package/switzerland-postal-codes',
  },
  {
    id: 'boundaries',
    name: 'swiss-maps (Federal Statistical Office, swisstopo)',
    licence: 'BSD-3-Clause',
    url: 'https://github.com/interactivethings/swiss-maps',
  },
  {
    id: 'neighbours',
    name: 'Natural Earth (world-atlas)',
    licence: 'Public domain',
    url: 'https://www.naturalearthdata.com',
  },
  {
    id: 'normals',
    name: 'MeteoSwiss, WMO Climatological Normals',
    licence: 'CC BY 4.0',
    url: 'https://github.com/wmo-im/WMO-climatological-normals-CLINO',
  },
  {
    id: 'warning-regions',
    name: 'MeteoSwiss, MeteoAlarm (em-jov/meteoalarm)',
    licence: 'MIT',
    url: 'https://github.com/em-jov/meteoalarm',
  },
  {
    id: 'terrain',
    name: 'NOAA NCEI, ETOPO1',
    licence: 'Public domain',
    url: 'https://doi.org/10.7289/V5C8276M',
  },
  { id: 'font', name: 'Inter Tight', licence: 'SIL OFL 1.1', url: 'https://github.com/rsms/inter-tight' },
] as const
