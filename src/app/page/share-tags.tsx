import type { Language } from '../../domain/language.ts'
import { localisePath } from '../i18n/localised-path.ts'
import type { PageMeta } from './page-meta.ts'

type ShareTagsProps = { meta: PageMeta; language: Language; origin: string }

/** What messengers and social networks show of a shared link, besides title and description. */
export function ShareTags({
  meta: { picture, pictureAlt, sharedPath, title },
  language,
  origin,
}: ShareTagsProps) {
  const addressOf = (path: string) => origin + localisePath(path, language)
  return (
    <>
      <meta property="og:locale" content={`${language}_CH`} />
      {sharedPath && <meta property="og:url" content={addressOf(sharedPath)} />}
      {picture && (
        <>
          <meta property="og:image" content={addressOf(picture)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={pictureAlt ?? title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
