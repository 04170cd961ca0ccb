import type { InEveryLanguage } from '../../domain/language.ts'
import { useLanguage } from './language-provider.tsx'

/** MeteoSwiss gives the words of its credit in each language; the others give theirs in English only. */
const meteoSwiss: InEveryLanguage = {
  en: 'Source: MeteoSwiss',
  de: 'Quelle: MeteoSchweiz',
  fr: 'Source\u202f: MétéoSuisse',
  it: 'Fonte: MeteoSvizzera',
}

/** Who the data come from, in the words the owner asks for. */
export function CreditLink({
  attribution,
  isTranslated = false,
  url,
}: {
  attribution: string
  isTranslated?: boolean
  url: string
}) {
  const { language } = useLanguage()
  const isMeteoSwiss = attribution === meteoSwiss.en
  return (
    <a href={url} lang={isMeteoSwiss || isTranslated ? undefined : 'en'}>
      {isMeteoSwiss ? meteoSwiss[language] : attribution}
    </a>
  )
}
