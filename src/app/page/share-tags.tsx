import type { Language } from '../../domain/language.ts'
import { localisePath } from '../i18n/localised-path.ts'
import type { PageMeta } from './page-meta.ts'

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
      <meta property="og:locale" content={`${language}_CH`} />
      {sharedPath && <meta property="og:url" content={addressOf(sharedPath)} />}
      {picture && (
        <>
          <meta property="og:image" content={addressOf(picture)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
