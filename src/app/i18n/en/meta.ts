export default {
  homeTitle: '{app}: {subtitle} | {place}',
  homeDescription:
    'Current weather {inPlace}: {temperature}, {description}. 24 hours, 8 days, warnings and rain radar for Switzerland.',
  homeDescriptionPlain:
    'Weather {inPlace}: now, the next 24 hours, 8 days, warnings and rain radar for Switzerland.',
  radarTitle: 'Rain radar',
  radarDescription:
    'Rain radar for Switzerland with our own forecast up to 2 hours ahead: precipitation, clouds, snow and storms.',
  alertsTitle: 'Weather alerts',
  alertsDescription:
    'All active weather warnings for Switzerland on the map and as a list, by region and type.',
  forecastTitle: '7-day forecast for {place}',
  forecastDescription: 'Hour by hour for 7 days {inPlace}: temperature, precipitation, wind and sun.',
  precipitationTitle: 'Precipitation {inPlace}',
  precipitationDescription:
    'How much rain and snow fell and will fall {inPlace} and in Switzerland, in millimetres.',
  seasonalTitle: 'Season and climate {inPlace}',
  seasonalDescription: 'Climate normals 1991–2020, day length and typical weather of the season {inPlace}.',
  locationTitle: 'Weather {place}',
  regionTitle: 'Weather {inPlace}',
  regionDescription: 'Current weather, warnings and the coming days {inPlace}.',
  aboutTitle: 'About Wetterhorn',
  aboutDescription:
    'What Wetterhorn is, where its data comes from, how fresh it is and how the rain forecast works.',
  contactTitle: 'Contact',
  contactDescription: 'How to reach the people behind Wetterhorn.',
  privacyTitle: 'Privacy policy',
  privacyDescription: 'What Wetterhorn stores, for how long, and who else sees what.',
  termsTitle: 'Terms of use',
  termsDescription: 'The terms for using Wetterhorn.',
  cookiesTitle: 'Cookie policy',
  cookiesDescription:
    'Every cookie and storage key that Wetterhorn uses, what it is for and how long it stays.',
  adsTitle: 'Advertising policy',
  adsDescription: 'How Wetterhorn shows ads, and what you decide about them.',
  setupTitle: 'Set up the weather service',
  setupDescription: 'The weather-service key of this installation.',
  notFoundTitle: 'Page Not Found',
  notFoundDescription: 'This page does not exist.',
} as const
