import type { Language } from '../../domain/language.ts'
import { localisePath } from '../i18n/localised-path.ts'
import type { PageMeta } from './page-meta.ts'

type ShareTagsProps = { meta: PageMeta; language: Language; origin: string }

/** What messengers and social networks show of a shared link, besides title and description. */
export function ShareTags({
  meta: { preview, previewAlt, sharedPath, title },
  language,
  origin,
}: ShareTagsProps) {
  const addressOf = (path: string) => origin + localisePath(path, language)
  return (
    <>
      <meta property="og:locale" content={`${language}_CH`} />
      {sharedPath && <meta property="og:url" content={addressOf(sharedPath)} />}
      {preview && (
        <>
          <meta property="og:image" content={addressOf(preview)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={previewAlt ?? title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
