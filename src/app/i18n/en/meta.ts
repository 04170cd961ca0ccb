export default {
  homeTitle: '{app}: {subtitle} | {place}',
  homeDescription:
    'Current weather {inPlace}: {temperature}, {description}. 24 hours, 7 days, warnings and rain radar for Switzerland.',
  homeDescriptionPlain:
    'Weather {inPlace}: now, the next 24 hours, 7 days, warnings and rain radar for Switzerland.',
  radarTitle: 'Rain radar',
  radarDescription:
    'Rain radar for Switzerland with our own forecast up to 2 hours ahead: precipitation, clouds, snow and intense cells.',
  alertsTitle: 'Weather alerts',
  alertsDescription:
    'All active weather warnings for Switzerland on the map and as a list, by region and type.',
  forecastTitle: '7-day forecast {forPlace}',
  forecastDescription:
    'Forecast for the coming days {inPlace}, hour by hour where available: temperature, precipitation, wind and sun.',
  precipitationTitle: 'Precipitation {inPlace}',
  precipitationDescription:
    'How much rain and snow has fallen and is expected {inPlace} and across Switzerland, in millimetres.',
  seasonalTitle: 'Season and climate {inPlace}',
  seasonalDescription: '1991–2020 climate normals, day length and typical weather of the season {inPlace}.',
  planTitle: 'When will it be dry {inPlace}?',
  planDescription:
    'The best hours of the coming days {inPlace} for a walk, a hike, cycling, laundry, hay, a barbecue, swimming or skiing, with criteria you can change.',
  whereTitle: 'Where is the sun?',
  whereDescription:
    'Three places within reach for the day: sunny, dry, above the fog, by a warm lake, on the best snow, cool or right for a hike, with a map.',
  wayTitle: 'Weather on the way',
  wayDescription:
    'Rain, wind and warnings along a hike, a ride or a drive through Switzerland, minute by minute and hour by hour, and when it is best to leave.',
  snowTitle: 'Snow and avalanches: bulletin, depths, snow line',
  snowDescription:
    'SLF avalanche bulletin on the map and in words, snow depths of the mountain stations, snow line and freezing level {forPlace}.',
  waterTitle: 'Lakes and rivers: levels, temperature, flood danger',
  waterDescription:
    'Water level, temperature and flood danger of Swiss lakes and rivers on the map and as a list, with trend.',
  bathingTitle: 'Bathing weather {inPlace}',
  bathingDescription:
    'Water temperatures of lakes and rivers {inPlace} and nearby, warmest first, with today’s weather.',
  pollenTitle: 'Pollen {inPlace}',
  pollenDescription:
    'Pollen measured at MeteoSwiss stations: hazel, alder, ash, birch, beech, oak and grasses, with load, trend and season, and the UV index.',
  accuracyTitle: 'Forecast accuracy',
  accuracyDescription:
    'How far off our forecasts were: temperature, precipitation and its probability, compared with Swiss stations and the radar.',
  locationTitle: 'Weather {inPlace}',
  regionTitle: 'Weather {inPlace}',
  regionDescription: 'Current weather, warnings and the coming days {inPlace}.',
  mountainTitle: 'Mountain weather: {place}',
  mountainDescription: 'Peaks, passes and huts {inPlace}: weather, wind and freezing level.',
  aboutTitle: 'About {site}',
  aboutDescription:
    'What {site} is, where its data comes from, how fresh it is and how the rain forecast works.',
  contactTitle: 'Contact',
  contactDescription: 'How to reach the people behind {site}.',
  privacyTitle: 'Privacy policy',
  privacyDescription: 'What {site} stores, for how long, and who else can see it.',
  termsTitle: 'Terms of use',
  termsDescription: 'The terms for using {site}.',
  cookiesTitle: 'Cookie policy',
  cookiesDescription:
    'Every cookie and storage entry that {site} uses, what it is for and how long it lasts.',
  adsTitle: 'Advertising policy',
  adsDescription: 'How {site} shows ads, and what you decide about them.',
  accessibilityTitle: 'Accessibility',
  accessibilityDescription: 'Who can use the site, what is tested and where it falls short.',
  settingsTitle: 'Settings',
  settingsDescription:
    'Units of temperature, wind and precipitation, appearance and motion, and deleting what is stored in this browser.',
  placesTitle: 'My places',
  placesDescription: 'Your saved places with their weather, the next two hours and warnings at a glance.',
  embedTitle: 'Weather for your website',
  embedDescription:
    'Put the weather of any place on your own site: free of charge, without ads, cookies or scripts.',
  setupTitle: 'Set up the weather service',
  setupDescription:
    'Choose the weather service, check the sources and see what is left to do before going public.',
  picture: 'Current weather {inPlace}',
  notFoundTitle: 'Page Not Found',
  notFoundDescription: 'This page does not exist.',
  switchedOffTitle: 'Page switched off',
  switchedOffDescription: 'This site does not offer this page.',
} as const
