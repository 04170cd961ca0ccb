import { type Language, languages } from '../../domain/language.ts'
import { localisePath } from '../i18n/localised-path.ts'
import type { PageMeta } from './page-meta.ts'

const localeOf = (language: Language) => `${language}_CH`

/** What messengers and social networks show of a shared link, besides title and description. */
export function ShareTags({
  meta: { picture, sharedPath },
  language,
  origin,
}: {
  meta: PageMeta
  language: Language
  origin: string
}) {
  const addressOf = (path: string) => origin + localisePath(path, language)
  return (
    <>
      <meta property="og:locale" content={localeOf(language)} />
      {languages
        .filter((one) => one !== language)
        .map((one) => (
          <meta key={one} property="og:locale:alternate" content={localeOf(one)} />
        ))}
      {sharedPath && <meta property="og:url" content={addressOf(sharedPath)} />}
      {picture && (
        <>
          <meta property="og:image" content={addressOf(picture)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
