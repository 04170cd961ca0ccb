import { Button } from '../design/button.tsx'
import { Glyph } from '../design/icons/icon.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import type { SharedPart } from './share.ts'
import { useShare } from './use-share.ts'

type ShareButtonProps = {
  part?: SharedPart
  /** What is shared, where a page has several of these buttons. */
  about?: string
}

/** Of a part of the page, or of what is on the screen. The page itself is shared from its header. */
export function ShareButton({ part, about }: ShareButtonProps) {
  const { t, format } = useLanguage()
  return (
    <Button
      variant="outline"
      size="small"
      className="share-button needs-scripts screen-only"
      aria-label={about && `${t('common.share')}${format.colon} ${about}`}
      onClick={useShare(part, about)}
    >
      <Glyph name="share" size={18} />
      <span>{t('common.share')}</span>
    </Button>
  )
}
