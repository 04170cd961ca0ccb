import type { SourceView } from './source-view.ts'

type CreditLinkProps = Pick<SourceView, 'attribution' | 'isEnglish' | 'url'>

export function CreditLink({ attribution, isEnglish, url }: CreditLinkProps) {
  return (
    <a href={url} lang={isEnglish ? 'en' : undefined}>
      {attribution}
    </a>
  )
}
