import type { InEveryLanguage, Language } from '../../domain/language.ts'
import { useLanguage } from './language-provider.tsx'

/** By their English words: those of which each language has its own; the others are given in English only. */
const credits: Readonly<Record<string, InEveryLanguage>> = {
  'Source: MeteoSwiss': {
    en: 'Source: MeteoSwiss',
    de: 'Quelle: MeteoSchweiz',
    fr: 'Source\u202f: MétéoSuisse',
    it: 'Fonte: MeteoSvizzera',
  },
  'WSL Institute for Snow and Avalanche Research SLF': {
    en: 'WSL Institute for Snow and Avalanche Research SLF',
    de: 'WSL-Institut für Schnee- und Lawinenforschung SLF',
    fr: 'WSL-Institut pour l’étude de la neige et des avalanches SLF',
    it: 'WSL-Istituto per lo studio della neve e delle valanghe SLF',
  },
  'Weather forecast: MET Norway': {
    en: 'Weather forecast: MET Norway',
    de: 'Wetterprognose: MET Norway',
    fr: 'Prévisions météo\u202f: MET Norway',
    it: 'Previsioni meteo: MET Norway',
  },
}

/** A credit in the language where there are words for it, else as it is. */
export const creditIn = (attribution: string, language: Language): string =>
  credits[attribution]?.[language] ?? attribution

type CreditLinkProps = { attribution: string; isTranslated?: boolean; url: string }

/** The source of the data, in the words its owner requires. */
export function CreditLink({ attribution, isTranslated = false, url }: CreditLinkProps) {
  const { language } = useLanguage()
  const isOwn = attribution in credits || isTranslated
  return (
    <a href={url} lang={isOwn ? undefined : 'en'}>
      {creditIn(attribution, language)}
    </a>
  )
}
