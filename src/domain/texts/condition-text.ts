import type { InEveryLanguage, Language } from '../language.ts'

type Coded = { conditionCode: number; isDay: boolean }

function four(en: string, de: string, fr: string, it: string): InEveryLanguage {
  return { en, de, fr, it }
}

const thunderstorm = four('thunderstorm', 'Gewitter', 'orage', 'temporale')
const heavyThunderstorm = four('heavy thunderstorm', 'heftiges Gewitter', 'violent orage', 'forte temporale')
const drizzle = four('drizzle', 'Nieselregen', 'bruine', 'pioviggine')
const lightRain = four('light rain', 'schwacher Regen', 'faible pluie', 'pioggia debole')
const rain = four('rain', 'Regen', 'pluie', 'pioggia')
const heavyRain = four('heavy rain', 'starker Regen', 'forte pluie', 'pioggia forte')
const freezingRain = four('freezing rain', 'gefrierender Regen', 'pluie verglaçante', 'pioggia congelante')
const lightShowers = four('light showers', 'schwache Regenschauer', 'faibles averses', 'deboli rovesci')
const showers = four('showers', 'Regenschauer', 'averses', 'rovesci')
const heavyShowers = four('heavy showers', 'kräftige Regenschauer', 'fortes averses', 'forti rovesci')
const lightSnow = four('light snow', 'schwacher Schneefall', 'faibles chutes de neige', 'deboli nevicate')
const snow = four('snow', 'Schneefall', 'chutes de neige', 'nevicate')
const heavySnow = four('heavy snow', 'starker Schneefall', 'fortes chutes de neige', 'forti nevicate')
const sleet = four('rain and snow', 'Schneeregen', 'pluie mêlée de neige', 'pioggia mista a neve')
const snowShowers = four('snow showers', 'Schneeschauer', 'averses de neige', 'rovesci di neve')
const mist = four('mist', 'Dunst', 'brume', 'foschia')
const fog = four('fog', 'Nebel', 'brouillard', 'nebbia')
const dust = four('dust in the air', 'Staub in der Luft', 'poussière dans l’air', 'polvere nell’aria')
const cloudy = four('cloudy', 'bewölkt', 'nuageux', 'nuvoloso')

/** By OpenWeather's condition code, which every source's conditions are put into. */
const words = new Map<number, InEveryLanguage>([
  [202, heavyThunderstorm],
  [212, heavyThunderstorm],
  [221, heavyThunderstorm],
  [232, heavyThunderstorm],
  [313, showers],
  [314, heavyShowers],
  [321, showers],
  [500, lightRain],
  [501, rain],
  [502, heavyRain],
  [503, heavyRain],
  [504, heavyRain],
  [511, freezingRain],
  [520, lightShowers],
  [521, showers],
  [522, heavyShowers],
  [531, showers],
  [600, lightSnow],
  [601, snow],
  [602, heavySnow],
  [611, sleet],
  [612, sleet],
  [613, sleet],
  [615, sleet],
  [616, sleet],
  [620, snowShowers],
  [621, snowShowers],
  [
    622,
    four('heavy snow showers', 'kräftige Schneeschauer', 'fortes averses de neige', 'forti rovesci di neve'),
  ],
  [701, mist],
  [711, four('smoke', 'Rauch', 'fumée', 'fumo')],
  [721, four('haze', 'Dunst', 'brume sèche', 'caligine')],
  [731, dust],
  [741, fog],
  [751, dust],
  [761, dust],
  [762, four('volcanic ash', 'Vulkanasche', 'cendres volcaniques', 'cenere vulcanica')],
  [771, four('squalls', 'Böen', 'rafales', 'raffiche')],
  [781, four('tornado', 'Tornado', 'tornade', 'tornado')],
  [803, four('variable cloud', 'wechselnd bewölkt', 'nuages et éclaircies', 'nuvolosità variabile')],
  [804, four('overcast', 'bedeckt', 'couvert', 'coperto')],
])

const byDay = new Map<number, InEveryLanguage>([
  [800, four('sunny', 'sonnig', 'ensoleillé', 'soleggiato')],
  [801, four('mostly sunny', 'meist sonnig', 'plutôt ensoleillé', 'in prevalenza soleggiato')],
  [802, four('partly cloudy', 'teilweise bewölkt', 'en partie ensoleillé', 'in parte nuvoloso')],
])
const byNight = new Map<number, InEveryLanguage>([
  [800, four('clear', 'klar', 'ciel dégagé', 'sereno')],
  [801, four('mostly clear', 'meist klar', 'ciel plutôt dégagé', 'in prevalenza sereno')],
  [802, four('partly cloudy', 'teilweise bewölkt', 'passages nuageux', 'in parte nuvoloso')],
])

/** For codes that have no words of their own: an unknown one claims neither sun nor rain. */
const ofGroup = new Map<number, InEveryLanguage>([
  [2, thunderstorm],
  [3, drizzle],
  [5, rain],
  [6, snow],
  [7, mist],
])

/** "light rain": the weather in our own words, to stand within a sentence; no provider's prose reaches a page. */
export function conditionText({ conditionCode, isDay }: Coded, language: Language): string {
  const found =
    (isDay ? byDay : byNight).get(conditionCode) ??
    words.get(conditionCode) ??
    ofGroup.get(Math.floor(conditionCode / 100)) ??
    cloudy
  return found[language]
}
