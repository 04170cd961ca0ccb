/** What falls, as the pictogram has it; null: nothing. */
export type PictogramForm = 'rain' | 'sleet' | 'snow' | null

const dry = [1, 2, 3, 4, 5, 26, 27, 28, 35]
const sleet = [7, 10, 15, 18, 21, 31]
const snow = [8, 11, 16, 19, 22, 30, 34, 37, 39, 42]

/** MeteoSwiss' pictograms 1 to 42 by the OpenWeather code whose icon and words say the same. */
const codes = new Map<number, number>([
  [1, 800], // sunny
  [2, 801], // mostly sunny
  [3, 802], // partly sunny
  [4, 803], // variable clouds
  [5, 804], // overcast
  [6, 321], // sunny spells, isolated showers
  [7, 616], // sunny spells, isolated rain or snow showers
  [8, 620], // sunny spells, isolated snow showers
  [9, 321], // cloudy, some showers
  [10, 616], // cloudy, some rain or snow showers
  [11, 621], // cloudy, some snow showers
  [12, 200], // sunny spells, slight risk of thunderstorms
  [13, 201], // sunny spells, thunderstorms
  [14, 500], // very cloudy, light rain
  [15, 616], // very cloudy, light snow or rain
  [16, 600], // very cloudy, light snow
  [17, 501], // very cloudy, rain at times
  [18, 616], // very cloudy, snow or rain at times
  [19, 601], // very cloudy, snow at times
  [20, 501], // very cloudy, persistent rain
  [21, 616], // very cloudy, persistent rain or snow
  [22, 602], // very cloudy, persistent snow
  [23, 200], // very cloudy, slight risk of thunderstorms
  [24, 201], // very cloudy, thunderstorms
  [25, 202], // very cloudy, severe thunderstorms
  [26, 801], // high clouds
  [27, 804], // low stratus
  [28, 741], // fog
  [29, 321], // slightly cloudy, isolated showers
  [30, 600], // slightly cloudy, light snowfall
  [31, 616], // partly sunny, some snow or rain showers
  [32, 321], // partly sunny, some showers: often taken for thunder, which it is not
  [33, 501], // cloudy, frequent showers
  [34, 621], // cloudy, frequent snow showers
  [35, 804], // overcast and dry
  [36, 201], // partly sunny, thundery
  [37, 201], // partly sunny, thunderstorms and snow showers
  [38, 201], // cloudy, thunderstorms and frequent showers
  [39, 201], // cloudy, thunderstorms and frequent snow showers
  [40, 200], // very cloudy, slight risk of thunderstorms
  [41, 200], // cloudy, slight risk of thunderstorms
  [42, 201], // very cloudy, thunderstorms and frequent snow showers
])

/**
 * null for a number that is no pictogram. 101 to 142 are the same by night; day or night is the hour's own and not read
 * from here, for the pictogram is of the three hours before and lags behind the sun.
 */
export function pictogram(number: number | null): { conditionCode: number; falling: PictogramForm } | null {
  if (number === null || number > 142 || (number > 42 && number < 101)) return null
  const day = number % 100
  const conditionCode = codes.get(day)
  if (conditionCode === undefined) return null
  const falling = dry.includes(day)
    ? null
    : snow.includes(day)
      ? 'snow'
      : sleet.includes(day)
        ? 'sleet'
        : 'rain'
  return { conditionCode, falling }
}
