import { creditText } from './credit-text.ts'
import { useLanguage } from './language-provider.tsx'

type CreditLinkProps = { attribution: string; isTranslated?: boolean; url: string }

/** The source of the data, in the words its owner requires: in English where the language has none of its own. */
export function CreditLink({ attribution, isTranslated = false, url }: CreditLinkProps) {
  const { language } = useLanguage()
  const text = creditText(attribution, language)
  return (
    <a href={url} lang={text === attribution && !isTranslated ? 'en' : undefined}>
      {text}
    </a>
  )
}
