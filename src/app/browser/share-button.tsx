import { Button } from '../design/button.tsx'
import { Glyph } from '../design/icons/icon.tsx'
import { useToast } from '../design/toast.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { sharedAddress } from './place-address.ts'
import { useRootData } from './root-data.ts'
import { useCopy } from './use-copy.ts'

type ShareButtonProps = {
  /** A part of the page: an anchor, and a parameter that names it to the server as well. */
  part?: { anchor: string; parameter: string }
  /** What is shared, where a page has several of these buttons. */
  about?: string
}

/** Opens the system's share sheet, or copies the address if there is none. */
export function ShareButton({ part, about }: ShareButtonProps) {
  const { t, format, language } = useLanguage()
  const showToast = useToast()
  const copy = useCopy()
  const place = useRootData()?.place

  async function share() {
    const here = sharedAddress(window.location.href, { place: part ? undefined : place?.value, language })
    if (part) {
      here.searchParams.set(part.parameter, part.anchor)
      here.hash = part.anchor
    }
    const url = here.href
    if (navigator.share) {
      try {
        await navigator.share({ title: about ?? document.title, url })
      } catch (error) {
        // Closing the sheet is a choice, not a failure.
        if (!(error instanceof DOMException && error.name === 'AbortError'))
          showToast({ title: t('common.shareFailed'), variant: 'destructive' })
      }
      return
    }
    await copy(url, { title: t('common.linkCopied') }, { title: t('common.shareFailed'), description: url })
  }

  return (
    <Button
      variant="outline"
      size="small"
      className="share-button needs-scripts screen-only"
      aria-label={about && `${t('common.share')}${format.colon} ${about}`}
      onClick={share}
    >
      <Glyph name="share" size={18} />
      <span>{t('common.share')}</span>
    </Button>
  )
}
