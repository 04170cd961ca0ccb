import type { InEveryLanguage, Language } from '../domain/language.ts'

/** What decides OpenWeather's condition code, for an instant, an hour or a day. */
export type DemoSky = {
  cloudPercent: number
  /** mm/h; 0 is dry. */
  rateMmh: number
  showerMmh: number
  isSnow: boolean
  isSleet: boolean
  isThunder: boolean
  isFog: boolean
  visibilityM: number
}

export type WireCondition = { id: number; main: string; description: string; icon: string }

/** Code → group, icon and words as OpenWeather documents and translates them (German in Swiss spelling). */
const conditions: Record<number, { main: string; icon: string; words: InEveryLanguage }> = {
  200: thunder(
    'thunderstorm with light rain',
    'Gewitter mit leichtem Regen',
    'orage et pluie fine',
    'temporale con pioggerella',
  ),
  201: thunder('thunderstorm with rain', 'Gewitter mit Regen', 'orage et pluie', 'temporale con pioggia'),
  202: thunder(
    'thunderstorm with heavy rain',
    'Gewitter mit starkem Regen',
    'orage et fortes pluies',
    'temporale con forte pioggia',
  ),
  300: {
    main: 'Drizzle',
    icon: '09',
    words: words('light intensity drizzle', 'leichtes Nieseln', 'bruine légère', 'pioviggine leggera'),
  },
  500: rain('light rain', 'Leichter Regen', 'légère pluie', 'pioggia leggera'),
  501: rain('moderate rain', 'Mässiger Regen', 'pluie modérée', 'pioggia moderata'),
  502: rain('heavy intensity rain', 'Sehr starker Regen', 'forte pluie', 'forte pioggia'),
  503: rain('very heavy rain', 'Extremer Regen', 'très forte pluie', 'pioggia molto forte'),
  520: shower('light intensity shower rain', 'Leichte Regenschauer', 'averses légères', 'leggeri rovesci'),
  521: shower('shower rain', 'Regenschauer', 'averses de pluie', 'rovesci di pioggia'),
  522: shower('heavy intensity shower rain', 'Heftige Regenschauer', 'fortes averses', 'forti rovesci'),
  600: snow('light snow', 'Leichter Schneefall', 'légères chutes de neige', 'neve leggera'),
  601: snow('snow', 'Schneefall', 'chutes de neige', 'neve'),
  602: snow('heavy snow', 'Starker Schneefall', 'fortes chutes de neige', 'forte nevicata'),
  616: snow('rain and snow', 'Regen und Schnee', 'pluie et neige', 'pioggia e neve'),
  621: snow('shower snow', 'Schneeschauer', 'averses de neige', 'rovesci di neve'),
  701: { main: 'Mist', icon: '50', words: words('mist', 'Trüb', 'brume', 'foschia') },
  741: { main: 'Fog', icon: '50', words: words('fog', 'Nebel', 'brouillard', 'nebbia') },
  800: {
    main: 'Clear',
    icon: '01',
    words: words('clear sky', 'Klarer Himmel', 'ciel dégagé', 'cielo sereno'),
  },
  801: clouds('02', 'few clouds', 'Ein paar Wolken', 'peu nuageux', 'poche nuvole'),
  802: clouds('03', 'scattered clouds', 'Mässig bewölkt', 'partiellement nuageux', 'nubi sparse'),
  803: clouds('04', 'broken clouds', 'Überwiegend bewölkt', 'nuageux', 'nubi sparse'),
  804: clouds('04', 'overcast clouds', 'Bedeckt', 'couvert', 'cielo coperto'),
}

function words(en: string, de: string, fr: string, it: string): InEveryLanguage {
  return { en, de, fr, it }
}
type Four = [en: string, de: string, fr: string, it: string]
function thunder(...four: Four) {
  return { main: 'Thunderstorm', icon: '11', words: words(...four) }
}
function rain(...four: Four) {
  return { main: 'Rain', icon: '10', words: words(...four) }
}
function shower(...four: Four) {
  return { main: 'Rain', icon: '09', words: words(...four) }
}
function snow(...four: Four) {
  return { main: 'Snow', icon: '13', words: words(...four) }
}
function clouds(icon: string, ...four: Four) {
  return { main: 'Clouds', icon, words: words(...four) }
}

/** Rain classes at 2.5, 10 and 50 mm/h and cloud classes at 11, 25, 51 and 85 % as OpenWeather documents them. */
export function conditionId(sky: DemoSky): number {
  const rate = sky.rateMmh
  if (rate > 0) {
    if (sky.isThunder) return rate < 2.5 ? 200 : rate < 10 ? 201 : 202
    const isShower = sky.showerMmh > rate / 2
    if (sky.isSleet) return 616
    if (sky.isSnow) return isShower ? 621 : rate < 0.7 ? 600 : rate < 2.5 ? 601 : 602
    if (isShower) return rate < 2.5 ? 520 : rate < 10 ? 521 : 522
    if (rate < 0.2) return 300
    return rate < 2.5 ? 500 : rate < 10 ? 501 : rate < 50 ? 502 : 503
  }
  if (sky.isFog) return 741
  if (sky.visibilityM < 5000) return 701
  if (sky.cloudPercent < 11) return 800
  return sky.cloudPercent < 25 ? 801 : sky.cloudPercent < 51 ? 802 : sky.cloudPercent < 85 ? 803 : 804
}

export function wireCondition(sky: DemoSky, isDay: boolean, language: Language): WireCondition {
  const id = conditionId(sky)
  const { main, icon, words } =
    conditions[id] ?? clouds('04', 'overcast clouds', 'Bedeckt', 'couvert', 'cielo coperto')
  return { id, main, description: words[language], icon: `${icon}${isDay ? 'd' : 'n'}` }
}
