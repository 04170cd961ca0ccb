/** What the tools for language models say of their own, in English: data, titles and warnings are others' words. */
export const ownAnswers = {
  noPlaces: 'No such place.',
  noWeather: 'No weather data at the moment.',
  noRadar: 'No radar data for this place at the moment.',
  noOutlook: 'The outlook is not known at the moment.',
  outside: 'Our warnings do not cover this place.',
  noDangers: 'No warnings or dangers are known.',
  unknownDangers: 'Warnings are not known at the moment; that is not an all-clear.',
  noGoal: 'No forecast at the altitude that this activity needs.',
  noHours: 'No hours that are certain enough.',
} as const
