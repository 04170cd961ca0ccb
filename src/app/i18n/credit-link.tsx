import type { InEveryLanguage } from '../../domain/language.ts'
import { useLanguage } from './language-provider.tsx'

/** MeteoSwiss gives the words of its credit in each language; the others give theirs in English only. */
const meteoSwiss: InEveryLanguage = {
  en: 'Source: MeteoSwiss',
  de: 'Quelle: MeteoSchweiz',
  fr: 'Source: MétéoSuisse',
  it: 'Fonte: MeteoSvizzera',
}

/** Who the data come from, in the words the owner asks for. */
export function CreditLink({ attribution, url }: { attribution: string; url: string }) {
  const { language } = useLanguage()
  return attribution === meteoSwiss.en ? (
    <a href={url}>{meteoSwiss[language]}</a>
  ) : (
    <a href={url} lang="en">
      {attribution}
    </a>
  )
}
