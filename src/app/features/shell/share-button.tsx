import { Button } from '../../design/button.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { useToast } from '../../design/toast.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { useHydrated } from '../charts/use-hydrated.ts'

/** Hands the page's address to the system's share sheet, or copies it where there is none. */
export function ShareButton() {
  const { t } = useLanguage()
  const showToast = useToast()
  const isHydrated = useHydrated()

  async function share() {
    const url = window.location.href
    if (navigator.share) {
      try {
        await navigator.share({ title: document.title, url })
      } catch (error) {
        // Closing the sheet is a choice, not a failure.
        if (!(error instanceof DOMException && error.name === 'AbortError'))
          showToast({ title: t('common.shareFailed'), variant: 'destructive' })
      }
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      showToast({ title: t('common.linkCopied') })
    } catch {
      showToast({ title: t('common.shareFailed'), description: url, variant: 'destructive' })
    }
  }

  // Without scripts nothing could be shared; the room is kept so that nothing moves when they arrive.
  return (
    <Button
      variant="outline"
      size="small"
      className="share-button"
      onClick={share}
      style={{ visibility: isHydrated ? 'visible' : 'hidden' }}
    >
      <Glyph name="external" size={18} />
      {t('common.share')}
    </Button>
  )
}
