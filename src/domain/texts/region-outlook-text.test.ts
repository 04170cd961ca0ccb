import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../language.ts'
import type { RegionDay } from '../weather/region-outlook.ts'
import { wholeDegrees } from '../weather/units.ts'
import { type RegionOutlook, regionOutlookText } from './region-outlook-text.ts'

const today: RegionDay = {
  sky: 'cloudy',
  isUniform: false,
  wet: [{ weather: 'snow', extent: 'some' }],
  lowestMaxC: -8,
  highestMaxC: 9,
  lowestMinC: -11,
}
const tomorrow: RegionDay = {
  sky: 'sunny',
  isUniform: true,
  wet: [],
  lowestMaxC: 1,
  highestMaxC: 1,
  lowestMinC: -2,
}
const outlook: RegionOutlook = {
  today,
  tomorrow,
  gust: { speed: '85\u00a0km/h', place: 'Säntis' },
  isTonight: false,
  isMountainous: true,
}

describe('a region in two sentences', () => {
  it.each(languages)('in %s no sentence has more than twenty words', (language) => {
    const said = regionOutlookText(outlook, language, wholeDegrees)
    // A figure and its unit are one word.
    for (const sentence of said.replaceAll('\u00a0', '').split('. '))
      expect(sentence.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length).toBeLessThanOrEqual(20)
  })

  it('English fog makes a region foggy', () => {
    const foggy = { ...tomorrow, sky: 'fog' } as const
    expect(regionOutlookText({ ...outlook, today: foggy, gust: null }, 'en', wholeDegrees)).toMatch(
      /^Foggy today/,
    )
  })

  it.each<[Language, string]>([
    [
      'en',
      'Mostly cloudy today, snow in places, highs of −8 to 9\u00a0degrees depending on altitude. Gusts up to 85\u00a0km/h (Säntis). Sunny tomorrow, highs around 1\u00a0degree.',
    ],
    [
      'de',
      'Heute meist bewölkt, gebietsweise Schneefall, Höchstwerte −8 bis 9\u00a0Grad je nach Höhe. Böen bis 85\u00a0km/h (Säntis). Morgen sonnig, Höchstwerte um 1\u00a0Grad.',
    ],
    [
      'fr',
      'Aujourd’hui\u202f: temps généralement nuageux, neige par endroits, températures maximales de −8 à 9\u00a0degrés selon l’altitude. Rafales jusqu’à 85\u00a0km/h (Säntis). Demain\u202f: temps ensoleillé, températures maximales proches de 1\u00a0degré.',
    ],
    [
      'it',
      'Oggi in prevalenza nuvoloso, nevicate in alcune zone, massime da −8 a 9\u00a0gradi a seconda della quota. Raffiche fino a 85\u00a0km/h (Säntis). Domani soleggiato, massime di circa 1\u00a0grado.',
    ],
  ])('%s', (language, text) => {
    expect(regionOutlookText(outlook, language, wholeDegrees)).toBe(text)
  })

  it.each(languages)('%s leaves out what is not there', (language) => {
    const text = regionOutlookText(
      { today: null, tomorrow, gust: null, isTonight: false, isMountainous: false },
      language,
      wholeDegrees,
    )
    expect(text).not.toMatch(/null|undefined|NaN|km\/h|, ,/)
    expect(text.match(/\./g)).toHaveLength(1)
    expect(
      regionOutlookText(
        { today: null, tomorrow: null, gust: null, isTonight: false, isMountainous: true },
        language,
        wholeDegrees,
      ),
    ).toBe('')
  })

  it('speaks of tonight where only the evening is left', () => {
    expect(regionOutlookText({ ...outlook, isTonight: true }, 'en', wholeDegrees)).toMatch(
      /^Mostly cloudy tonight, snow/,
    )
    expect(regionOutlookText({ ...outlook, isTonight: true }, 'de', wholeDegrees)).toMatch(
      /^Heute Abend meist/,
    )
    // An evening cools: it has no highs, and its coldest belongs to it.
    expect(regionOutlookText({ ...outlook, isTonight: true }, 'en', wholeDegrees)).toMatch(
      / temperatures of −11 to 9/,
    )
  })

  it.each<[Language, RegExp]>([
    ['en', /^Clear tonight, /],
    ['de', /^Heute Abend klar, /],
    ['fr', /^Ce soir\u202f: ciel dégagé, /],
    ['it', /^Stasera sereno, /],
  ])('no sun shines at night: %s', (language, text) => {
    expect(
      regionOutlookText({ ...outlook, today: tomorrow, isTonight: true }, language, wholeDegrees),
    ).toMatch(text)
  })

  it.each<[Language, RegExp]>([
    ['en', /^Widespread rain today, thunderstorms in places, highs/],
    ['de', /^Heute überall Regen, gebietsweise Gewitter, Höchst/],
    ['fr', /^Aujourd’hui\u202f: pluie partout, orages par endroits, temp/],
    ['it', /^Oggi pioggia ovunque, temporali in alcune zone, mass/],
  ])('does not speak of clouds where it rains everywhere: %s', (language, text) => {
    const wet: RegionDay = {
      ...today,
      wet: [
        { weather: 'rain', extent: 'everywhere' },
        { weather: 'thunderstorms', extent: 'some' },
      ],
    }
    expect(regionOutlookText({ ...outlook, today: wet, gust: null }, language, wholeDegrees)).toMatch(text)
  })
})
