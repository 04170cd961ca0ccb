import type { InEveryLanguage } from '../language.ts'

/** Our own words in the calendar of the sun. */
type SunCalendarTexts = {
  title: (place: string) => string
  subtitle: string
  sunrise: string
  sunset: string
  /** "9 h 12 min". */
  daylight: (length: string) => string
}

export const sunCalendarTexts: InEveryLanguage<SunCalendarTexts> = {
  en: {
    title: (place) => `Sunrise and sunset: ${place}`,
    subtitle: 'Calculated for a flat horizon; mountains shorten the day.',
    sunrise: 'Sunrise',
    sunset: 'Sunset',
    daylight: (length) => `Daylight: ${length}`,
  },
  de: {
    title: (place) => `Sonnenaufgang und Sonnenuntergang: ${place}`,
    subtitle: 'Für einen flachen Horizont berechnet; Berge verkürzen den Tag.',
    sunrise: 'Sonnenaufgang',
    sunset: 'Sonnenuntergang',
    daylight: (length) => `Tageslänge: ${length}`,
  },
  fr: {
    title: (place) => `Lever et coucher du soleil\u202f: ${place}`,
    subtitle: 'Calculé pour un horizon plat\u202f: les montagnes raccourcissent le jour.',
    sunrise: 'Lever du soleil',
    sunset: 'Coucher du soleil',
    daylight: (length) => `Durée du jour\u202f: ${length}`,
  },
  it: {
    title: (place) => `Alba e tramonto: ${place}`,
    subtitle: 'Calcolati per un orizzonte piatto: le montagne accorciano il giorno.',
    sunrise: 'Alba',
    sunset: 'Tramonto',
    daylight: (length) => `Durata del giorno: ${length}`,
  },
}
